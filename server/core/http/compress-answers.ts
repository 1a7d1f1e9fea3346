// Compresses large answers of the API with Brotli.
import type { FastifyReply, FastifyRequest } from 'fastify';
import { compressAnswer } from '../rendering/compress-page.ts';
import { acceptsBrotli } from './accepts-brotli.ts';

/** In characters. A shorter answer takes only one or two packets anyway. */
const MIN_LENGTH = 2048;

/** A hook that compresses the answers of these paths, for callers that can read it. */
export function compressAnswers(paths: ReadonlySet<string>) {
  return async (request: FastifyRequest, reply: FastifyReply, payload: unknown): Promise<unknown> => {
    const [path = ''] = request.url.split('?', 1);
    if (!paths.has(path)) return payload;
    reply.header('vary', 'Accept-Encoding');
    if (typeof payload !== 'string' || payload.length < MIN_LENGTH || !acceptsBrotli(request)) return payload;
    const compressed = await compressAnswer(payload);
    reply.header('content-encoding', 'br').header('content-length', compressed.length);
    return compressed;
  };
}
