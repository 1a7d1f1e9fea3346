// What the sender of a mail has written: its text without the quoted mail and the signature.
import type { Email } from 'postal-mime';
import { MAX_CONTACT_MESSAGE_LENGTH } from '#shared/features/contact/rules.ts';
import { textOfHtml } from './html-text.ts';

/** The first row of a signature. Source: RFC 3676 section 4.3. */
const SIGNATURE = /^-- ?$/;
/** The sentence before a quote, as common mail programs write it in Swedish and English: its start with a date, and its verb. */
const LEAD_START = /^(?:den|on|mån|tis|ons|tors?|fre|lör|sön)\b.{0,40}?\d/i;
const LEAD_VERB = /\b(?:skrev|wrote)\b/i;
const MAX_LEAD_LENGTH = 450;
/** The quote begins within this many rows after that sentence; the rows before it are empty. */
const MAX_ROWS_TO_QUOTE = 3;
/** A shorter row of a quote is not wrapped: what follows it may be the sender's own. */
const MIN_WRAPPED_LENGTH = 60;
/** The first row of a quoted mail whose rows have no ">", so that nothing shows where it ends. */
const quoteStarts = [
  /^-{2,} ?(?:original ?message|ursprungligt meddelande|forwarded message|vidarebefordrat meddelande)/i,
  /^_{10,}$/,
  /^(?:från|from): .*[@<]/i,
];

/**
 * All text of the mail if it has quotes and a signature only; empty without any text.
 *
 * @param sent the texts that the mail may quote
 */
export function replyTextOf(
  { text, html = '', attachments }: Pick<Email, 'text' | 'html' | 'attachments'>,
  sent: readonly string[] = [],
): string {
  // Some mail programs in browsers send HTML alone.
  const written = text?.trim() ? text : textOfHtml(html);
  const rows = written.replaceAll(/\r\n?/g, '\n').replaceAll('\0', '').split('\n');
  // Without other text, the reply is inside what looks like a quote: some people write in the quoted mail.
  const reply =
    withoutQuotes(rows, withSingleSpaces(sent.join('\n')))
      .join('\n')
      .trim() || rows.join('\n').trim();
  if (reply === '') return '';
  const note = attachments.length > 0 ? '\n\n(Bilagor i mejlet har inte sparats.)' : '';
  if (reply.length + note.length <= MAX_CONTACT_MESSAGE_LENGTH) return reply + note;
  // Staff then ask for the end, and the sender sees on the site that it is missing.
  const notes = `…\n\n(Mejlet var längre än så här. Slutet har inte sparats.)${note}`;
  return reply.slice(0, MAX_CONTACT_MESSAGE_LENGTH - notes.length) + notes;
}

/** The reply may be written above, below and between quotes. */
function withoutQuotes(rows: readonly string[], sent: string): string[] {
  const own: string[] = [];
  /** The text of the row before, if it is quoted; otherwise empty. */
  let quoted = '';
  let isSignature = false;
  for (let place = 0; place < rows.length; place += 1) {
    const row = rows[place] ?? '';
    const lead = quoteLeadOf(rows.slice(place, place + 2));
    const following = rows.slice(place + lead.length, place + lead.length + MAX_ROWS_TO_QUOTE);
    const isBeforeQuote = lead.length > 0 && isQuoted(following.find(isFilled) ?? '');
    // Without an address, the sentence may be the sender's own.
    const isEndless = lead.join('').includes('@') && !isBeforeQuote;
    if (isEndless || quoteStarts.some((start) => start.test(row.trim()))) return own;
    if (isBeforeQuote) place += lead.length - 1;
    isSignature = isQuoted(row) || isBeforeQuote ? false : isSignature || SIGNATURE.test(row.trim());
    // Some mail programs wrap a quoted row and mark only its beginning.
    const isWrapped =
      quoted.length >= MIN_WRAPPED_LENGTH && isFilled(row) && sent.includes(`${quoted} ${textOfRow(row)}`);
    if (!isQuoted(row) && !isWrapped && !isBeforeQuote && !isSignature) own.push(row);
    quoted = isQuoted(row) || isWrapped ? textOfRow(row) : '';
  }
  return own;
}

/** The rows of the sentence before a quote: often two, as of "Den 3 maj 2026 skrev Baskettorget <a@b.se>:". */
function quoteLeadOf([row = '', next = '']: readonly string[]): string[] {
  if (isQuoteLead(row.trim())) return [row];
  return !isQuoted(next) && isQuoteLead(`${row.trim()} ${next.trim()}`) ? [row, next] : [];
}

function isQuoteLead(sentence: string): boolean {
  if (sentence.length > MAX_LEAD_LENGTH || !sentence.endsWith(':')) return false;
  const [start] = LEAD_START.exec(sentence) ?? [];
  return start !== undefined && LEAD_VERB.test(sentence.slice(start.length));
}

function isQuoted(row: string): boolean {
  return row.trimStart().startsWith('>');
}

function textOfRow(row: string): string {
  return withSingleSpaces(row.replace(/^[>\s]+/, ''));
}

function withSingleSpaces(text: string): string {
  return text.replaceAll(/\s+/g, ' ').trim();
}

function isFilled(row: string): boolean {
  return row.trim() !== '';
}

/** Mails of programs: absence notices, returned mails, lists. Answering them could cause an endless loop. Source: RFC 3834. */
export function isAutomatic({ headers }: Pick<Email, 'headers'>): boolean {
  return headers.some(({ key, value }) => {
    if (key === 'auto-submitted') return !/^no\b/i.test(value.trim());
    if (key === 'precedence') return /^(?:bulk|list|junk|auto_reply)\b/i.test(value.trim());
    return key === 'list-id' || key === 'x-autoreply' || key === 'x-autorespond';
  });
}
