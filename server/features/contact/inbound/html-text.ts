// The text of a mail that has HTML only, with quotes marked as in plain text.
import { decodeHTML } from 'entities';

const HIDDEN = /<!--[\s\S]*?(?:-->|$)|<(head|script|style|title)\b[^<>]*>[\s\S]*?(?:<\/\1\s*>|$)/gi;
const BLOCKQUOTE = /(<\/?blockquote\b[^<>]*>)/i;
// Each tag is found first and its attributes are searched second: one expression for both takes quadratic time on hostile mails.
const DIV = /<div\b[^<>]*>/gi;
/** The sentence before a quote ("Den 3 maj skrev …:") in Gmail and Thunderbird. */
const QUOTE_LEAD = /\bclass="[^"]*\b(?:gmail_attr|moz-cite-prefix)\b/i;
/** The start of the quoted mail in Outlook, whose end is not marked. */
const QUOTE_START = /\bid="(?:divRplyFwdMsg|appendonsend|mail-editor-reference-message-container)"/i;
const BREAKS = /<br\b[^<>]*>|<\/(?:p|div|li|tr|h[1-6])\s*>/gi;
const TAGS = /<\/?[a-z][^<>]*>/gi;

/** Quoted rows begin with ">"; a row of underscores precedes the quoted mail of Outlook. */
export function textOfHtml(html: string): string {
  let depth = 0;
  const passages = html
    .replace(HIDDEN, '')
    .split(BLOCKQUOTE)
    .map((part, place) => {
      if (place % 2 === 1) {
        depth = Math.max(0, depth + (part.startsWith('</') ? -1 : 1));
        return '\n';
      }
      const text = textOf(part);
      return depth === 0 ? text : text.trim().replaceAll(/^/gm, '> ');
    });
  return passages.join('').replaceAll(/\n{3,}/g, '\n\n');
}

function textOf(html: string): string {
  const text = html
    .replaceAll(/\s+/g, ' ')
    .replaceAll(DIV, markQuote)
    .replaceAll(BREAKS, '\n')
    .replaceAll(TAGS, '');
  const rows = decodeHTML(text).replaceAll('\u00A0', ' ').split('\n');
  return rows.map((row) => row.trim()).join('\n');
}

function markQuote(tag: string): string {
  if (QUOTE_LEAD.test(tag)) return '\n&gt; ';
  return QUOTE_START.test(tag) ? `\n${'_'.repeat(20)}\n` : tag;
}
