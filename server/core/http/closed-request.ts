// Detects that a client has disconnected before its answer was sent.
import type { FastifyReply } from 'fastify';
import { ORPCError } from '@orpc/server';
import { refusals } from '#shared/errors.ts';

/**
 * A signal that is aborted when the connection closes before the answer is sent. The reason is a refusal, so that it is not
 * logged as a failure; no client receives it.
 */
export function abortedOnClose(reply: FastifyReply): AbortSignal {
  const controller = new AbortController();
  const abort = () => {
    const { status, message } = refusals.SERVICE_UNAVAILABLE;
    controller.abort(new ORPCError('SERVICE_UNAVAILABLE', { status, message }));
  };
  if (reply.raw.destroyed) abort();
  reply.raw.once('close', () => {
    if (!reply.raw.writableFinished) abort();
  });
  return controller.signal;
}
