// The account library, set up on our own tables: passwords, sessions and their cookies.
import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { availableParallelism } from 'node:os';
import { betterAuth } from 'better-auth';
import { hashPassword, verifyPassword } from 'better-auth/crypto';
import pLimit from 'p-limit';
import type { Database } from '../database/connection.ts';
import { cookieLine, cookieName, readCookie } from './cookies.ts';
import type { Settings } from './settings.ts';

/** Without a visit. */
export const SESSION_DAYS = 30;
/** However often it was used: then one signs in anew. */
export const LONGEST_SESSION_DAYS = 180;
const SESSION_COOKIE = 'session_token';
const DAY_S = 24 * 60 * 60;
const MAX_PASSWORD_LENGTH = 128;

/**
 * So many passwords are hashed at once that a processor is left for everybody else: each takes 70 ms of one, and 32 MB.
 * Over all sites of a process, since they share its threads.
 */
const hashing = pLimit(Math.max(1, availableParallelism() - 1));
const passwords = {
  hash: (password: string) => hashing(() => hashPassword(password)),
  verify: (asked: { hash: string; password: string }) => hashing(() => verifyPassword(asked)),
};

export type Auth = ReturnType<typeof openAuth>;

/**
 * Sets the library up. None of its own addresses are served: our endpoints call it in-process, so that the rules of
 * spec 1 §5 guard every path that makes an account.
 */
export function openAuth(settings: Settings, database: Database, secret: string) {
  const isSecure = settings.publicUrl.startsWith('https:');
  const auth = betterAuth({
    baseURL: settings.publicUrl,
    secret,
    database: { db: database.kysely, type: 'postgres' },
    telemetry: { enabled: false },
    logger: { disabled: true },
    rateLimit: { enabled: false },
    emailAndPassword: {
      enabled: true,
      minPasswordLength: 6,
      maxPasswordLength: MAX_PASSWORD_LENGTH,
      password: passwords,
      // It signs in those it registers, unless they are to confirm their address first.
      requireEmailVerification: settings.smtpUrl !== undefined,
    },
    session: {
      modelName: 'sessions',
      expiresIn: SESSION_DAYS * DAY_S,
      fields: {
        userId: 'user_id',
        expiresAt: 'expires_at',
        ipAddress: 'ip_address',
        userAgent: 'user_agent',
        createdAt: 'created_at',
        updatedAt: 'updated_at',
      },
    },
    user: {
      modelName: 'profiles',
      fields: {
        emailVerified: 'email_verified',
        image: 'avatar_url',
        createdAt: 'created_at',
        updatedAt: 'updated_at',
      },
    },
    account: {
      modelName: 'accounts',
      fields: {
        userId: 'user_id',
        accountId: 'account_id',
        providerId: 'provider_id',
        accessToken: 'access_token',
        refreshToken: 'refresh_token',
        idToken: 'id_token',
        accessTokenExpiresAt: 'access_token_expires_at',
        refreshTokenExpiresAt: 'refresh_token_expires_at',
        createdAt: 'created_at',
        updatedAt: 'updated_at',
      },
    },
    verification: {
      modelName: 'verifications',
      fields: { expiresAt: 'expires_at', createdAt: 'created_at', updatedAt: 'updated_at' },
    },
    advanced: {
      database: { generateId: 'uuid' },
      ipAddress: { ipAddressHeaders: ['x-real-ip'] },
    },
  });
  return {
    api: auth.api,
    cookieName: cookieName(isSecure, SESSION_COOKIE),
    isSecure,
    secret,
    hashPassword: passwords.hash,
    isPassword: (hash: string, password: string) => passwords.verify({ hash, password }),
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
