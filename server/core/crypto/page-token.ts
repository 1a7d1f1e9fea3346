// Proof without a cookie that a request comes from a page of this site: visitors who have not consented get no cookie.
import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { HOUR_MS } from '#shared/durations.ts';

const LIFETIME_MS = 12 * HOUR_MS;

/** The holder a token is bound to; it is not valid for another. */
export interface TokenHolder {
  ip: string;
  userAgent: string;
}

/**
 * Four random numbers and a time, signed for the holder. A page of another site can neither read the answer that carries
 * the token nor send it in a custom header. Source: spec 2 §9 "a per-session CSRF token of four random numbers".
 */
export function issueToken(secret: string, holder: TokenHolder, now = Date.now()): string {
  const bytes = randomBytes(16);
  const numbers = [0, 4, 8, 12].map((at) => bytes.readUInt32BE(at)).join('-');
  const content = `${numbers}.${now.toString(36)}`;
  return `${content}.${sign(secret, content, holder)}`;
}

/** Whether the token was issued by this site to this holder and has not expired. */
export function isOwnToken(
  secret: string,
  holder: TokenHolder,
  { token, now = Date.now() }: { token: string | undefined; now?: number },
): boolean {
  const [, content = '', issued = '', signature = ''] =
    /^((?:\d{1,10}-){3}\d{1,10}\.([0-9a-z]{1,9}))\.([\w-]{43})$/.exec(token ?? '') ?? [];
  const age = now - Number.parseInt(issued, 36);
  if (!(age >= 0 && age < LIFETIME_MS)) return false;
  return timingSafeEqual(Buffer.from(signature), Buffer.from(sign(secret, content, holder)));
}

function sign(secret: string, content: string, { ip, userAgent }: TokenHolder): string {
  return createHmac('sha256', secret)
    .update(`page token\n${content}\n${ip}\n${userAgent}`)
    .digest('base64url');
}
