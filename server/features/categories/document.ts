// OpenAPI texts of categories that the contract does not contain.
import { Category, CategoryText } from '#shared/features/categories/contract.ts';
import { exampleOf, type FeatureDocument } from '../../core/feature-document.ts';

export const categoriesDocument: FeatureDocument = {
  tag: { name: 'categories', description: 'Categories of ads' },
  examples: [
    exampleOf(Category, {
      id: 1,
      name: 'Basketboll',
      description: '',
      icon: '🏀',
      active: true,
      attributes: {
        hasBrand: true,
        hasModel: true,
        sizeSystem: 'balls',
        hasColour: true,
        hasAudience: false,
      },
      createdAt: '2026-11-22T12:00:00.000Z',
      adCount: 12,
      savedSearches: 3,
      can: { delete: false },
    }),
    exampleOf(CategoryText, { name: 'Korgar', description: 'Korgar, plattor och nät', icon: '🏀' }),
  ],
};
