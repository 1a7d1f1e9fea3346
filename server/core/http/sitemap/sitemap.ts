// GET /robots.txt and /sitemap.xml: the URLs search engines may index, as declared by the features.
import { promisify } from 'node:util';
import { createGunzip, gunzip } from 'node:zlib';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Database } from '../../../database/connection.ts';
import { neighbourhoodOf } from '../../limits/network.ts';
import { abortedOnClose } from '../closed-request.ts';
import { sendErrorPage } from '../errors/error-handler.ts';
import type { Services } from '../request.ts';
import { createSitemapCache } from './sitemap-cache.ts';

/** The protocol allows 50,000 URLs per file. Source: sitemaps.org. */
const ADDRESSES_PER_FILE = 40_000;
const decompress = promisify(gunzip);
const SCHEMA = 'http://www.sitemaps.org/schemas/sitemap/0.9';

export interface SitemapPart {
  /** Whether the part is listed now; a part without this function is always listed. */
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

  const cache = createSitemapCache();

  const readIndex = async () => {
    const { pages, records } = await listOpen();
    // The cache key names the open sections, so that closing or opening one changes the files at once.
    return cache.read(['index', ...pages, ...records.map(({ name }) => name)].join(' '), async () => {
      const files: { kind: SitemapRecords; start: string }[] = [];
      for (const kind of records) {
        const starts = await kind.listStarts(database, ADDRESSES_PER_FILE);
        files.push(...starts.map((start) => ({ kind, start })));
      }
      if (files.length > 1) return writeIndex(publicUrl, files);
      const [only] = files;
      return writeAddresses(publicUrl, pages, only ? await listRecords(only.kind, only.start) : []);
    });
  };

  /** Waits in the queue that calls of the API use. */
  const send = async (request: FastifyRequest, reply: FastifyReply, read: () => Promise<Buffer | null>) => {
    const queueEntry = { group: neighbourhoodOf(request.ip), signal: abortedOnClose(reply) };
    const file = await services.requestQueue.run(read, queueEntry);
    return file ? sendFile(request, reply, file) : sendErrorPage(request, reply, 404);
  };

  app.get('/sitemap.xml', async (request, reply) => send(request, reply, readIndex));

  app.get('/sitemaps/pages.xml', async (request, reply) =>
    send(request, reply, async () => {
      const { pages } = await listOpen();
      return cache.read(`pages ${pages.join(' ')}`, async () => writeAddresses(publicUrl, pages, []));
    }),
  );

  for (const { records: kind, isOpen } of parts) {
    if (!kind) continue;
    app.get<{ Params: { start: string } }>(`/sitemaps/${kind.name}/:start.xml`, async (request, reply) =>
      send(request, reply, async () => {
        const { start } = request.params;
        const path = pathOf(kind, start);
        if (!((await isOpen?.(services)) ?? true)) return null;
        return cache.read(path, async () => {
          // Only listed files are written: otherwise any id would result in a file, without limit.
          const index = await readIndex();
          const isListed = index !== null && (await decompress(index)).includes(path);
          return isListed ? writeAddresses(publicUrl, [], await listRecords(kind, start)) : null;
        });
      }),
    );
  }

  function listRecords(kind: SitemapRecords, start: string): Promise<SitemapRecord[]> {
    return kind.list(database, { start, limit: ADDRESSES_PER_FILE });
  }
}

function pathOf({ name }: SitemapRecords, start: string): string {
  return `/sitemaps/${name}/${start}.xml`;
}

function writeIndex(publicUrl: string, files: readonly { kind: SitemapRecords; start: string }[]): string {
  const paths = ['/sitemaps/pages.xml', ...files.map(({ kind, start }) => pathOf(kind, start))];
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

function sendFile(request: FastifyRequest, reply: FastifyReply, file: Buffer): FastifyReply {
  reply.type('application/xml; charset=utf-8').header('vary', 'accept-encoding');
  if (/\bgzip\b/.test(request.headers['accept-encoding'] ?? ''))
    return reply.header('content-encoding', 'gzip').send(file);
  // A stream: an uncompressed file of five megabytes in memory for each slow reader would be too much.
  return reply.send(createGunzip().end(file));
}
