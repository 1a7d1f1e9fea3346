// The header Retry-After: when a source may be requested again.

/** Upper bound: with a wrong header a source would not be fetched for years. */
const MAX_MS = 7 * 24 * 3_600_000;

/** The header contains seconds or a date; null without a time in the future. Source: RFC 9110, section 10.2.3. */
export function retryTime(header: string | null, now: Date): Date | null {
  const text = header?.trim() ?? '';
  const time = /^\d+$/.test(text) ? now.getTime() + Number(text) * 1000 : Date.parse(text);
  if (!(time > now.getTime())) return null;
  return new Date(Math.min(time, now.getTime() + MAX_MS));
}
