// Compresses large answers of the API.
import type { FastifyReply, FastifyRequest } from 'fastify';
import { compressAnswer } from '../rendering/compress-page.ts';
import { acceptsEncoding, type Encoding } from './accepts-encoding.ts';

/** In characters. A shorter answer takes only one or two packets anyway. */
const MIN_LENGTH = 2048;

const encodings: readonly Encoding[] = ['br', 'gzip'];

/** A hook that compresses the answers of these paths, for callers that can read it. */
export function compressAnswers(paths: ReadonlySet<string>) {
  return async (request: FastifyRequest, reply: FastifyReply, payload: unknown): Promise<unknown> => {
    const [path = ''] = request.url.split('?', 1);
    if (!paths.has(path)) return payload;
    reply.header('vary', 'Accept-Encoding');
    const encoding = encodings.find((name) => acceptsEncoding(request, name));
    if (!encoding || typeof payload !== 'string' || payload.length < MIN_LENGTH) return payload;
    const compressed = await compressAnswer(payload, encoding);
    reply.header('content-encoding', encoding).header('content-length', compressed.length);
    return compressed;
  };
}
