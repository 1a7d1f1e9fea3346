// The card of an ad in a list.
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { AdCard as Ad } from '#shared/features/ads/ad-schemas.ts';
import { AdCard, type AdCardProps } from './ad-card.tsx';
import { PinnedAd } from './page/pinned-ad.tsx';
import { placeholderOf } from './placeholders.ts';

const noop = () => {};
const ad: Ad = {
  id: '3f1c0a52-7d34-4a8e-9c8f-6d2b1a0e4f77',
  title: 'Skor <b>43</b>',
  price: 1250,
  category: 'Basketskor',
  condition: 'Ny',
  brand: '',
  size: '',
  location: 'Lund',
  county: 'Skåne',
  saleState: 'active',
  createdAt: '2026-01-01T12:00:00.000Z',
  picture: null,
  isBusiness: false,
};
const picture = {
  id: '0f0f0f0f-0000-4000-8000-000000000001',
  width: 1200,
  height: 900,
  preview: 'data:image/webp;base64,AA',
};

test('shows price, title, place and age, and links to the ad', () => {
  const html = renderCard({});
  expect(html).toContain('1\u00A0250\u00A0kr');
  expect(html).toContain(`<a href="/ad/${ad.id}">Skor &lt;b&gt;43&lt;/b&gt;</a>`);
  expect(html).toContain('<span>Lund</span>Igår');
});

test('shows the condition, in rows with the category', () => {
  expect(renderCard({})).toContain('<span>Ny</span>');
  expect(renderCard({ isRow: true })).toContain('<span>Ny, Basketskor</span>');
});

test('shows brand and size in short form', () => {
  expect(renderCard({ ad: { ...ad, brand: 'Nike', size: '42.5' } })).toContain('Nike, strl 42,5');
  expect(renderCard({ ad: { ...ad, size: '152' } })).toContain('152 cm');
});

test('shows the blurred preview behind the picture, which has responsive sizes', () => {
  const html = renderCard({ ad: { ...ad, picture } });
  expect(html.indexOf(picture.preview)).toBeLessThan(html.indexOf('640.webp'));
  expect(html).toContain(`/pictures/${picture.id}/400.webp 400w`);
});

test("shows the same placeholder as the ad's page when there is no picture", () => {
  const pinned = renderToStaticMarkup(<PinnedAd ad={ad} />);
  for (const html of [renderCard({}), pinned]) expect(html).toContain(`src="${placeholderOf(ad.id)}"`);
});

test('distributes eight placeholders evenly', () => {
  const ids = Array.from(
    { length: 256 },
    (_, last) => ad.id.slice(0, -2) + last.toString(16).padStart(2, '0'),
  );
  const counts = Map.groupBy(ids.map(placeholderOf), (drawing) => drawing);
  expect([...counts.keys()].toSorted()).toEqual(
    Array.from({ length: 8 }, (_, number) => `/placeholders/${number + 1}.svg`),
  );
  expect([...counts.values()].map(({ length }) => length)).toEqual(Array(8).fill(32));
});

test.each([
  ['reserved', 'Reserverad'],
  ['sold', 'Såld'],
] as const)('labels a %s ad %s', (saleState, label) => {
  expect(renderCard({ ad: { ...ad, saleState } })).toContain(label);
  expect(renderCard({})).not.toContain(label);
});

test('loads the picture with high priority when eager, lazily otherwise', () => {
  expect(renderCard({ ad: { ...ad, picture }, eager: true })).toContain('fetchPriority="high"');
  expect(renderCard({ ad: { ...ad, picture } })).toContain('loading="lazy"');
});

test('contains the title once, before the two buttons, and exposes whether the ad is saved', () => {
  const html = renderCard({ ad: { ...ad, title: 'Boll' }, isFavorite: true });
  expect(html.match(/Boll|aria-label="[^"]+"( aria-pressed="true")?/g)).toEqual([
    'Boll',
    'aria-label="Favorit" aria-pressed="true"',
    'aria-label="Skriv till säljaren"',
  ]);
});

test('marks the ad of a business, and no other', () => {
  expect(renderCard({ ad: { ...ad, isBusiness: true } })).toContain('Företag');
  expect(renderCard({})).not.toContain('Företag');
});

test('has no inline style, which the content security policy refuses', () => {
  expect(renderCard({ ad: { ...ad, picture, saleState: 'sold' } })).not.toContain('style=');
});

function renderCard(props: Partial<AdCardProps>): string {
  return renderToStaticMarkup(
    <AdCard ad={ad} age="Igår" isFavorite={false} onFavorite={noop} onMessage={noop} {...props} />,
  );
}
