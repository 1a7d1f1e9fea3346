// The feature's part of the API document, besides its contract.
import { AdCard, RenewedAd, SavedAd } from '#shared/features/ads/ad-schemas.ts';
import { AdRules, CreatedAd } from '#shared/features/ads/editor/new-ad.ts';
import { Suggestions } from '#shared/features/ads/list/suggestions.ts';
import { exampleOf, type FeatureDocument } from '../../core/feature-document.ts';

export const adsDocument: FeatureDocument = {
  tag: { name: 'ads', description: 'The marketplace: searching, creating, moderating and saving ads' },
  examples: [
    exampleOf(AdCard, {
      id: '6f1c1c3e-5b0a-4c9e-9d57-0c1f6c1d2a10',
      title: 'Matchboll Spalding TF-1000',
      price: 450,
      category: 'Basketboll',
      condition: 'Begagnad - Bra skick',
      brand: 'Spalding',
      size: '7',
      location: 'Uppsala',
      county: 'Uppsala län',
      saleState: 'active',
      createdAt: '2026-11-22T12:00:00.000Z',
      picture: null,
      isBusiness: false,
    }),
    exampleOf(Suggestions, {
      suggestions: [
        { kind: 'word', text: 'skor' },
        { kind: 'popular', text: 'skor stl 42' },
        { kind: 'category', text: 'Basketskor' },
      ],
    }),
    exampleOf(AdRules, { picturesPerAd: 5 }),
    exampleOf(RenewedAd, {
      id: '6f1c1c3e-5b0a-4c9e-9d57-0c1f6c1d2a10',
      title: 'Matchboll Spalding TF-1000',
      saleState: 'active',
      expiresAt: '2027-01-21T12:00:00.000Z',
    }),
    exampleOf(SavedAd, { id: '6f1c1c3e-5b0a-4c9e-9d57-0c1f6c1d2a10', status: 'pending' }),
    exampleOf(CreatedAd, {
      id: '6f1c1c3e-5b0a-4c9e-9d57-0c1f6c1d2a10',
      title: 'Matchboll Spalding TF-1000',
      description: 'Spelad med en säsong.',
      category: 'Basketboll',
      condition: 'Begagnad - Bra skick',
      price: 450,
      brand: 'Spalding',
      model: 'TF-1000',
      size: '7',
      colour: 'Orange',
      delivery: ['pickup', 'shipping'],
      shippingPayer: 'buyer',
      postalCode: '75220',
      showsEmail: true,
      pictureIds: [],
    }),
  ],
};
