// GET /forum.xml: the newest posts as RSS 2.0, of one category with ?category=, as visitors see them.
import { createHash } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { generateRssFeed } from 'feedsmith';
import { forumFeedPath } from '#shared/features/forum/list/address.ts';
import type { PostRow } from '#shared/features/forum/list/contract.ts';
import { FORUM_CATEGORIES, type ForumCategory } from '#shared/features/forum/rules.ts';
import { paths, postPath } from '#shared/paths.ts';
import { abortedOnClose } from '../../../core/http/closed-request.ts';
import { sendErrorPage } from '../../../core/http/errors/error-handler.ts';
import type { Services } from '../../../core/http/request.ts';
import { escapeHtml } from '../../../core/markdown/escape-html.ts';
import { neighbourhoodOf } from '../../../core/limits/network.ts';
import { isPageOpen } from '../../page-settings/actions.ts';
import { listNewest } from './find-posts.ts';

/** XML 1.0 has no place for these characters, escaped or not. */
const NOT_IN_XML = /[^\t\n\r\u{20}-\u{D7FF}\u{E000}-\u{FFFD}\u{10000}-\u{10FFFF}]/gu;

interface FeedFile {
  xml: string;
  tag: string;
}

export function registerFeed(app: FastifyInstance, services: Services): void {
  const { memory, requestQueue } = services;
  app.get<{ Querystring: { category?: unknown } }>(paths.forumFeed, async (request, reply) => {
    const { category: asked } = request.query;
    const category = FORUM_CATEGORIES.find((one) => one === asked);
    const isKnown = asked === undefined || category !== undefined;
    if (!isKnown || !(await isPageOpen(services, 'forum'))) return sendErrorPage(request, reply, 404);
    const name = `forum feed ${category ?? ''}`;
    const turn = { group: neighbourhoodOf(request.ip), signal: abortedOnClose(reply) };
    const { xml, tag } = await requestQueue.run(
      () => memory.getOrLoad(name, 'forum', () => write(services, category)),
      turn,
    );
    // Asked for again each time, since it changes with every post.
    reply.header('etag', tag).header('cache-control', 'no-cache').header('x-robots-tag', 'noindex');
    if (request.headers['if-none-match'] === tag) return reply.code(304).send();
    return reply.type('application/rss+xml; charset=utf-8').send(xml);
  });
}

async function write(services: Services, category: ForumCategory | undefined): Promise<FeedFile> {
  const { publicUrl } = services.settings;
  const posts = await listNewest(services, category);
  const xml = generateRssFeed({
    title: category ? `${category} i Baskettorgets forum` : 'Baskettorgets forum',
    link: publicUrl + paths.forum + (category ? `?category=${encodeURIComponent(category)}` : ''),
    description: 'De senaste inläggen i forumet',
    language: 'sv-SE',
    atom: {
      links: [{ href: publicUrl + forumFeedPath(category), rel: 'self', type: 'application/rss+xml' }],
    },
    items: posts.map((post) => itemOf(post, publicUrl)),
  });
  return { xml, tag: `"${createHash('sha256').update(xml).digest('base64url')}"` };
}

/** Without the name of an author who is treated as a minor: a feed is structured data. */
function itemOf({ id, title, excerpt, category, author, createdAt }: PostRow, publicUrl: string) {
  const link = publicUrl + postPath(id);
  return {
    title: legible(title),
    link,
    guid: { value: link, isPermaLink: true },
    // Readers render it as HTML.
    description: escapeHtml(legible(excerpt)),
    categories: [{ name: category }],
    pubDate: new Date(createdAt),
    ...(author.id !== null && { dc: { creators: [legible(author.name)] } }),
  };
}

function legible(text: string): string {
  return text.toWellFormed().replaceAll(NOT_IN_XML, '');
}
