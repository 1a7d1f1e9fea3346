// What a mail says, written down once; how it looks as HTML and as plain text follows from it.

export interface Mail {
  /** What it is about, in small letters and hyphens, e.g. 'reset-password'. */
  kind: string;
  /** The person it is about; null when the address has no account. */
  userId: string | null;
  /** A single address. */
  to: string;
  subject: string;
  heading: string;
  paragraphs: readonly string[];
  /** What the reader is asked to press; its address is written out in plain text too. */
  button?: { label: string; href: string };
  /** How long the link lives, and what to do when one did not ask for this. */
  smallPrint: string;
  /** For a mail that one can have no more of: where to say so, without signing in. */
  unsubscribe?: { label: string; href: string };
}
