// Converts the HTML of titles and excerpts in feeds to plain text.
import { decodeHTML } from 'entities';

/** Characters that are read at most: an excerpt needs only the beginning of an article. */
const READ_LENGTH = 4000;

const COMMENTS = /<!--[\s\S]*?(?:-->|$)/g;
const HIDDEN = /<(script|style|title)\b[^<>]*>[\s\S]*?(?:<\/\1\s*>|$)/gi;
const BLOCKS =
  /<\/?(?:br|p|div|li|ul|ol|h[1-6]|tr|td|th|table|blockquote|figure|figcaption|img|hr)\b[^<>]*>/gi;
const TAGS = /<\/?[a-z][^<>]*>/gi;
/** The incomplete tag at the end of a text that was cut within a tag. */
const CUT_TAG = /<[^<>]*$/;
/** Control characters, zero-width characters, and characters that change the direction of the text after them. */
const INVISIBLE = /[\p{Cc}\u061C\u200B\u200E\u200F\u202A-\u202E\u2066-\u2069\uFEFF]/gu;

/** @param maxLength in characters, including the ellipsis of a text that was cut */
export function plainText(html: string, maxLength: number): string {
  const read = html.length > READ_LENGTH ? html.slice(0, READ_LENGTH).replace(CUT_TAG, '') : html;
  const text = decodeHTML(
    read.replace(COMMENTS, ' ').replace(HIDDEN, ' ').replace(BLOCKS, ' ').replace(TAGS, ''),
  );
  return shorten(text.replace(INVISIBLE, ' ').replace(/\s+/gu, ' ').trim().toWellFormed(), maxLength);
}

/** Shortens a text after a word. */
function shorten(text: string, maxLength: number): string {
  if (text.length <= maxLength) return text;
  const cut = text.slice(0, maxLength - 1);
  const end = cut.lastIndexOf(' ');
  return `${(end > maxLength / 2 ? cut.slice(0, end) : cut).toWellFormed().replace(/[\s,.;:–-]+$/u, '')}…`;
}
