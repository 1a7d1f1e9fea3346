// Proof that a request was written by a page of ours, without a cookie: a visitor who has not agreed to any gets none.
import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';

const LIFETIME_MS = 12 * 60 * 60 * 1000;

/** What a token is bound to: it is worth nothing anywhere else. */
export interface TokenHolder {
  ip: string;
  userAgent: string;
}

/**
 * Four random numbers and a time, signed for whoever asks. Another site's page cannot read the answer that carries it, nor
 * send it in a header of ours. Source: spec 2 §9 "a per-session CSRF token of four random numbers".
 */
export function issueToken(secret: string, holder: TokenHolder, now = Date.now()): string {
  const bytes = randomBytes(16);
  const numbers = [0, 4, 8, 12].map((at) => bytes.readUInt32BE(at)).join('-');
  const content = `${numbers}.${now.toString(36)}`;
  return `${content}.${sign(secret, content, holder)}`;
}

/** Whether the token is ours, this holder's and not too old. */
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
