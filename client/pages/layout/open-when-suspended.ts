// The pages that a suspended user may open: those that a decision refers to, and those of links in mails, which need no session.
import { paths, reportPath } from '#shared/paths.ts';

const openPages: ReadonlySet<string> = new Set([
  paths.terms,
  paths.privacy,
  paths.cookies,
  paths.accessibility,
  paths.contact,
  // Choices by a link in a mail, to which everyone has a legal right; the last two pages also recover a stolen account.
  paths.unsubscribe,
  paths.confirmNewsletter,
  paths.endNewsletter,
  paths.confirmEmail,
  paths.resetPassword,
]);

/** Every other page shows the decision. */
export function isOpenWhenSuspended(pathname: string): boolean {
  // Paths below the contact page are messages to the operator, for questions about the suspension.
  return openPages.has(pathname) || pathname.startsWith(`${paths.contact}/`);
}

/** The id of the decision or report whose page has this path, or null. The user may have other decisions to appeal. */
export function reportIn(pathname: string): string | null {
  const prefix = reportPath('');
  return pathname.startsWith(prefix) ? pathname.slice(prefix.length) || null : null;
}
