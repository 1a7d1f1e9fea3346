// What is answered when something has gone wrong that nobody foresaw, or when nothing is there to answer.
import { NOTHING_RUNS } from './content-security-policy.ts';
import { ORPCError } from '@orpc/server';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { type RefusalCode, refusals } from '#shared/errors.ts';

/** Every error ends here that no endpoint or page has turned into an answer of its own: in the log, and in Swedish. */
export function registerLastResort(app: FastifyInstance): void {
  app.setErrorHandler((error, request, reply) => {
    if (error instanceof ORPCError) return reply.code(error.status).send(error.toJSON());
    const status = statusOf(error);
    if (status >= 500) request.log.error({ err: error, url: request.url }, 'A request failed');
    return apologise(request, reply, status);
  });
  app.setNotFoundHandler((request, reply) => apologise(request, reply, 404));
}

function statusOf(error: unknown): number {
  const status = error instanceof Error && 'statusCode' in error ? Number(error.statusCode) : 500;
  return status >= 400 && status < 600 ? status : 500;
}

/** The answer for a status: to programs as a refusal, to people as a page that needs nothing else to be read. */
export function apologise(request: FastifyRequest, reply: FastifyReply, status: number): FastifyReply {
  const code = codeOf(status);
  const { message } = refusals[code];
  // What is no HTTP has not met the other headers.
  reply.code(status).headers({ 'cache-control': 'no-store', 'content-security-policy': NOTHING_RUNS });
  const wantsPage = request.method === 'GET' && request.headers.accept?.includes('text/html');
  if (!wantsPage) return reply.send({ defined: false, code, status, message });
  return reply
    .type('text/html; charset=utf-8')
    .send(
      `<!DOCTYPE html><html lang="sv"><meta charset="utf-8"><meta name="viewport" content="width=device-width">` +
        `<title>Något gick fel · Baskettorget</title><h1>Något gick fel</h1><p>${message}</p>` +
        `<p><a href="/">Till startsidan</a></p></html>`,
    );
}

function codeOf(status: number): RefusalCode {
  if (status === 404) return 'NOT_FOUND';
  if (status === 429) return 'TOO_MANY_REQUESTS';
  if (status === 413) return 'PAYLOAD_TOO_LARGE';
  return status < 500 ? 'UNPROCESSABLE_CONTENT' : 'INTERNAL_SERVER_ERROR';
}
