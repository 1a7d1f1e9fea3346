// The one kind of error that endpoints throw: a code and a Swedish sentence.
import { ORPCError } from '@orpc/server';
import { type RefusalCode, type RefusalData, refusals } from '#shared/errors.ts';

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
