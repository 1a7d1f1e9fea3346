// The content of a mail; its HTML and plain text are generated from it.

/** A paragraph, or one with a link of its own. */
export type MailParagraph = string | { text: string; link: { label: string; href: string } };

export interface Mail {
  /** Kind of mail in kebab-case, e.g. 'reset-password'. */
  kind: string;
  /** The recipient's user id; null if the address has no account. */
  userId: string | null;
  /** One email address. */
  to: string;
  subject: string;
  heading: string;
  paragraphs: readonly MailParagraph[];
  /** The main link; the plain text shows its URL. */
  button?: { label: string; href: string };
  /** When the link expires, and what to do if the recipient did not request the mail. */
  smallPrint: string;
  /** Where replies go, if they are read. */
  replyTo?: string;
  /** For mails that can be unsubscribed from: the link, which works without signing in. */
  unsubscribe?: { label: string; href: string };
}
