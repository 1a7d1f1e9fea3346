// Server rendering of a page whose data cannot be loaded.
import { ORPCError } from '@orpc/client';
import { afterEach, expect, test, vi } from 'vitest';
import type { Api } from '#shared/contract.ts';
import { refusals, type RefusalCode } from '#shared/errors.ts';
import { viewer } from '../testing/show.tsx';
import { renderPage } from './entry-server.tsx';

afterEach(() => vi.unstubAllEnvs());

test('does not render a page in an overload, when the visitor gets a short error page', async () => {
  const { page, renderings } = pageThatFailsWith('SERVICE_UNAVAILABLE');
  const { status, html, failure } = await renderPage(page);
  expect([status, html, renderings()]).toEqual([503, '', 0]);
  expect(failure).toMatchObject({ code: 'SERVICE_UNAVAILABLE' });
});

test('renders the error page of the site after another failure', async () => {
  const { page, renderings } = pageThatFailsWith('INTERNAL_SERVER_ERROR');
  const { status, html, failure } = await renderPage(page);
  expect([status, renderings()]).toEqual([500, 1]);
  expect(html).toContain('</html>');
  expect(failure).toMatchObject({ code: 'INTERNAL_SERVER_ERROR' });
});

test.each([
  ['/', ['ads.featured', 'news.headlines', 'results.list', 'pageSettings.find']],
  ['/create-ad', ['pageSettings.find', 'personalData.find', 'categories.listActive', 'ads.rules']],
  ['/faq', ['staticPages.find', 'siteSettings.operator']],
  ['/support', ['staticPages.find']],
  ['/contact', ['staticPages.find']],
])('renders the rest of %s when parts fail, and does not cache it', async (href, failing) => {
  const { page } = pageThatFailsWith('INTERNAL_SERVER_ERROR', failing);
  const { status, html, topics, failure } = await renderPage({ ...page, href });
  expect(status).toBe(200);
  expect(html).toContain('</h1>');
  expect(html).not.toContain('Unexpected Application Error!');
  expect(topics).toBeUndefined();
  expect(failure).toMatchObject({ code: 'INTERNAL_SERVER_ERROR' });
});

test('offers a reload without JavaScript for each part of the home page that fails', async () => {
  const failing = ['ads.featured', 'news.headlines', 'results.list'];
  const { page } = pageThatFailsWith('INTERNAL_SERVER_ERROR', failing);
  const { html } = await renderPage({ ...page, href: '/' });
  const withoutScripts = [...html.matchAll(/<noscript>(.*?)<\/noscript>/gs)].map(([, markup = '']) => markup);
  const reloads = withoutScripts.filter((markup) => markup.includes('href=""'));
  expect(reloads).toHaveLength(failing.length);
});

test('answers the search in the address of the inbox', async () => {
  vi.stubEnv('SSR', true);
  const { page } = pageThatFailsWith('INTERNAL_SERVER_ERROR', []);
  const { html } = await renderPage({ ...page, href: '/messages?search=boll' });
  expect(html).toContain('Inga samtal hittades');
  expect(html).not.toContain('Laddar samtal');
});

const answers: Record<string, unknown> = {
  'accounts.session': { viewer },
  'pageSettings.find': { isEnabled: true, disabledMessage: '', reopensAt: null },
  'pageSettings.closed': { pageNames: [] },
  'ads.featured': { ads: [] },
  'news.headlines': { articles: [] },
  'results.list': { results: [] },
  'categories.listActive': { categories: [] },
  'personalData.find': { erasure: null },
  'messages.conversations': { conversations: [], next: null },
  'samples.find': { areThere: false },
};
const answer = (call: string) => async () => answers[call] ?? {};

/** All calls fail, or only these: the others answer as an empty site does, to a signed-in user. */
function pageThatFailsWith(code: RefusalCode, failing?: string[]) {
  let renderings = 0;
  const fail = async () => {
    throw new ORPCError(code, refusals[code]);
  };
  const featureOf = (feature: string) =>
    new Proxy(
      {},
      {
        get: (_, call: string) =>
          failing?.includes(`${feature}.${call}`) === false ? answer(`${feature}.${call}`) : fail,
      },
    );
  const page = {
    href: '/marketplace',
    publicUrl: 'https://torget.se',
    cookies: undefined,
    now: Date.now(),
    api: new Proxy({}, { get: (_, feature: string) => featureOf(feature) }) as Api,
    assets: { entry: '/assets/entry.js', styles: {}, preloads: {} },
    waitForRendering: async () => void (renderings += 1),
    isDevelopment: false,
  };
  return { page, renderings: () => renderings };
}
