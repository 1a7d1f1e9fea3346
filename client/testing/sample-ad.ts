// An ad as lists show it, for tests of components.
import type { AdCard } from '#shared/features/ads/ad-schemas.ts';

export const sampleAd: AdCard = {
  id: '00000000-0000-4000-8000-0000000000a1',
  title: 'Matchboll',
  price: 300,
  category: 'Basketboll',
  condition: 'Ny',
  brand: '',
  size: '',
  location: 'Umeå',
  county: 'Västerbotten',
  saleState: 'active',
  createdAt: '2026-03-04T12:00:00.000Z',
  picture: null,
  isBusiness: false,
};
