// The pages of a suspended user: what a decision refers to, and links of mails, which need no session.
import { paths, reportPath } from '#shared/paths.ts';

const openPages: ReadonlySet<string> = new Set([
  paths.terms,
  paths.privacy,
  paths.cookies,
  paths.accessibility,
  paths.contact,
  // What the law lets everybody do by a link in a mail, and taking an account back.
  paths.unsubscribe,
  paths.confirmNewsletter,
  paths.endNewsletter,
  paths.confirmEmail,
  paths.resetPassword,
]);

/** Every other page shows the decision. */
export function isOpenWhenSuspended(pathname: string): boolean {
  return openPages.has(pathname);
}

/** The id of the decision or report whose page it is, if it is one: there may be others than the suspension to appeal. */
export function reportIn(pathname: string): string | null {
  const prefix = reportPath('');
  return pathname.startsWith(prefix) ? pathname.slice(prefix.length) || null : null;
}
