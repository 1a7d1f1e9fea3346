// What search engines read first: which addresses there are, and which are not theirs.
import type { FastifyInstance } from 'fastify';
import { adPath, paths } from '#shared/paths.ts';
import type { Services } from './core/request.ts';
import { listPublicAdAddresses, listSitemapStarts } from './features/ads/actions.ts';

/** The protocol allows 50,000 addresses a file. Source: sitemaps.org. */
const ADS_PER_FILE = 40_000;
const SCHEMA = 'http://www.sitemaps.org/schemas/sitemap/0.9';

const openPages = [
  paths.home,
  paths.marketplace,
  paths.about,
  paths.faq,
  paths.support,
  paths.contact,
  paths.terms,
  paths.privacy,
  paths.cookies,
];

/** GET /robots.txt and /sitemap.xml; one file while it can hold all, an index of several after that. */
export function registerSitemap(app: FastifyInstance, services: Services): void {
  const { publicUrl } = services.settings;

  app.get('/robots.txt', async (_request, reply) =>
    reply
      .type('text/plain; charset=utf-8')
      .send(
        `User-agent: *\nDisallow: /admin\nDisallow: /api/\nDisallow: /profile\nDisallow: /create-ad\nSitemap: ${publicUrl}/sitemap.xml\n`,
      ),
  );

  app.get('/sitemap.xml', async (_request, reply) => {
    const starts = await listSitemapStarts(services.database, ADS_PER_FILE);
    reply.type('application/xml; charset=utf-8');
    if (starts.length <= 1) return writeAddresses(publicUrl, openPages, await adsFrom(starts[0]));
    const files = ['/sitemaps/pages.xml', ...starts.map((start) => `/sitemaps/ads/${start}.xml`)];
    const entries = files.map((file) => `<sitemap><loc>${publicUrl}${file}</loc></sitemap>`);
    return `<?xml version="1.0" encoding="UTF-8"?>\n<sitemapindex xmlns="${SCHEMA}">${entries.join('')}</sitemapindex>`;
  });

  app.get('/sitemaps/pages.xml', async (_request, reply) => {
    reply.type('application/xml; charset=utf-8');
    return writeAddresses(publicUrl, openPages, []);
  });

  app.get<{ Params: { start: string } }>(
    '/sitemaps/ads/:start.xml',
    { schema: { params: { type: 'object', properties: { start: { type: 'string', format: 'uuid' } } } } },
    async (request, reply) => {
      reply.type('application/xml; charset=utf-8');
      return writeAddresses(publicUrl, [], await adsFrom(request.params.start));
    },
  );

  async function adsFrom(start: string | undefined) {
    return start ? listPublicAdAddresses(services.database, { start, limit: ADS_PER_FILE }) : [];
  }
}

function writeAddresses(publicUrl: string, pages: string[], ads: { id: string; updatedAt: Date }[]): string {
  const entries = [
    ...pages.map((page) => `<url><loc>${publicUrl}${page}</loc></url>`),
    ...ads.map(
      ({ id, updatedAt }) =>
        `<url><loc>${publicUrl}${adPath(id)}</loc><lastmod>${updatedAt.toISOString()}</lastmod></url>`,
    ),
  ];
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="${SCHEMA}">${entries.join('')}</urlset>`;
}
