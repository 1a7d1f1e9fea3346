// Passwords, sessions and their cookies, independent of the domain.
import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { SESSION_DAYS } from '#shared/features/accounts/sessions/session-lifetime.ts';
import { cookieLine, cookieName, readCookie } from './http/cookies.ts';
import { openPasswordHashing } from './passwords.ts';
import type { Settings } from './process/settings.ts';

const SESSION_COOKIE = 'session_token';
const DAY_S = 24 * 60 * 60;

export type Auth = ReturnType<typeof openAuth>;

/** Settings and secrets of sessions, their cookies and passwords. */
export function openAuth(settings: Settings, secret: string, passwords = openPasswordHashing()) {
  const isSecure = settings.publicUrl.startsWith('https:');
  return {
    cookieName: cookieName(isSecure, SESSION_COOKIE),
    isSecure,
    secret,
    ...passwords,
  };
}

/**
 * Returns the session token of a Cookie header, or null if there is none or its signature is not valid.
 * The cookie's value is `token.signature`, signed with HMAC-SHA-256.
 */
export function readSessionToken(
  auth: Pick<Auth, 'cookieName' | 'secret'>,
  cookieHeader: string | undefined,
): string | null {
  if (!cookieHeader) return null;
  const value = readCookie(cookieHeader, auth.cookieName);
  const dot = value?.lastIndexOf('.') ?? -1;
  if (!value || dot < 1) return null;
  const token = value.slice(0, dot);
  const signature = Buffer.from(value.slice(dot + 1), 'base64');
  const expected = sign(auth, token);
  return signature.length === expected.length && timingSafeEqual(signature, expected) ? token : null;
}

/** A random session token. */
export function makeSessionToken(): string {
  return randomBytes(24).toString('base64url');
}

/** The Set-Cookie header of a session. */
export function sessionCookie(auth: Pick<Auth, 'isSecure' | 'secret'>, token: string): string {
  return cookieOf(auth, `${token}.${sign(auth, token).toString('base64')}`);
}

/** The Set-Cookie header that extends the session cookie by 30 days. */
export function renewedCookie(auth: Pick<Auth, 'cookieName' | 'isSecure'>, cookieHeader: string): string {
  return cookieOf(auth, readCookie(cookieHeader, auth.cookieName) ?? '');
}

/** The Set-Cookie header that deletes the session cookie. */
export function endedCookie({ isSecure }: Pick<Auth, 'isSecure'>): string {
  return cookieLine(isSecure, { name: SESSION_COOKIE, value: '', seconds: 0, sameSite: 'Lax' });
}

/**
 * Whether the request may carry a session, valid or not: its page is neither read from the cache nor cached. Matches the
 * cookie's name anywhere, since a stricter match than in `readCookie` would cache one user's page for everyone.
 */
export function hasSessionCookie(auth: Pick<Auth, 'cookieName'>, cookieHeader: string | undefined): boolean {
  return cookieHeader?.includes(auth.cookieName) ?? false;
}

function sign(auth: Pick<Auth, 'secret'>, token: string): Buffer {
  return createHmac('sha256', auth.secret).update(token).digest();
}

function cookieOf({ isSecure }: Pick<Auth, 'isSecure'>, value: string): string {
  const seconds = SESSION_DAYS * DAY_S;
  return cookieLine(isSecure, {
    name: SESSION_COOKIE,
    value: encodeURIComponent(value),
    seconds,
    sameSite: 'Lax',
  });
}
