// GET /robots.txt and /sitemap.xml: the URLs search engines may index, as declared by the features.
import type { FastifyInstance } from 'fastify';
import type { Database } from '../../database/connection.ts';
import type { Services } from './request.ts';

/** The protocol allows 50,000 URLs per file. Source: sitemaps.org. */
const ADDRESSES_PER_FILE = 40_000;
const SCHEMA = 'http://www.sitemaps.org/schemas/sitemap/0.9';

export interface SitemapPart {
  /** Whether the part is listed now; always without it. */
  isOpen?: (services: Services) => Promise<boolean>;
  /** URLs of static pages. */
  pages?: readonly string[];
  /** Path prefixes that search engines must not index. */
  disallowed?: readonly string[];
  /** Pages of records, of any number. */
  records?: SitemapRecords;
}

export interface SitemapRecords {
  /** Name of the files: /sitemaps/NAME/ID.xml begins with the record ID. */
  name: string;
  /** The first id of each file, with `perFile` records per file. */
  listStarts: (database: Database, perFile: number) => Promise<string[]>;
  /** Records from this id on, ordered by id. */
  list: (database: Database, part: { start: string; limit: number }) => Promise<SitemapRecord[]>;
}

export interface SitemapRecord {
  path: string;
  updatedAt: Date;
}

/** One file while it can hold all URLs, otherwise an index of several. */
export function registerSitemap(
  app: FastifyInstance,
  { publicUrl, services, parts }: { publicUrl: string; services: Services; parts: readonly SitemapPart[] },
): void {
  const { database } = services;
  const disallowed = parts.flatMap((part) => part.disallowed ?? []);

  async function listOpen(): Promise<{ pages: string[]; records: SitemapRecords[] }> {
    const open: SitemapPart[] = [];
    for (const part of parts) if ((await part.isOpen?.(services)) ?? true) open.push(part);
    return {
      pages: open.flatMap((part) => part.pages ?? []),
      records: open.flatMap((part) => part.records ?? []),
    };
  }

  app.get('/robots.txt', async (_request, reply) => {
    const lines = disallowed.map((path) => `Disallow: ${path}\n`);
    return reply
      .type('text/plain; charset=utf-8')
      .send(`User-agent: *\n${lines.join('')}Sitemap: ${publicUrl}/sitemap.xml\n`);
  });

  app.get('/sitemap.xml', async (_request, reply) => {
    reply.type('application/xml; charset=utf-8');
    const { pages, records } = await listOpen();
    const files: { kind: SitemapRecords; start: string }[] = [];
    for (const kind of records) {
      const starts = await kind.listStarts(database, ADDRESSES_PER_FILE);
      files.push(...starts.map((start) => ({ kind, start })));
    }
    if (files.length > 1) return writeIndex(publicUrl, files);
    const [only] = files;
    return writeAddresses(publicUrl, pages, only ? await listRecords(only.kind, only.start) : []);
  });

  app.get('/sitemaps/pages.xml', async (_request, reply) => {
    reply.type('application/xml; charset=utf-8');
    return writeAddresses(publicUrl, (await listOpen()).pages, []);
  });

  for (const { records: kind, isOpen } of parts) {
    if (!kind) continue;
    app.get<{ Params: { start: string } }>(
      `/sitemaps/${kind.name}/:start.xml`,
      { schema: { params: { type: 'object', properties: { start: { type: 'string', format: 'uuid' } } } } },
      async (request, reply) => {
        reply.type('application/xml; charset=utf-8');
        const isListed = (await isOpen?.(services)) ?? true;
        return writeAddresses(publicUrl, [], isListed ? await listRecords(kind, request.params.start) : []);
      },
    );
  }

  function listRecords(kind: SitemapRecords, start: string): Promise<SitemapRecord[]> {
    return kind.list(database, { start, limit: ADDRESSES_PER_FILE });
  }
}

function writeIndex(publicUrl: string, files: readonly { kind: SitemapRecords; start: string }[]): string {
  const paths = [
    '/sitemaps/pages.xml',
    ...files.map(({ kind, start }) => `/sitemaps/${kind.name}/${start}.xml`),
  ];
  const entries = paths.map((path) => `<sitemap><loc>${publicUrl}${path}</loc></sitemap>`);
  return `<?xml version="1.0" encoding="UTF-8"?>\n<sitemapindex xmlns="${SCHEMA}">${entries.join('')}</sitemapindex>`;
}

function writeAddresses(
  publicUrl: string,
  pages: readonly string[],
  records: readonly SitemapRecord[],
): string {
  const entries = [
    ...pages.map((page) => `<url><loc>${publicUrl}${page}</loc></url>`),
    ...records.map(
      ({ path, updatedAt }) =>
        `<url><loc>${publicUrl}${path}</loc><lastmod>${updatedAt.toISOString()}</lastmod></url>`,
    ),
  ];
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="${SCHEMA}">${entries.join('')}</urlset>`;
}
