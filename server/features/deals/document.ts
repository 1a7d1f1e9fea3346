// OpenAPI texts of deals and reviews that the contract does not contain.
import { NewReview, PersonReview, UnreviewedDeal } from '#shared/features/deals/contract.ts';
import { exampleOf, type FeatureDocument } from '../../core/feature-document.ts';

export const dealsDocument: FeatureDocument = {
  tag: { name: 'deals', description: 'Deals between seller and buyer, and their reviews of each other' },
  examples: [
    exampleOf(NewReview, { rating: 5, text: 'Snabbt och trevligt' }),
    exampleOf(PersonReview, {
      id: '6f1c1c3e-5b0a-4c9e-9d57-0c1f6c1d2a10',
      rating: 5,
      text: 'Snabbt och trevligt',
      at: '2026-11-22T12:00:00.000Z',
      author: { id: '0b9d4d0e-2f57-4a53-8f0b-6b1f9f8f3c21', name: 'Vera Ek', avatarUrl: null },
      role: 'buyer',
      title: null,
      answer: null,
      can: { answer: false, remove: false },
    }),
    exampleOf(UnreviewedDeal, {
      id: '6f1c1c3e-5b0a-4c9e-9d57-0c1f6c1d2a10',
      adId: null,
      title: 'Matchboll',
      price: 450,
      role: 'seller',
      other: { id: '0b9d4d0e-2f57-4a53-8f0b-6b1f9f8f3c21', name: 'Vera Ek', avatarUrl: null },
      soldAt: '2026-11-22T12:00:00.000Z',
      closesAt: '2026-12-22T12:00:00.000Z',
    }),
  ],
};
