// The files of the sitemap: each is written once however often it is requested, and only if the index lists it.
import { gunzipSync } from 'node:zlib';
import fastify, { type FastifyInstance } from 'fastify';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { createRequestQueue } from '../../limits/request-queue.ts';
import type { Services } from '../request.ts';
import { registerSitemap } from './sitemap.ts';

const [first, second] = ['00000000-0000-4000-8000-000000000001', '80000000-0000-4000-8000-000000000001'];
let app: FastifyInstance;
let reads: string[];

beforeEach(() => {
  app = fastify();
  reads = [];
  registerSitemap(app, {
    publicUrl: 'https://exempel.se',
    services: { requestQueue: createRequestQueue() } as Services,
    parts: [
      {
        pages: ['/'],
        records: {
          name: 'ads',
          async listStarts() {
            reads.push('starts');
            return [first, second];
          },
          async list(_database, { start }) {
            reads.push(start);
            return [{ path: `/ad/${start}`, updatedAt: new Date(0) }];
          },
        },
      },
    ],
  });
});
afterEach(() => app.close());

const read = (url: string, headers = {}) => app.inject({ url, headers });

test('reads each file once for all who request it', async () => {
  const all = await Promise.all(Array.from({ length: 50 }, () => read('/sitemap.xml')));
  for (const { body } of all)
    expect(body).toContain(`<loc>https://exempel.se/sitemaps/ads/${second}.xml</loc>`);
  await Promise.all([read(`/sitemaps/ads/${second}.xml`), read(`/sitemaps/ads/${second}.xml`)]);
  expect((await read(`/sitemaps/ads/${second}.xml`)).body).toContain(`https://exempel.se/ad/${second}`);
  expect(reads).toEqual(['starts', second]);
});

test('refuses a file that the index does not list, without reading any', async () => {
  for (const start of ['10000000-0000-4000-8000-000000000001', 'x'])
    expect((await read(`/sitemaps/ads/${start}.xml`)).statusCode).toBe(404);
  expect(reads).toEqual(['starts']);
});

test('sends files compressed to those who accept it', async () => {
  const { headers, rawPayload } = await read('/sitemap.xml', { 'accept-encoding': 'gzip' });
  expect(headers['content-encoding']).toBe('gzip');
  expect(gunzipSync(rawPayload).toString()).toBe((await read('/sitemap.xml')).body);
});
