// Errors of the API, a code and a Swedish sentence: thrown by endpoints, and sent by routes outside the contract.
import { ORPCError } from '@orpc/server';
import type { FastifyReply } from 'fastify';
import { type RefusalCode, type RefusalData, refusals } from '#shared/errors.ts';
import { retryAfterOf } from './errors/unavailable.ts';

/**
 * Ends the request with an error.
 *
 * @param sentence the message for the user; the code's own sentence if left out
 * @param fields one Swedish sentence per invalid field
 * @throws ORPCError always
 */
export function refuse(code: RefusalCode, sentence?: string, fields?: Record<string, string>): never {
  const { status, message } = refusals[code];
  const data: RefusalData | undefined = fields && { fields };
  throw new ORPCError(code, { status, message: sentence ?? message, data });
}

/** The body of an answer outside the contract, in the format of all API errors. */
export function refusalBody(code: RefusalCode, sentence?: string) {
  const { status, message } = refusals[code];
  return { defined: false, code, status, message: sentence ?? message };
}

/** Answers a request outside the contract with an error. */
export function sendRefusal(reply: FastifyReply, code: RefusalCode, sentence?: string): FastifyReply {
  const { status } = refusals[code];
  return reply.code(status).headers(retryAfterOf(status)).send(refusalBody(code, sentence));
}
