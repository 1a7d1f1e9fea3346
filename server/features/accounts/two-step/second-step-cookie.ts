// The cookie of an unfinished sign-in: ten minutes, valid only for sending a code. It survives a reload.
import { randomBytes } from 'node:crypto';
import { UNFINISHED_SIGN_IN_MINUTES as MINUTES } from '#shared/features/accounts/sessions/session-lifetime.ts';
import type { Auth } from '../../../core/auth.ts';
import { cookieLine, cookieName, readCookie } from '../../../core/http/cookies.ts';
import type { Connection } from '../../../database/connection.ts';
import { hashOf } from '../mail-links/mail-links.ts';
import { insertSecondStep } from './two-step-queries.ts';

type Keys = Pick<Auth, 'isSecure'>;

const COOKIE = { name: 'second-step', sameSite: 'Strict' } as const;
const TOKEN = /^[\w-]{43}$/;

/**
 * Starts the second step in the caller's transaction. Only the return value contains the token; the database stores its
 * hash.
 */
export async function beginSecondStep(connection: Connection, userId: string): Promise<string> {
  const token = randomBytes(32).toString('base64url');
  const expiresAt = new Date(Date.now() + MINUTES * 60_000);
  await insertSecondStep(connection, { tokenHash: hashOf(token), userId, expiresAt });
  return token;
}

/** The hash of this browser's second-step token; null if it has none. */
export function readSecondStep(keys: Keys, cookieHeader: string | undefined): Buffer | null {
  const token = readCookie(cookieHeader, cookieName(keys.isSecure, COOKIE.name));
  return token !== null && TOKEN.test(token) ? hashOf(token) : null;
}

/** The Set-Cookie header. */
export function secondStepCookie(keys: Keys, token: string): string {
  return cookieLine(keys.isSecure, { ...COOKIE, value: token, seconds: MINUTES * 60 });
}

/** The Set-Cookie header that deletes the cookie. */
export function endedSecondStepCookie(keys: Keys): string {
  return cookieLine(keys.isSecure, { ...COOKIE, value: '', seconds: 0 });
}
