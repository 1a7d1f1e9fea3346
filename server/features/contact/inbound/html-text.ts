// The text of a mail that has HTML only, without the mail that it quotes.
import { decodeHTML } from 'entities';

const HIDDEN = /<!--[\s\S]*?(?:-->|$)|<(head|script|style|title)\b[^<>]*>[\s\S]*?(?:<\/\1\s*>|$)/gi;
/** What follows the reply in Gmail, Outlook, Apple Mail and Thunderbird. */
const QUOTE =
  /<(?:blockquote\b|div[^<>]*\bclass="[^"]*\bgmail_quote|div[^<>]*\bid="(?:divRplyFwdMsg|appendonsend|mail-editor-reference-message-container)"|div[^<>]*\bclass="moz-cite-prefix)/i;
const BREAKS = /<br\b[^<>]*>|<\/(?:p|div|li|tr|h[1-6])\s*>/gi;
const TAGS = /<\/?[a-z][^<>]*>/gi;

export function textOfHtml(html: string): string {
  const own = html.replace(HIDDEN, '').split(QUOTE, 1)[0] ?? '';
  const text = own.replace(/\s+/g, ' ').replace(BREAKS, '\n').replace(TAGS, '');
  return decodeHTML(text)
    .replaceAll('\u00A0', ' ')
    .replaceAll(/ *\n */g, '\n')
    .replaceAll(/\n{3,}/g, '\n\n');
}
