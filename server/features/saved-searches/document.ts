// OpenAPI texts of saved searches that the contract does not contain.
import { NewSavedSearch, SavedSearch } from '#shared/features/saved-searches/contract.ts';
import { exampleOf, type FeatureDocument } from '../../core/feature-document.ts';

export const savedSearchesDocument: FeatureDocument = {
  tag: { name: 'saved-searches', description: 'Saved searches with alerts about new ads' },
  examples: [
    exampleOf(NewSavedSearch, {
      name: 'Bollar i Uppsala',
      filter: { search: 'boll', city: 'Uppsala' },
      alert: 'daily',
    }),
    exampleOf(SavedSearch, {
      id: '6f1c1c3e-5b0a-4c9e-9d57-0c1f6c1d2a10',
      name: 'Bollar i Uppsala',
      filter: { search: 'boll', city: 'Uppsala' },
      alert: 'daily',
      createdAt: '2026-11-22T12:00:00.000Z',
    }),
  ],
};
