// Title and metadata of the marketplace.
import { describe, expect, test } from 'vitest';
import { marketplaceHead, marketplaceTitle } from './marketplace-head.ts';

const SITE = 'https://torget.exempel.se';
const categories = ['Basketskor', 'Kläder'];

test.each([
  [{}, 'Marknadsplats'],
  [{ category: 'Basketskor' }, 'Basketskor'],
  [{ category: 'Basketskor', region: 'Skåne' }, 'Basketskor i Skåne'],
  [{ region: 'Skåne', city: 'Lund' }, 'Basketprylar i Lund'],
  [{ region: 'Gotland' }, 'Basketprylar på Gotland'],
  [{ category: 'Basketskor~Kläder' }, 'Basketskor och Kläder'],
  [{ category: 'Ring 070-000 00 00' }, 'Basketprylar'],
  [{ category: 'Basketskor~Ring 070-000 00 00', region: 'Skåne' }, 'Basketprylar i Skåne'],
])('titles a list filtered by %o “%s”', (address, title) => {
  expect(marketplaceTitle(address, categories)).toBe(title);
});

describe('the metadata for search engines', () => {
  test('has one canonical URL for a filtered list, whatever its order and view', () => {
    const { links } = marketplaceHead(
      { category: 'Kläder', sort: 'dearest', view: 'list' },
      { publicUrl: SITE, categories },
    );
    expect(links).toEqual([{ rel: 'canonical', href: `${SITE}/marketplace?category=Kl%C3%A4der` }]);
  });

  test.each([[{ search: 'jordan' }], [{ after: 'n1' }], [{ before: 'n1' }], [{ category: 'Ring mig' }]])(
    'excludes %o from the index',
    (address) => {
      const { meta, links } = marketplaceHead(address, { publicUrl: SITE, categories });
      expect(meta).toContainEqual({ name: 'robots', content: 'noindex' });
      expect(links).toEqual([]);
    },
  );
});
