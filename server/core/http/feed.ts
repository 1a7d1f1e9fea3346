// Serves the newest items of a list, as visitors see them, as RSS 2.0. With ?category= only those of one category.
import { createHash } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { generateRssFeed } from 'feedsmith';
import { neighbourhoodOf } from '../limits/network.ts';
import { escapeHtml } from '../markdown/escape-html.ts';
import { abortedOnClose } from './closed-request.ts';
import { sendClosedPage, sendErrorPage } from './errors/error-handler.ts';
import type { Services } from './request.ts';

/** XML 1.0 does not allow these characters, escaped or not. */
const NOT_IN_XML = /[^\t\n\r\u{20}-\u{D7FF}\u{E000}-\u{FFFD}\u{10000}-\u{10FFFF}]/gu;

export interface FeedItem {
  /** Path of the item's page. */
  path: string;
  title: string;
  /** Plain text. */
  excerpt: string;
  category: string;
  createdAt: string;
  /** Undefined for an author who is not named in structured data. */
  author?: string | undefined;
}

export interface Feed<Category extends string> {
  path: string;
  categories: readonly Category[];
  /** Notices on this topic invalidate the cached feed. */
  topic: string;
  isOpen: (services: Services) => Promise<boolean>;
  /** Describes the feed of a category, or of all items if undefined: `path` is the feed's own, `listPath` that of the page. */
  describe: (category: Category | undefined) => {
    title: string;
    description: string;
    path: string;
    listPath: string;
  };
  listNewest: (services: Services, category: Category | undefined) => Promise<FeedItem[]>;
}

export function registerFeed<Category extends string>(
  app: FastifyInstance,
  services: Services,
  feed: Feed<Category>,
): void {
  const { answerCache, requestQueue } = services;
  app.get<{ Querystring: { category?: unknown } }>(feed.path, async (request, reply) => {
    const { category: requested } = request.query;
    const category = feed.categories.find((one) => one === requested);
    const isKnown = requested === undefined || category !== undefined;
    if (!isKnown) return sendErrorPage(request, reply, 404);
    if (!(await feed.isOpen(services))) return sendClosedPage(request, reply);
    const name = `feed ${feed.path} ${category ?? ''}`;
    const queueEntry = { group: neighbourhoodOf(request.ip), signal: abortedOnClose(reply) };
    const { xml, tag } = await requestQueue.run(
      () => answerCache.getOrLoad(name, feed.topic, () => write(services, feed, category)),
      queueEntry,
    );
    // Clients revalidate the feed each time, since every new item changes it.
    reply.header('etag', tag).header('cache-control', 'no-cache').header('x-robots-tag', 'noindex');
    if (request.headers['if-none-match'] === tag) return reply.code(304).send();
    return reply.type('application/rss+xml; charset=utf-8').send(xml);
  });
}

async function write<Category extends string>(
  services: Services,
  feed: Feed<Category>,
  category: Category | undefined,
): Promise<{ xml: string; tag: string }> {
  const { publicUrl } = services.settings;
  const { title, description, path, listPath } = feed.describe(category);
  const items = await feed.listNewest(services, category);
  const xml = generateRssFeed({
    title,
    link: publicUrl + listPath,
    description,
    language: 'sv-SE',
    atom: { links: [{ href: publicUrl + path, rel: 'self', type: 'application/rss+xml' }] },
    items: items.map((item) => itemOf(item, publicUrl)),
  });
  return { xml, tag: `"${createHash('sha256').update(xml).digest('base64url')}"` };
}

function itemOf({ path, title, excerpt, category, createdAt, author }: FeedItem, publicUrl: string) {
  const link = publicUrl + path;
  return {
    title: legible(title),
    link,
    guid: { value: link, isPermaLink: true },
    // Feed readers render the description as HTML.
    description: escapeHtml(legible(excerpt)),
    categories: [{ name: category }],
    pubDate: new Date(createdAt),
    ...(author !== undefined && { dc: { creators: [legible(author)] } }),
  };
}

function legible(text: string): string {
  return text.toWellFormed().replaceAll(NOT_IN_XML, '');
}
