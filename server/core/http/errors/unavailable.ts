// Answers with status 503: after how many seconds clients should try again. Most overloads are over by then.

export const RETRY_AFTER = { 'retry-after': '5' } as const;

/** Whether an endpoint failed because the service is unavailable. */
export function isUnavailable(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'SERVICE_UNAVAILABLE';
}
