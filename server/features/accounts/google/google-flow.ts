// The state of a sign-in with Google, in a signed cookie of ten minutes: state, nonce, verifier and the return path.
import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { z } from 'zod';
import { paths } from '#shared/paths.ts';
import { UNFINISHED_SIGN_IN_MINUTES as MINUTES } from '#shared/features/accounts/sessions/session-lifetime.ts';
import type { Auth } from '../../../core/auth.ts';
import { cookieLine, cookieName, readCookie } from '../../../core/http/cookies.ts';

/** The redirect URI to register at Google is PUBLIC_URL followed by this path. */
export const GOOGLE_CALLBACK = '/api/google-sign-ins/callback';

/** Lax, since the callback is a navigation from Google. */
const COOKIE = { name: 'google', sameSite: 'Lax' } as const;
/** A longer return path does not fit in a cookie, so its query is dropped. */
const MAX_RETURN_LENGTH = 1500;

const GoogleFlow = z.object({
  state: z.string(),
  nonce: z.string(),
  verifier: z.string(),
  returnTo: z.string(),
  until: z.number(),
});
export type GoogleFlow = z.infer<typeof GoogleFlow>;

type Keys = Pick<Auth, 'isSecure' | 'secret'>;

export function startFlow(returnTo: string): GoogleFlow {
  return {
    state: random(),
    nonce: random(),
    verifier: random(),
    returnTo: localPath(returnTo),
    until: Date.now() + MINUTES * 60_000,
  };
}

function random(): string {
  return randomBytes(32).toString('base64url');
}

/** The Set-Cookie header. Signed, so that a cookie from elsewhere is not accepted. */
export function flowCookie(keys: Keys, flow: GoogleFlow): string {
  const text = Buffer.from(JSON.stringify(flow)).toString('base64url');
  return cookieLine(keys.isSecure, {
    ...COOKIE,
    value: `${text}.${sign(keys, text)}`,
    seconds: MINUTES * 60,
  });
}

/** The Set-Cookie header that deletes the cookie: it is used once, whatever the outcome. */
export function endedFlowCookie(keys: Keys): string {
  return cookieLine(keys.isSecure, { ...COOKIE, value: '', seconds: 0 });
}

/** The sign-in this browser has started; null if there is none, it has expired, or its signature is wrong. */
export function readFlow(keys: Keys, cookieHeader: string | undefined): GoogleFlow | null {
  const [text = '', signature = ''] = (
    readCookie(cookieHeader, cookieName(keys.isSecure, COOKIE.name)) ?? ''
  ).split('.');
  const [received, expected] = [signature, sign(keys, text)].map((one) => Buffer.from(one));
  if (!received || !expected || received.length !== expected.length || !timingSafeEqual(received, expected))
    return null;
  const flow = GoogleFlow.parse(JSON.parse(Buffer.from(text, 'base64url').toString()));
  return flow.until > Date.now() ? flow : null;
}

/** The path of a page of this site; the home page for any other address, or for a page that takes a token. */
function localPath(address: string): string {
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

/** Prefixed with its purpose, so that no other signed text is accepted here. */
function sign({ secret }: Keys, text: string): string {
  return createHmac('sha256', secret).update(`google-visit.${text}`).digest('base64url');
}
