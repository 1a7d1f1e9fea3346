// A visit to Google, carried by a cookie of ten minutes: what must come back unchanged, and where to go afterwards.
import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { z } from 'zod';
import { paths } from '#shared/paths.ts';
import type { Auth } from '../../../core/auth.ts';
import { cookieLine, cookieName, readCookie } from '../../../core/http/cookies.ts';

/** Where Google sends people back to; to be given to Google as it stands, after PUBLIC_URL. */
export const GOOGLE_CALLBACK = '/api/google-sign-ins/callback';

/** Lax, since the way back begins at Google. */
const COOKIE = { name: 'google', sameSite: 'Lax' } as const;
const MINUTES = 10;
/** A longer address would not fit in a cookie; its path does. */
const MAX_RETURN_LENGTH = 1500;

const GoogleVisit = z.object({
  state: z.string(),
  nonce: z.string(),
  verifier: z.string(),
  returnTo: z.string(),
  until: z.number(),
});
export type GoogleVisit = z.infer<typeof GoogleVisit>;

type Keys = Pick<Auth, 'isSecure' | 'secret'>;

export function beginVisit(returnTo: string): GoogleVisit {
  return {
    state: random(),
    nonce: random(),
    verifier: random(),
    returnTo: ownAddress(returnTo),
    until: Date.now() + MINUTES * 60_000,
  };
}

function random(): string {
  return randomBytes(32).toString('base64url');
}

/** The Set-Cookie line. Signed, so that nobody else's visit is taken for ours. */
export function visitCookie(keys: Keys, visit: GoogleVisit): string {
  const text = Buffer.from(JSON.stringify(visit)).toString('base64url');
  return cookieLine(keys.isSecure, {
    ...COOKIE,
    value: `${text}.${sign(keys, text)}`,
    seconds: MINUTES * 60,
  });
}

/** The Set-Cookie line that ends the visit: it is used once, whatever comes of it. */
export function endedVisitCookie(keys: Keys): string {
  return cookieLine(keys.isSecure, { ...COOKIE, value: '', seconds: 0 });
}

/** The visit this browser is on; null when there is none, it is too old, or it is not ours. */
export function readVisit(keys: Keys, cookieHeader: string | undefined): GoogleVisit | null {
  const [text = '', signature = ''] = (
    readCookie(cookieHeader, cookieName(keys.isSecure, COOKIE.name)) ?? ''
  ).split('.');
  const [given, ours] = [signature, sign(keys, text)].map((one) => Buffer.from(one));
  if (!given || !ours || given.length !== ours.length || !timingSafeEqual(given, ours)) return null;
  const visit = GoogleVisit.parse(JSON.parse(Buffer.from(text, 'base64url').toString()));
  return visit.until > Date.now() ? visit : null;
}

/** An address of a page of ours, without its origin; the home page instead of any other, or of one with a token in it. */
function ownAddress(address: string): string {
  const origin = 'http://ours.invalid';
  const url = URL.canParse(address, origin) ? new URL(address, origin) : null;
  const isPage = address.startsWith('/') && url?.origin === origin && !url.pathname.startsWith('//');
  if (!url || !isPage || /^\/api(\/|$)/.test(url.pathname)) return paths.home;
  if ([paths.confirmEmail, paths.resetPassword].some((path) => url.pathname.startsWith(path)))
    return paths.home;
  const whole = url.pathname + url.search;
  if (whole.length <= MAX_RETURN_LENGTH) return whole;
  return url.pathname.length <= MAX_RETURN_LENGTH ? url.pathname : paths.home;
}

/** Under a key of its own, so that no other text we sign is a visit. */
function sign({ secret }: Keys, text: string): string {
  return createHmac('sha256', secret).update(`google-visit.${text}`).digest('base64url');
}
