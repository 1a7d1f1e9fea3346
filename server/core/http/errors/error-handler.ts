// Responses for unexpected errors and for unknown URLs.
import { isDatabaseBusy } from '../../../database/availability.ts';
import { NO_CONTENT_POLICY } from '../content-security-policy.ts';
import { REQUEST_ID_HEADER } from '../request-id.ts';
import { retryAfterClosure, retryAfterOf } from './unavailable.ts';
import { ORPCError } from '@orpc/server';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { type RefusalCode, refusals } from '#shared/errors.ts';
import { refusalBody } from '../refusal.ts';
import { errorPage } from './error-page.ts';

/** Handles every error that no endpoint or page has handled: logs it and replies in Swedish. */
export function registerErrorHandlers(app: FastifyInstance): void {
  app.setErrorHandler((error, request, reply) => {
    // In an overload, pages throw the same error as endpoints; a browser gets a page instead of JSON.
    if (error instanceof ORPCError && error.status === 503) return sendErrorPage(request, reply, 503);
    if (error instanceof ORPCError) {
      const { status, data } = error;
      return reply.code(status).headers(retryAfterOf(status, data)).send(error.toJSON());
    }
    const status = statusOf(error);
    if (status >= 500) request.log.error({ err: error, url: request.url }, 'A request failed');
    return sendErrorPage(request, reply, status);
  });
  app.setNotFoundHandler((request, reply) => sendErrorPage(request, reply, 404));
}

/** Fastify refuses an invalid Content-Type with 415; the site answers 400, as for all unreadable requests. */
function statusOf(error: unknown): number {
  if (isDatabaseBusy(error)) return 503;
  const status = error instanceof Error && 'statusCode' in error ? Number(error.statusCode) : 500;
  if (status === 415) return 400;
  return status >= 400 && status < 600 ? status : 500;
}

/** The response for a status: JSON for programs, a page without further files for people. */
export function sendErrorPage(request: FastifyRequest, reply: FastifyReply, status: number): FastifyReply {
  return sendPage(request, reply, { status, code: codeOf(status), retryAfter: retryAfterOf(status) });
}

/** The response for a feed or calendar of a closed section. Programs that subscribe to it may drop the address after a 404. */
export function sendClosedPage(request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const retryAfter = retryAfterClosure({ reopensAt: null });
  return sendPage(request, reply, { status: 503, code: 'PAGE_DISABLED', retryAfter });
}

function sendPage(
  request: FastifyRequest,
  reply: FastifyReply,
  {
    status,
    code,
    retryAfter,
  }: { status: number; code: RefusalCode; retryAfter: Readonly<Record<string, string>> },
): FastifyReply {
  const { message } = refusals[code];
  reply.code(status).headers({
    // A request that is not valid HTTP has not run the hooks that set these.
    'cache-control': 'no-store',
    'content-security-policy': NO_CONTENT_POLICY,
    [REQUEST_ID_HEADER]: request.id,
    ...retryAfter,
  });
  const wantsPage = request.method === 'GET' && request.headers.accept?.includes('text/html');
  if (!wantsPage) return reply.send({ ...refusalBody(code), status });
  return reply.type('text/html; charset=utf-8').send(errorPage(message, status));
}

function codeOf(status: number): RefusalCode {
  if (status === 400) return 'BAD_REQUEST';
  if (status === 401) return 'UNAUTHORIZED';
  if (status === 404) return 'NOT_FOUND';
  if (status === 429) return 'TOO_MANY_REQUESTS';
  if (status === 413) return 'PAYLOAD_TOO_LARGE';
  if (status === 503) return 'SERVICE_UNAVAILABLE';
  return status < 500 ? 'UNPROCESSABLE_CONTENT' : 'INTERNAL_SERVER_ERROR';
}
