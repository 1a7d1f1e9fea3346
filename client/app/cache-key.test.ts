// Which addresses share a cached page, for every route whose pages are cached.
import { expect, test } from 'vitest';
import { cachedRoutes, cacheKeyOf } from './cache-key.ts';

/** What each route with search parameters validates; every other cached route has none. */
const validated: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  '/marketplace': {
    search: 'boll',
    category: 'Basketboll',
    region: 'Skåne',
    city: 'Malmö',
    condition: 'Ny',
    price: '0-500',
    sort: 'cheapest',
    after: 'n2.a',
    before: 'n1.b',
    view: 'list',
    page: '2',
  },
  '/u/$id': { after: 'n1.a' },
  '/forum': {
    search: 'boll',
    category: 'Utrustning',
    sort: 'newest',
    after: 'a0.2.a',
    before: 'a0.1.b',
    page: '2',
  },
  '/forum/$id': { sida: '2' },
  '/news': { search: 'boll', category: 'NBA', after: 'n1.a', before: 'n2.b', page: '2', league: 'nba' },
  '/results': {
    league: 'nba',
    team: 'norrvikens-basket',
    season: '2026/27',
    part: 'played',
    after: 'n1.0b7f6a52-7f0e-4a53-9f6e-2f1f4f8f7a11',
  },
  '/associations': {
    search: 'lodjuren',
    county: 'Skåne',
    district: 'Skåne',
    open: 'now',
    near: '17',
    view: 'map',
    after: 'n1.a',
    before: 'n2.b',
    page: '2',
  },
  '/tournaments': {
    search: 'cup',
    region: 'norden',
    type: 'camp',
    level: 'youth',
    month: '2026-12',
    price: '500',
    near: '17',
    when: 'past',
    view: 'map',
    after: 'n1.a',
    before: 'n2.b',
    page: '2',
  },
  '/faq': { search: 'konto' },
  '/support': { problem: '/ad/1' },
  '/contact': { club: '0b7f6a52-7f0e-4a53-9f6e-2f1f4f8f7a12' },
  '/leagues/$slug': { season: '2025/26' },
};

const routes = cachedRoutes().map(({ id, options }) => ({
  id,
  hasSearch: options.validateSearch !== undefined,
  path: id.replace('$id', 'c0ffee'),
}));

test('caches the busiest pages', () => {
  expect(routes.map(({ id }) => id)).toEqual(
    expect.arrayContaining(['/', '/marketplace', '/ad/$id', '/forum', '/forum/$id']),
  );
});

test.each(routes)('$id has one key for all unknown search parameters', ({ path }) => {
  expect(cacheKeyOf(path)).toBe(path);
  for (const query of ['?', '?unknown=1', '?utm_source=mail&fbclid=%00', '?__proto__=1', '?%E0%A4%A'])
    expect(cacheKeyOf(path + query)).toBe(path);
});

test.each(routes)(
  '$id has a separate key for each value of a validated search parameter',
  ({ id, path, hasSearch }) => {
    const parameters = Object.entries(validated[id] ?? {});
    expect(parameters.length > 0).toBe(hasSearch);
    const keys = parameters.map((parameter) => cacheKeyOf(`${path}?${new URLSearchParams([parameter])}`));
    expect(new Set([...keys, path]).size).toBe(parameters.length + 1);
    const inOrder = cacheKeyOf(`${path}?${new URLSearchParams(parameters)}&unknown=1`);
    expect(cacheKeyOf(`${path}?${new URLSearchParams(parameters.toReversed())}`)).toBe(inOrder);
  },
);

test('an exact search of the marketplace has its own key', () => {
  const [typed, exact] = ['/marketplace?search=addidas', '/marketplace?search=addidas&exact=true'];
  expect(cacheKeyOf(exact)).not.toBe(cacheKeyOf(typed));
  expect(cacheKeyOf('/marketplace?exact=true&search=addidas')).toBe(cacheKeyOf(exact));
  expect(cacheKeyOf('/marketplace?exact=true')).toBe('/marketplace');
});

test.each(['/profile', '/admin', '/confirm-email', '/finns-inte', '/MARKETPLACE', '/api/ads', '/%E0%A4%A'])(
  'has no key for %s, which is never cached',
  (path) => {
    expect(cacheKeyOf(path)).toBeUndefined();
  },
);
