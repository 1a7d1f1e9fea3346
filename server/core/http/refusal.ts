// How the server says no: one kind of error, with a code and a Swedish sentence.
import { ORPCError } from '@orpc/server';
import { type RefusalCode, type RefusalData, refusals } from '#shared/errors.ts';

/**
 * Ends the request with a refusal.
 *
 * @param sentence what the person reads; the code's own sentence when left out
 * @param fields one Swedish sentence per field that is wrong
 * @throws ORPCError always
 */
export function refuse(code: RefusalCode, sentence?: string, fields?: Record<string, string>): never {
  const { status, message } = refusals[code];
  const data: RefusalData | undefined = fields && { fields };
  throw new ORPCError(code, { status, message: sentence ?? message, data });
}
