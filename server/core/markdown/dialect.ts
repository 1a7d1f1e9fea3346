// The subset of Markdown: bold, italic, lists, quotes, links, code, uploaded pictures, mentions. Everything else is plain text.
import MarkdownParser, {
  type MarkdownIt,
  type RendererRule,
  type StateCore,
  type StateInline,
  type Token,
} from 'markdown-it';
import { pictureSrcset, textPictureUrl } from '#shared/features/pictures/urls.ts';
import { escapeHtml } from './escape-html.ts';
import { nameSlot } from './names.ts';

/** How deep block quotes and lists, and emphasis, may be nested; deeper levels are plain text. */
const MAX_NESTING = 20;
/** Of a quoted passage with at least this many characters, only the first rows are shown until the reader opens it. */
const LONG_QUOTE = 280;
const UUID = '[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}';
const REFERENCE = new RegExp(
  String.raw`(?:@\[[^\[\]\n]{0,100}\]\((?:user:(?<user>${UUID})|quote:(?<quote>[A-Za-z0-9_-]{1,64}))\)` +
    String.raw`|!\[(?<alt>[^\[\]\n]{0,100})\]\(picture:(?<picture>${UUID})\))`,
  'y',
);

/** Sources are untrusted: HTML is shown as text, and addresses must pass `isAllowedAddress`. */
export function openDialect(): MarkdownIt {
  const dialect = new MarkdownParser('zero', { breaks: true, linkify: true, maxNesting: MAX_NESTING });
  dialect.enable([
    'blockquote',
    'list',
    'fence',
    'newline',
    'escape',
    'backticks',
    'emphasis',
    'balance_pairs',
  ]);
  dialect.enable(['link', 'autolink', 'linkify', 'entity']);
  // Links only addresses with http:// or https://: bare hosts such as "example.se" and e-mail addresses are plain text.
  dialect.linkify.set({ fuzzyLink: false, fuzzyEmail: false, fuzzyIP: false });
  for (const schema of ['ftp:', '//', 'mailto:']) dialect.linkify.add(schema, null);
  dialect.validateLink = isAllowedAddress;
  dialect.normalizeLinkText = (address) => addressAsText(dialect, address);
  dialect.inline.ruler.before('link', 'reference', parseReference);
  dialect.core.ruler.push('unusable_links', removeUnusableLinks);
  dialect.core.ruler.push('long_quotes', foldLongQuotes);
  Object.assign(dialect.renderer.rules, { link_open: renderLink, picture: renderPicture, fence: renderCode });
  dialect.renderer.rules['long_quote_open'] = () =>
    '<details><summary>Visa hela citatet</summary></details>\n<div>\n';
  dialect.renderer.rules['long_quote_close'] = () => '</div>\n';
  for (const kind of ['mention', 'quote'] as const)
    dialect.renderer.rules[kind] = (tokens, index) => nameSlot(kind, tokens[index]?.content ?? '');
  return dialect;
}

/**
 * Allows pages of this site by path, and others by http and https. Refuses other schemes, `//host`, and a user name before the
 * host, because it looks like the host. E-mail addresses are contact details, which people under 18 must not publish.
 */
function isAllowedAddress(address: string): boolean {
  if (/^\/(?![/\\])/.test(address)) return true;
  const url = /^https?:\/\/[^/\\]/i.test(address) ? URL.parse(address) : null;
  return url !== null && url.username === '' && url.password === '';
}

