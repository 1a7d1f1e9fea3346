// What search engines are told of the marketplace.
import { describe, expect, test } from 'vitest';
import { marketplaceHead, marketplaceTitle } from './marketplace-head.ts';

const SITE = 'https://torget.exempel.se';

test.each([
  [{}, 'Marknadsplats'],
  [{ category: 'Basketskor' }, 'Basketskor'],
  [{ category: 'Basketskor', region: 'Skåne' }, 'Basketskor i Skåne'],
  [{ region: 'Skåne', city: 'Lund' }, 'Basketprylar i Lund'],
  [{ region: 'Gotland' }, 'Basketprylar på Gotland'],
])('a list narrowed to %o is called “%s”', (address, title) => {
  expect(marketplaceTitle(address)).toBe(title);
});

describe('a search engine', () => {
  test('is given one address for a filtered list, however it is sorted or shown', () => {
    const { links } = marketplaceHead({ category: 'Kläder', sort: 'dearest', view: 'list' }, SITE);
    expect(links).toEqual([{ rel: 'canonical', href: `${SITE}/marketplace?category=Kl%C3%A4der` }]);
  });

  test.each([[{ search: 'jordan' }], [{ after: 'n1' }], [{ before: 'n1' }]])(
    'is asked to leave %o alone',
    (address) => {
      const { meta, links } = marketplaceHead(address, SITE);
      expect(meta).toContainEqual({ name: 'robots', content: 'noindex' });
      expect(links).toEqual([]);
    },
  );
});
