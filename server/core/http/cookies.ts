// HttpOnly cookies, bound to this host over HTTPS.

export interface CookieSetting {
  /** Without the site's prefix. */
  name: string;
  value: string;
  /** 0 deletes the cookie. */
  seconds: number;
  sameSite: 'Lax' | 'Strict';
}

/**
 * The full name. With the prefix __Host- a browser accepts the cookie from this host only, over HTTPS, and for all its paths:
 * another host of the same domain cannot set it.
 */
export function cookieName(isSecure: boolean, name: string): string {
  return `${isSecure ? '__Host-' : ''}baskettorget.${name}`;
}

/** The Set-Cookie header. */
export function cookieLine(isSecure: boolean, { name, value, seconds, sameSite }: CookieSetting): string {
  const secure = isSecure ? '; Secure' : '';
  return `${cookieName(isSecure, name)}=${value}; Max-Age=${seconds}; Path=/; HttpOnly${secure}; SameSite=${sameSite}`;
}

/** Returns a cookie of a Cookie header by its full name; null if it is missing or cannot be decoded. */
export function readCookie(header: string | undefined, name: string): string | null {
  for (const part of (header ?? '').split(';')) {
    const equals = part.indexOf('=');
    if (equals < 0 || part.slice(0, equals).trim() !== name) continue;
    try {
      return decodeURIComponent(part.slice(equals + 1).trim());
    } catch {
      return null;
    }
  }
  return null;
}
