// Renders what people write: a subset of Markdown to HTML with an allow-list, and to plain text for search and previews.
//
//   const text = parseMarkdown(withoutNames(input.content));        // when it is saved
//   const { users, quotes, pictures, links } = text.references;   // check and attach them
//   const html = text.toHtml(await findSizes(pictures));            // stored, with MARKDOWN_VERSION
//   fillNames(html, nameOf)                                         // for each reader
//   summarise(text.toPlainText(), PREVIEW_LENGTH)                 // a row of a list
import type { Token } from 'markdown-it';
import { openDialect } from './dialect.ts';

export { fillNames, slotsIn, type ShownName } from './names.ts';

/** Stored with rendered HTML; texts of another version are rendered again. */
export const MARKDOWN_VERSION = 3;

/** Width and height in pixels, which reserve the place of a picture while it loads. */
export interface PictureSize {
  width: number;
  height: number;
}

export interface References {
  /** Ids of mentioned users, each once. */
  users: string[];
  /** Ids of quoted sources, as the feature gave them to `quoteOf`. */
  quotes: string[];
  /** Ids of pictures. */
  pictures: string[];
  /** Addresses of the pages that the text links to, of this or another site, without escapes. */
  links: string[];
}

export interface ParsedText {
  references: References;
  /**
   * HTML without names; `fillNames` adds them. A picture without a size is left out.
   *
   * @param pictures sizes of the pictures that the author may use, by id
   */
  toHtml(pictures: ReadonlyMap<string, PictureSize>): string;
  /** The text without its markup, mentions and quoted passages; with the passages if there is nothing else. */
  toPlainText(): string;
  /** Everything that readers see except names, quoted passages included, without markup: for checks of what is written. */
  toShownText(): string;
}

const dialect = openDialect();

/** Parses a text once for all uses of it. Its length must have been checked (`MAX_MARKDOWN_LENGTH`). */
export function parseMarkdown(source: string): ParsedText {
  const tokens = dialect.parse(source, {});
  return {
    references: findReferences(tokens),
    toHtml: (pictures) => dialect.renderer.render(tokens, dialect.options, { pictures }),
    toPlainText: () => plainTextOf(tokens, false) || plainTextOf(tokens, true),
    toShownText: () => plainTextOf(tokens, true),
  };
}

/** The beginning of a plain text in one row, cut between words. @param length the greatest number of characters */
export function summarise(plainText: string, length: number): string {
  const row = plainText.replace(/\s+/gu, ' ').trim();
  const characters = Array.from(row.slice(0, 2 * length + 2));
  if (characters.length <= length) return row;
  const start = characters.slice(0, length - 1).join('');
  const end = start.lastIndexOf(' ');
  return `${end > length / 2 ? start.slice(0, end) : start}…`;
}

function findReferences(tokens: Token[]): References {
  const all = tokens.flatMap(({ children }) => children ?? []);
  const idsOf = (type: string) => [
    ...new Set(all.filter((token) => token.type === type).map(({ content }) => content)),
  ];
  return {
    users: idsOf('mention'),
    quotes: idsOf('quote'),
    pictures: idsOf('picture'),
    links: [
      ...new Set(
        all.flatMap((token) => (token.type === 'link_open' ? [String(token.attrGet('href') ?? '')] : [])),
      ),
    ],
  };
}

function plainTextOf(tokens: Token[], withQuotes: boolean): string {
  const rows: string[] = [];
  let quoteDepth = 0;
  for (const { type, content, children } of tokens) {
    if (type === 'blockquote_open') quoteDepth += 1;
    if (type === 'blockquote_close') quoteDepth -= 1;
    if (quoteDepth > 0 && !withQuotes) continue;
    if (type === 'fence') rows.push(content);
    if (type === 'inline') rows.push((children ?? []).map(plainTextOfInline).join(''));
  }
  return rows
    .map((row) => row.trim())
    .filter(Boolean)
    .join('\n');
}

function plainTextOfInline({ type, content, meta }: Token): string {
  if (type === 'softbreak' || type === 'hardbreak') return '\n';
  if (type === 'picture') return String(meta?.['alt'] ?? '');
  return type === 'mention' || type === 'quote' ? '' : content;
}
