// Between the steps: a cookie of ten minutes, good for giving a code and for nothing else. It survives a reload.
import { randomBytes } from 'node:crypto';
import { type Auth, readCookie } from '../../core/auth.ts';
import type { Connection } from './link-queries.ts';
import { hashOf } from './mail-links.ts';
import { insertSecondStep } from './two-step-queries.ts';

type Keys = Pick<Auth, 'isSecure'>;

const MINUTES = 10;
/** Where the code is given; nowhere else does the browser send the cookie. */
const PATH = '/api/second-step';
const TOKEN = /^[\w-]{43}$/;

/** Begins the wait in the caller's transaction. The token is nowhere but in what is returned. */
export async function beginSecondStep(connection: Connection, userId: string): Promise<string> {
  const token = randomBytes(32).toString('base64url');
  const expiresAt = new Date(Date.now() + MINUTES * 60_000);
  await insertSecondStep(connection, { tokenHash: hashOf(token), userId, expiresAt });
  return token;
}

/** The hash by which the wait of this browser is known; null when it has none. */
export function readSecondStep(keys: Keys, cookieHeader: string | undefined): Buffer | null {
  const token = readCookie(cookieHeader ?? '', nameOf(keys));
  return token !== null && TOKEN.test(token) ? hashOf(token) : null;
}

/** The Set-Cookie line. */
export function secondStepCookie(keys: Keys, token: string): string {
  return cookieLine(keys, token, MINUTES * 60);
}

/** The Set-Cookie line that ends the wait. */
export function endedSecondStepCookie(keys: Keys): string {
  return cookieLine(keys, '', 0);
}

function nameOf({ isSecure }: Keys): string {
  return `${isSecure ? '__Secure-' : ''}baskettorget.second-step`;
}

function cookieLine(keys: Keys, value: string, seconds: number): string {
  const secure = keys.isSecure ? '; Secure' : '';
  return `${nameOf(keys)}=${value}; Max-Age=${seconds}; Path=${PATH}; HttpOnly${secure}; SameSite=Strict`;
}
