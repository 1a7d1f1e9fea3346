// Passwords, sessions and their cookies, as far as no domain is needed for them.
import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { cookieLine, cookieName, readCookie } from './http/cookies.ts';
import { openPasswordHashing } from './passwords.ts';
import type { Settings } from './process/settings.ts';

/** Without a visit. */
export const SESSION_DAYS = 30;
/** However often it was used: then one signs in anew. */
export const LONGEST_SESSION_DAYS = 180;
const SESSION_COOKIE = 'session_token';
const DAY_S = 24 * 60 * 60;

export type Auth = ReturnType<typeof openAuth>;

/** What sessions, their cookies and passwords are made with. */
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
 * The session's token out of a Cookie header, or null when there is none or its signature is not ours.
 * It is `token.signature`, by HMAC-SHA-256.
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
  const given = Buffer.from(value.slice(dot + 1), 'base64');
  const ours = sign(auth, token);
  return given.length === ours.length && timingSafeEqual(given, ours) ? token : null;
}

/** A session's token that nobody can guess. */
export function makeSessionToken(): string {
  return randomBytes(24).toString('base64url');
}

/** The Set-Cookie line of a session. */
export function sessionCookie(auth: Pick<Auth, 'isSecure' | 'secret'>, token: string): string {
  return cookieOf(auth, `${token}.${sign(auth, token).toString('base64')}`);
}

/** The Set-Cookie line that keeps a session alive for another 30 days. */
export function renewedCookie(auth: Pick<Auth, 'cookieName' | 'isSecure'>, cookieHeader: string): string {
  return cookieOf(auth, readCookie(cookieHeader, auth.cookieName) ?? '');
}

/** The Set-Cookie line that ends it in the browser. */
export function endedCookie({ isSecure }: Pick<Auth, 'isSecure'>): string {
  return cookieLine(isSecure, { name: SESSION_COOKIE, value: '', seconds: 0, sameSite: 'Lax' });
}

/**
 * Whether the request may carry a session, good or bad: such a page is never taken from the cache, nor kept. The cookie's
 * name anywhere will do, since what is read more strictly here than in `readCookie` would keep one person's page for all.
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
