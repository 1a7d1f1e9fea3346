// What a person reads when the server has said no, or has not answered at all.
import type { ORPCError } from '@orpc/client';
import { type RefusalData, refusals } from '#shared/errors.ts';

const NO_ANSWER = 'Ingen kontakt med servern. Kontrollera din internetanslutning och ';
/** Of a script that did not come: see reload-page.ts. */
export const NO_SCRIPT = `${NO_ANSWER}ladda om sidan.`;

/** The sentence to show; `fallback` stands in for an error of our own that has none. */
export function sentenceOf(
  error: unknown,
  fallback: string = refusals.INTERNAL_SERVER_ERROR.message,
): string {
  if (isRefusal(error)) return error.message;
  if (!(error instanceof TypeError)) return fallback;
  // Each browser has its own sentence for it, and the word in common.
  return /import/i.test(error.message) ? NO_SCRIPT : `${NO_ANSWER}försök igen.`;
}

/** The sentences that belong beside fields, by field name. */
export function fieldsOf(error: unknown): Record<string, string> {
  return isRefusal(error) ? ((error.data as RefusalData | undefined)?.fields ?? {}) : {};
}

/** Whether the server has answered with this code. The library that makes these errors is not fetched to know them. */
export function isRefusal(error: unknown, code?: keyof typeof refusals): error is ORPCError<string, unknown> {
  if (!(error instanceof Error && 'code' in error && 'status' in error)) return false;
  return typeof error.code === 'string' && error.code in refusals && (!code || error.code === code);
}
