// What the sender of a mail has written: its text without the quoted mail and the signature.
import type { Email } from 'postal-mime';
import { MAX_CONTACT_MESSAGE_LENGTH } from '#shared/features/contact/rules.ts';
import { textOfHtml } from './html-text.ts';

/** The first row of what follows the reply, as common mail programs write it in Swedish and English. */
const quoteStarts = [
  /^>/,
  /^-- ?$/,
  /^-{2,} ?(?:original ?message|ursprungligt meddelande|forwarded message|vidarebefordrat meddelande)/i,
  /^_{10,}$/,
  /^(?:från|from): .*[@<]/i,
  /^(?:den|on|mån|tis|ons|tors?|fre|lör|sön)\b.{0,40}\d.{0,200}\b(?:skrev|wrote)\b.{0,200}:$/i,
];

/** Empty if nothing is left. */
export function replyTextOf({
  text,
  html = '',
  attachments,
}: Pick<Email, 'text' | 'html' | 'attachments'>): string {
  // Some mail programs in browsers send HTML alone.
  const written = text?.trim() ? text : textOfHtml(html);
  const rows = written.replaceAll(/\r\n?/g, '\n').replaceAll('\0', '').split('\n');
  // "Den 3 maj 2026 skrev Baskettorget" is often broken in two rows.
  const end = rows.findIndex((row, place) =>
    quoteStarts.some(
      (start) => start.test(row.trim()) || start.test(`${row.trim()} ${rows[place + 1]?.trim()}`),
    ),
  );
  const own = (end === -1 ? rows : rows.slice(0, end)).join('\n').trim();
  if (own === '') return '';
  const note = attachments.length > 0 ? '\n\n(Bilagor i mejlet har inte sparats.)' : '';
  return own.slice(0, MAX_CONTACT_MESSAGE_LENGTH - note.length) + note;
}

/** Mails of programs: absence notices, returned mails, lists. Answering one could go on for ever. Source: RFC 3834. */
export function isAutomatic({ headers }: Pick<Email, 'headers'>): boolean {
  return headers.some(({ key, value }) => {
    if (key === 'auto-submitted') return !/^no\b/i.test(value.trim());
    if (key === 'precedence') return /^(?:bulk|list|junk|auto_reply)\b/i.test(value.trim());
    return key === 'list-id' || key === 'x-autoreply' || key === 'x-autorespond';
  });
}
