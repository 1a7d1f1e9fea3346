// Notices that a client has left before its answer.
import type { FastifyReply } from 'fastify';
import { ORPCError } from '@orpc/server';
import { refusals } from '#shared/errors.ts';

/** Aborted when the connection closes before the answer is sent. Nobody reads the reason; it is not logged as a failure. */
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
