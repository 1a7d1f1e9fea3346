// Cookies of ours that no script reads: bound to this very host where there is HTTPS, and read back one by one.

export interface CookieSetting {
  /** After the house's own. */
  name: string;
  value: string;
  /** 0 ends it. */
  seconds: number;
  sameSite: 'Lax' | 'Strict';
}

/**
 * The name in full. With the prefix a browser takes it from this host alone, over HTTPS, and for all its paths: nobody who
 * has another host of the same domain can plant one.
 */
export function cookieName(isSecure: boolean, name: string): string {
  return `${isSecure ? '__Host-' : ''}baskettorget.${name}`;
}

/** The Set-Cookie line. */
export function cookieLine(isSecure: boolean, { name, value, seconds, sameSite }: CookieSetting): string {
  const secure = isSecure ? '; Secure' : '';
  return `${cookieName(isSecure, name)}=${value}; Max-Age=${seconds}; Path=/; HttpOnly${secure}; SameSite=${sameSite}`;
}

/** One cookie out of a Cookie header, by its full name; null when it is not there or cannot be read. */
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
