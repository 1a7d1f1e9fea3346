// Maps errors of API calls to messages for users.
import type { ORPCError } from '@orpc/client';
import { type RefusalData, refusals } from '#shared/errors.ts';

const NO_ANSWER = 'Ingen kontakt med servern. Kontrollera din internetanslutning och försök igen.';
/** For a script that failed to load, also while the server is reachable: see reload-page.ts. */
export const NO_SCRIPT =
  'En del av sidan kunde inte hämtas. Kontrollera din internetanslutning och ladda om sidan.';

/** The message to show. `fallback` is for errors in our own code. */
export function errorMessageOf(
  error: unknown,
  fallback: string = refusals.INTERNAL_SERVER_ERROR.message,
): string {
  if (isRefusal(error)) return error.message;
  if (isScriptFailure(error)) return NO_SCRIPT;
  return isNetworkFailure(error) ? NO_ANSWER : fallback;
}

/** Whether a script or style sheet of the page could not be loaded. */
export function isScriptFailure(error: unknown): boolean {
  // The bundler's own error, when a page's style sheet cannot be loaded.
  if (error instanceof Error && error.message.startsWith('Unable to preload CSS')) return true;
  // Browsers word a failed import() differently. Safari names the type of an answer that is no script, such as a proxy's page.
  return error instanceof TypeError && /import|not a valid JavaScript MIME type/i.test(error.message);
}

/** Whether the server could not be reached; any other TypeError is an error in our own code. */
export function isNetworkFailure(error: unknown): boolean {
  if (error instanceof NetworkFailure) return true;
  // Chrome: "Failed to fetch", Firefox: "NetworkError when …", Safari: "Load failed" or "The network connection was lost".
  return error instanceof TypeError && /fetch|network|load failed/i.test(error.message);
}

/** An API call that the server has not answered. */
export class NetworkFailure extends Error {}

export interface FailureTexts {
  /** Begins the sentence when the server gives a reason. */
  refused: string;
  /** The whole sentence when it gives none. */
  unexpected: string;
}

/** The error text of a failed action: with the server's reason, or, without one, which action failed. Source: spec 2 §8. */
export function failureSentence({ refused, unexpected }: FailureTexts, error: unknown): string {
  const isUnforeseen = isRefusal(error, 'INTERNAL_SERVER_ERROR') || errorMessageOf(error, '') === '';
  return isUnforeseen ? unexpected : `${refused}: ${errorMessageOf(error)}`;
}

/** Messages by field name. */
export function fieldErrorsOf(error: unknown): Record<string, string> {
  return isRefusal(error) ? ((error.data as RefusalData | undefined)?.fields ?? {}) : {};
}

/** Whether the viewer can reach no such record. An invalid id (UNPROCESSABLE_CONTENT) counts as missing too. */
export function isMissing(error: unknown): boolean {
  return isRefusal(error, 'NOT_FOUND') || isRefusal(error, 'UNPROCESSABLE_CONTENT');
}

/** Whether the error is an API error with this code. Checked by shape, so that the oRPC client need not be loaded. */
export function isRefusal(error: unknown, code?: keyof typeof refusals): error is ORPCError<string, unknown> {
  if (!(error instanceof Error && 'code' in error && 'status' in error)) return false;
  return typeof error.code === 'string' && error.code in refusals && (!code || error.code === code);
}

/** Whether the server gave a reason why the action cannot be done, so that trying again would not help. */
export function isFinal(error: unknown): error is ORPCError<string, unknown> {
  return isRefusal(error) && error.status < 500 && error.code !== 'TOO_MANY_REQUESTS';
}
