// Metadata of an ad's page for search engines and link previews.
import { describe, expect, test } from 'vitest';
import type { AdDetail } from '#shared/features/ads/ad-schemas.ts';
import { blankAttributes } from '#shared/features/ads/attributes/ad-attributes.ts';
import { adHead, missingAdHead } from './ad-head.ts';

const SITE = 'https://torget.exempel.se';
const picture = { id: '0f0f0f0f-0000-4000-8000-000000000001', width: 1200, height: 900, preview: '' };
const ad: AdDetail = {
  id: '3f1c0a52-7d34-4a8e-9c8f-6d2b1a0e4f77',
  title: 'Jordan 1 storlek 43',
  description: 'Knappt använda.\n\nHämtas i Lund.',
  price: 1250,
  category: 'Basketskor',
  condition: 'Begagnad - Som ny',
  ...blankAttributes,
  location: 'Lund',
  county: 'Skåne',
  postalCode: '22100',
  status: 'approved',
  isSellerSuspended: false,
  saleState: 'active',
  createdAt: '2026-01-01T12:00:00.000Z',
  updatedAt: '2026-01-01T12:00:00.000Z',
  pictures: [picture],
  seller: {
    id: picture.id,
    name: 'Åsa',
    verified: false,
    avatarUrl: null,
    memberSince: '2025-01-01T12:00:00.000Z',
    rating: null,
    reviewCount: 0,
    hasPhone: true,
    hasEmail: false,
    business: null,
  },
  contactChoice: null,
  version: null,
  views: null,
  expiresAt: null,
  removal: null,
  can: { edit: false, delete: false, moderate: false, contact: false, renew: false, sellAgain: false },
};

describe('the head of an ad', () => {
  test('has the first picture, the price and the place for link previews', () => {
    const { meta, links } = adHead(ad, SITE);
    expect(Object.fromEntries(meta.map((tag) => [tag['property'], tag['content']]))).toMatchObject({
      'og:image': `${SITE}/pictures/${picture.id}/preview.jpg`,
      'og:image:type': 'image/jpeg',
      'og:image:width': '1200',
      'og:image:height': '630',
      'og:image:alt': ad.title,
    });
    expect(meta).toContainEqual({
      name: 'description',
      content: '1\u00A0250\u00A0kr i Lund. Begagnad - Som ny. Knappt använda. Hämtas i Lund.'.replaceAll(
        '\u00A0',
        ' ',
      ),
    });
    expect(links).toEqual([{ rel: 'canonical', href: `${SITE}/ad/${ad.id}` }]);
  });

  test('contains nothing about a seller whose profile is not linked', () => {
    const { meta } = adHead({ ...ad, seller: { ...ad.seller, id: null } }, SITE);
    expect(JSON.stringify(meta)).not.toMatch(/Åsa|Person|avatar/);
  });

  test('cuts a long description at a word boundary', () => {
    const { meta } = adHead({ ...ad, description: 'basketboll '.repeat(100) }, SITE);
    const description = meta.find((tag) => 'name' in tag && tag.name === 'description');
    expect(description).toMatchObject({ content: expect.stringMatching(/^.{100,156} basketboll …$/) });
  });

  test.each([
    ['active', 'InStock'],
    ['reserved', 'Reserved'],
    ['sold', 'SoldOut'],
  ] as const)('offers a %s ad as %s', (saleState, availability) => {
    expect(offerOf({ ...ad, saleState })).toMatchObject({
      '@type': 'Offer',
      price: 1250,
      priceCurrency: 'SEK',
      availability: `https://schema.org/${availability}`,
    });
  });

  test('states brand, size and colour, and shipping where its price is known', () => {
    const shoes = { ...ad, brand: 'Nike', size: '42.5', colour: 'Svart', delivery: ['shipping' as const] };
    expect(productOf(shoes)).toMatchObject({
      brand: { '@type': 'Brand', name: 'Nike' },
      size: '42.5',
      color: 'Svart',
    });
    expect(offerOf({ ...shoes, shippingPayer: 'buyer' })).not.toHaveProperty('shippingDetails');
    expect(offerOf({ ...shoes, shippingPayer: 'seller' })).toMatchObject({
      shippingDetails: { shippingRate: { value: 0, currency: 'SEK' } },
    });
    expect(productOf(ad)).not.toHaveProperty('brand');
  });

  test.each([
    ['Ny', 'https://schema.org/NewCondition'],
    ['Begagnad - Använd', 'https://schema.org/UsedCondition'],
    ['Biljett', undefined],
  ])('maps the condition %s to %s', (condition, itemCondition) => {
    expect(offerOf({ ...ad, condition })['itemCondition']).toBe(itemCondition);
  });

  test.each([
    { status: 'pending' },
    { status: 'rejected' },
    { saleState: 'hidden' },
    { saleState: 'expired' },
  ] as const)('excludes an ad that is not public from search engines: %o', (state) => {
    const { meta, links } = adHead({ ...ad, ...state }, SITE);
    expect(meta).toContainEqual({ name: 'robots', content: 'noindex' });
    expect(links).toEqual([]);
  });

  test('has the title of a missing ad', () => {
    expect(missingAdHead(SITE).meta).toContainEqual({ title: 'Annons hittades inte · Baskettorget' });
  });
});

function offerOf(of: AdDetail): Record<string, unknown> {
  return productOf(of).offers ?? {};
}

function productOf(of: AdDetail): { offers?: Record<string, unknown> } {
  const tag = adHead(of, SITE).meta.find((candidate) => 'script:ld+json' in candidate);
  const data = tag && 'script:ld+json' in tag ? tag['script:ld+json'] : undefined;
  const graph = (data as { '@graph': { offers?: Record<string, unknown> }[] } | undefined)?.['@graph'];
  return graph?.[0] ?? {};
}
