// The header Retry-After: when a source may be asked again.

/** A mistaken header would silence a source for years. */
const MAX_MS = 7 * 24 * 3_600_000;

/** Seconds or a date; null without a time that is yet to come. Source: RFC 9110, section 10.2.3. */
export function retryTime(header: string | null, now: Date): Date | null {
  const text = header?.trim() ?? '';
  const time = /^\d+$/.test(text) ? now.getTime() + Number(text) * 1000 : Date.parse(text);
  if (!(time > now.getTime())) return null;
  return new Date(Math.min(time, now.getTime() + MAX_MS));
}
