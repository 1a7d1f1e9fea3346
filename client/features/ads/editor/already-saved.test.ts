// Distinguishes a lost response from an ad that was not saved.
import { expect, test } from 'vitest';
import type { OwnAd } from '#shared/features/ads/ad-schemas.ts';
import type { NewAdInput } from '#shared/features/ads/editor/new-ad.ts';
import { findAlreadySaved } from './already-saved.ts';

const tried = Date.parse('2026-11-21T12:00:00Z');
const wanted: NewAdInput = { title: 'Skor', category: 'Basketskor', price: 500, pictureIds: [] };
const saved: OwnAd = {
  id: '3fa85f64-5717-4562-b3fc-2c963f66afa6',
  title: 'Skor',
  price: 500,
  category: 'Basketskor',
  condition: 'Ny',
  location: 'Lund',
  county: 'Skåne',
  saleState: 'active',
  status: 'pending',
  createdAt: '2026-11-21T12:00:01Z',
  picture: null,
  reveals: 0,
  buyer: null,
  expiresAt: null,
  canRenew: false,
  removal: null,
};

test('finds an ad with the same title, price and category saved since the first attempt', () => {
  expect(findAlreadySaved(wanted, [saved], tried)).toBe(saved);
});

test('ignores an older ad and an ad with another price', () => {
  expect(findAlreadySaved(wanted, [{ ...saved, createdAt: '2026-11-20T12:00:00Z' }], tried)).toBeUndefined();
  expect(findAlreadySaved(wanted, [{ ...saved, price: 400 }], tried)).toBeUndefined();
});

test('identifies an ad with pictures by its cover only', () => {
  const cover = { id: '9b2d7c1e-0d51-4c6e-9a57-0c3a3cf2a111', width: 4, height: 3, preview: 'data:,' };
  const withCover = { ...saved, picture: cover };
  expect(findAlreadySaved({ ...wanted, pictureIds: [cover.id] }, [saved, withCover], tried)).toBe(withCover);
  expect(findAlreadySaved({ ...wanted, pictureIds: [saved.id] }, [saved, withCover], tried)).toBeUndefined();
});
