// Stores for seven days whether the sidebar is folded.
import { SIDEBAR_DAYS } from '#shared/privacy/retention-times.ts';

const SECONDS = SIDEBAR_DAYS * 24 * 60 * 60;

/** Reads a Cookie header or document.cookie; open by default. Source: spec 2 §2. */
export function isSidebarOpenIn(cookies: string | undefined): boolean {
  return !/(?:^|; )(?:__Host-)?sidebar=folded(?:;|$)/.test(cookies ?? '');
}

/** The cookie to assign to document.cookie; over HTTPS with a prefix, so that no subdomain can set it. */
export function sidebarCookie(isOpen: boolean, isSecure: boolean): string {
  const [prefix, secure] = isSecure ? ['__Host-', '; Secure'] : ['', ''];
  return `${prefix}sidebar=${isOpen ? 'open' : 'folded'}; Path=/; Max-Age=${SECONDS}; SameSite=Lax${secure}`;
}
