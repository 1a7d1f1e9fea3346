// Remembers, for seven days, whether the sidebar is folded.

const cookieName = 'sidebar';
const sevenDays = 7 * 24 * 60 * 60;

/** Reads a Cookie header or document.cookie; open unless it says otherwise. Source: spec 2 §2. */
export function isSidebarOpenIn(cookies: string | undefined): boolean {
  return !(cookies ?? '').split('; ').includes(`${cookieName}=folded`);
}

/** The cookie to set, as document.cookie takes it. */
export function sidebarCookie(isOpen: boolean): string {
  return `${cookieName}=${isOpen ? 'open' : 'folded'}; Path=/; Max-Age=${sevenDays}; SameSite=Lax`;
}