/** An address as the text of its link: readable, but the host in ASCII, since letters of other scripts look like Latin ones. */
function addressAsText({ utils }: MarkdownIt, address: string): string {
  const url = URL.parse(address);
  if (!url) return address;
  const rest = utils.lib.mdurl.decode(address.replace(/^[^:]*:\/\/[^/?#]*/, ''));
  return `${url.origin}${/[\p{C}\p{Z}]/u.test(rest) ? url.pathname + url.search + url.hash : rest}`;
}

/** An inline rule: mentions, quotes and pictures become tokens whose content is the id. */
function parseReference(state: StateInline, isSilent: boolean): boolean {
  const first = state.src[state.pos];
  if ((first !== '@' && first !== '!') || state.src[state.pos + 1] !== '[') return false;
  // A mention is itself a link, and HTML has no link within a link.
  if (state.linkLevel > 0) return false;
  REFERENCE.lastIndex = state.pos;
  const match = REFERENCE.exec(state.src);
  if (!match || REFERENCE.lastIndex > state.posMax) return false;
  if (!isSilent) pushReference(state, match.groups ?? {});
  state.pos = REFERENCE.lastIndex;
  return true;
}

function pushReference(
  state: StateInline,
  { user, quote, picture, alt }: Record<string, string | undefined>,
): void {
  const type = (user && 'mention') ?? (quote && 'quote') ?? 'picture';
  const token = state.push(type, '', 0);
  token.content = user ?? quote ?? picture ?? '';
  token.meta = { alt };
}

/**
 * `[<https://a.se>](https://b.se)` becomes the outer link only: HTML has no link within a link. `[text]()` becomes its text:
 * the parser does not check an empty address, which would lead to the page itself.
 */
function removeUnusableLinks({ tokens }: StateCore): void {
  for (const token of tokens) {
    /** For each link that encloses the token, whether it is rendered. */
    const around: boolean[] = [];
    token.children &&= token.children.filter((child) => {
      if (child.type === 'link_close') return around.pop();
      if (child.type !== 'link_open') return true;
      around.push(!around.includes(true) && child.attrGet('href') !== '');
      return around.at(-1);
    });
  }
}

/**
 * A long quoted passage becomes `<details>` and the passage beside it, which the style sheet cuts while the details are closed:
 * it opens without scripts, and screen readers read all of it. A quote within a quote opens with it.
 */
function foldLongQuotes(state: StateCore): void {
  const { tokens } = state;
  const opened: number[] = [];
  const long = new Map<number, string>();
  for (const [place, { type }] of tokens.entries()) {
    if (type === 'blockquote_open') opened.push(place);
    if (type !== 'blockquote_close') continue;
    const start = startOfPassage(tokens, opened.pop() ?? 0);
    const length = tokens.slice(start, place).reduce((sum, { content }) => sum + content.length, 0);
    if (opened.length > 0 || length < LONG_QUOTE) continue;
    long.set(start, 'long_quote_open');
    long.set(place, 'long_quote_close');
  }
  state.tokens = tokens.flatMap((token, place) => {
    const type = long.get(place);
    return type ? [new state.Token(type, '', 0), token] : [token];
  });
}

/** The passage follows the opening token, and three more of the paragraph that names the source if there is one. */
function startOfPassage(tokens: readonly Token[], opening: number): number {
  const isNamed = tokens[opening + 2]?.children?.[0]?.type === 'quote';
  return opening + (isNamed ? 4 : 1);
}

const renderLink: RendererRule = (tokens, index, options, _env, renderer) => {
  tokens[index]?.attrSet('rel', 'nofollow ugc noopener');
  return renderer.renderToken(tokens, index, options);
};

/** `env.pictures` contains the sizes of the pictures that the author may use; any other picture is left out. */
const renderPicture: RendererRule = (tokens, index, _options, env) => {
  const { content: id = '', meta } = tokens[index] ?? {};
  const pictures = env?.['pictures'];
  const size: unknown = pictures instanceof Map ? pictures.get(id) : undefined;
  if (!isSize(size)) return '';
  const alt = escapeHtml(String(meta?.['alt'] ?? ''));
  return `<img src="${textPictureUrl(id, 640)}" srcset="${pictureSrcset(id, textPictureUrl)}" sizes="(min-width: 48rem) 44rem, 92vw" width="${size.width}" height="${size.height}" alt="${alt}" loading="lazy" decoding="async">`;
};

function isSize(size: unknown): size is { width: number; height: number } {
  return typeof size === 'object' && size !== null && 'width' in size && 'height' in size;
}

/** Without the language, since nothing highlights it. Focusable, so that long rows scroll with the keyboard. */
const renderCode: RendererRule = (tokens, index) =>
  `<pre tabindex="0"><code>${escapeHtml(tokens[index]?.content ?? '')}</code></pre>\n`;
