// Answers with status 503 or 429: after how many seconds clients should try again.

/** Most overloads are over by then. */
export const RETRY_AFTER = { 'retry-after': '5' } as const;

/** The header for a refusal with this status and `data`; empty for those that trying again would not change. */
export function retryAfterOf(status: number, data?: unknown): Readonly<Record<string, string>> {
  if (status !== 503 && status !== 429) return {};
  const isKnown = typeof data === 'object' && data !== null && 'retryAfter' in data;
  return isKnown ? { 'retry-after': String(data.retryAfter) } : RETRY_AFTER;
}

/** Of a section that is closed until further notice. */
const CLOSED_RETRY_SECONDS = 60 * 60;

/** The header of an answer with status 503 in a closed section. */
export function retryAfterClosure({
  reopensAt,
}: {
  reopensAt: string | null;
}): Readonly<Record<string, string>> {
  return { 'retry-after': reopensAt ? new Date(reopensAt).toUTCString() : String(CLOSED_RETRY_SECONDS) };
}

/** Whether an endpoint failed because the service is unavailable. */
export function isUnavailable(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'SERVICE_UNAVAILABLE';
}
