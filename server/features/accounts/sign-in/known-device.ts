// Known devices: browsers that have signed in to an account before. Other people's attempts neither lock them out nor delay
// them. Reasons: docs/decisions/11-limits.md.
import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { KNOWN_DEVICE_DAYS } from '#shared/features/accounts/sessions/session-lifetime.ts';
import { cookieLine, cookieName, readCookie } from '../../../core/http/cookies.ts';
import type { RequestContext } from '../../../core/http/request.ts';

const COOKIE = 'known_device';
/** A family may share a computer. */
const MAX_ACCOUNTS = 5;
/** `id.tag.tag…`: a random id, and a signature for each account, the latest first. */
const SHAPE = /^[\w-]{16}(?:\.[\w-]{43})+$/;

type Caller = Pick<RequestContext, 'auth' | 'cookieHeader'>;

/** The id of the browser, if it has signed in to the account of this address before; null otherwise. */
export function findKnownDevice({ auth, cookieHeader }: Caller, email: string): string | null {
  const { id, tags } = readDevice({ auth, cookieHeader });
  const ownTag = id && tagOf(auth, id, email);
  return ownTag && tags.some((tag) => isEqual(tag, ownTag)) ? id : null;
}

/** The Set-Cookie header after a sign-in to the account of this address. Reveals no address. */
export function knownDeviceCookie({ auth, cookieHeader }: Caller, email: string): string {
  const known = readDevice({ auth, cookieHeader });
  const id = known.id ?? randomBytes(12).toString('base64url');
  const tag = tagOf(auth, id, email);
  const tags = [tag, ...known.tags.filter((other) => other !== tag)].slice(0, MAX_ACCOUNTS);
  const value = [id, ...tags].join('.');
  return cookieLine(auth.isSecure, {
    name: COOKIE,
    value,
    seconds: KNOWN_DEVICE_DAYS * 24 * 60 * 60,
    sameSite: 'Lax',
  });
}

function readDevice({ auth, cookieHeader }: Caller): { id: string | null; tags: string[] } {
  const value = readCookie(cookieHeader, cookieName(auth.isSecure, COOKIE)) ?? '';
  if (!SHAPE.test(value)) return { id: null, tags: [] };
  const [id = null, ...tags] = value.split('.');
  return { id, tags };
}

function tagOf({ secret }: Pick<Caller['auth'], 'secret'>, id: string, email: string): string {
  return createHmac('sha256', secret).update(`known device ${id} of ${email}`).digest('base64url');
}

function isEqual(one: string, other: string): boolean {
  return one.length === other.length && timingSafeEqual(Buffer.from(one), Buffer.from(other));
}
