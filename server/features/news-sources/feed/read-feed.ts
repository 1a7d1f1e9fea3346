// Reads a feed: RSS, Atom, RDF or JSON Feed, from its bytes to plain items. Items that cannot be read are counted.
import { MAX_FETCHED_EXCERPT, MAX_FETCHED_TITLE } from '#shared/features/news/rules.ts';
import { MAX_SOURCE_URL_LENGTH } from '#shared/features/news-sources/rules.ts';
import { decodeFeed } from './decode.ts';
import { parseFeedDate } from './feed-date.ts';
import { parseItems, type RawFeed, type RawItem } from './feed-items.ts';
import { itemKey } from './item-key.ts';
import { repairFeed } from './repair-feed.ts';
import { plainText } from './plain-text.ts';
import { urlKeyOf } from './url-key.ts';

/** An item without a title gets the beginning of its text. */
const TITLE_FROM_TEXT = 80;

export interface FeedItem {
  /** The source's own id, or its hash; null without one. */
  guid: string | null;
  url: string;
  urlKey: string;
  /** Plain text. */
  title: string;
  excerpt: string;
  /** Milliseconds since 1970; null for a date that is missing or wrong. */
  publishedAt: number | null;
}

export interface ReadFeed {
  title: string;
  format: 'RSS' | 'Atom' | 'RDF' | 'JSON Feed';
  items: FeedItem[];
  /** A Swedish sentence that names the part of the feed that could not be read. */
  problem: string | null;
}

const formats = { rss: 'RSS', atom: 'Atom', rdf: 'RDF', json: 'JSON Feed' } as const;

/**
 * @param source.url address of the response, the base of relative links
 * @returns null if the response is not a feed
 */
export function readFeed(source: {
  bytes: Uint8Array;
  contentType: string | null;
  url: string;
}): ReadFeed | null {
  const repaired = repairFeed(decodeFeed(source.bytes, source.contentType));
  if (!repaired) return null;
  const parsed = parse(repaired.text);
  if (!parsed) return null;
  const { title, items: raw } = parsed;
  const items = raw.flatMap((item) => readItem(item, source.url) ?? []);
  return {
    title: plainText(title ?? '', MAX_FETCHED_TITLE) || new URL(source.url).hostname,
    format: formats[parsed.format],
    items,
    problem: describeProblem({ skipped: raw.length - items.length, isTruncated: repaired.isTruncated }),
  };
}

/** Parses a feed. The parser refuses feeds without title and items, which are valid here: they just have no news. */
function parse(text: string): RawFeed | null {
  try {
    return parseItems(text);
  } catch {
    const [, root] = /<(?:[\w-]+:)?(rss|feed|rdf)\b/i.exec(text) ?? [];
    if (!root || /<(?:[\w-]+:)?(?:item|entry)\b/i.test(text)) return null;
    const format = ({ rss: 'rss', rdf: 'rdf', feed: 'atom' } as const)[root.toLowerCase()];
    return format ? { format, title: undefined, items: [] } : null;
  }
}

/** Null for an item without an address or any text. */
function readItem(raw: RawItem, feedUrl: string): FeedItem | null {
  const url = findAddress(raw, feedUrl);
  const excerpt = firstOf(raw.texts, (text) => plainText(text, MAX_FETCHED_EXCERPT)) ?? '';
  const title = plainText(raw.title ?? '', MAX_FETCHED_TITLE) || plainText(excerpt, TITLE_FROM_TEXT);
  if (!url || !title) return null;
  const guid = raw.guid?.trim().toWellFormed().replaceAll('\0', '');
  return {
    guid: guid ? itemKey(guid) : null,
    url: url.href,
    urlKey: itemKey(urlKeyOf(url)),
    title,
    excerpt,
    publishedAt: firstOf(raw.dates, parseFeedDate) ?? null,
  };
}

function findAddress({ links, bases }: RawItem, feedUrl: string): URL | null {
  const base = bases.reduce<string>(
    (outer, inner) => (inner && URL.canParse(inner, outer) ? new URL(inner, outer).href : outer),
    feedUrl,
  );
  return (
    firstOf(links, (link) => {
      const text = link.trim();
      if (!text || !URL.canParse(text, base)) return null;
      const url = new URL(text, base);
      const isWeb = url.protocol === 'http:' || url.protocol === 'https:';
      return isWeb && url.href.length <= MAX_SOURCE_URL_LENGTH ? url : null;
    }) ?? null
  );
}

/** The first candidate with a value. */
function firstOf<Value>(
  candidates: readonly (string | undefined)[],
  read: (text: string) => Value | null,
): Value | undefined {
  for (const candidate of candidates) {
    const value = candidate === undefined ? null : read(candidate);
    if (value !== null && value !== '') return value;
  }
  return undefined;
}

function describeProblem({ skipped, isTruncated }: { skipped: number; isTruncated: boolean }): string | null {
  const parts = [
    isTruncated && 'Flödet är avbrutet; det som gick att läsa är med.',
    skipped === 1 && 'En post saknar adress eller text.',
    skipped > 1 && `${skipped} poster saknar adress eller text.`,
  ];
  return parts.filter(Boolean).join(' ') || null;
}
