// The shape of the unusual feeds, and the markup that most of them begin and end with.
import type { FeedItem, ReadFeed } from '../../../features/news-sources/feed/read-feed.ts';

export interface UnusualFeed {
  name: string;
  body: string | Uint8Array;
  contentType?: string;
  /** Null: no feed. */
  format: ReadFeed['format'] | null;
  /** The items that are read, or part of what they say. */
  items: Partial<FeedItem>[];
  problem?: string;
}

/** Where the feeds are fetched from. */
export const FEED_URL = 'https://bollbladet.exempel.invalid/sport/feed.xml';
export const SITE = 'https://bollbladet.exempel.invalid';

export const rss = (inner: string, attributes = ''): string =>
  `<?xml version="1.0" encoding="UTF-8"?><rss version="2.0"${attributes}><channel><title>Bollbladet</title>${inner}</channel></rss>`;
export const atom = (inner: string, attributes = ''): string =>
  `<feed xmlns="http://www.w3.org/2005/Atom"${attributes}><title>Bollbladet</title><id>urn:blad</id><updated>2026-11-20T10:00:00Z</updated>${inner}</feed>`;
export const rdf = (inner: string): string =>
  `<rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#" xmlns="http://purl.org/rss/1.0/" xmlns:dc="http://purl.org/dc/elements/1.1/"><channel rdf:about="${SITE}"><title>Bollbladet</title></channel>${inner}</rdf:RDF>`;
export const jsonFeed = (items: unknown[], more: object = {}): string =>
  JSON.stringify({ version: 'https://jsonfeed.org/version/1.1', title: 'Bollbladet', ...more, items });

export const item = (title: string, link = '/1', more = ''): string =>
  `<item><title>${title}</title><link>${link}</link>${more}</item>`;
