// The feature's part of the API document, besides its contract.
import { NewTournament } from '#shared/features/tournaments/editing/schemas.ts';
import { NewSuggestion } from '#shared/features/tournaments/suggestion/contract.ts';
import { exampleOf, type FeatureDocument } from '../../core/feature-document.ts';

export const tournamentsDocument: FeatureDocument = {
  tag: { name: 'tournaments', description: 'Cups, camps and clinics' },
  examples: [
    exampleOf(NewTournament, {
      name: 'Ekstad Cup',
      levels: ['youth'],
      startDate: '2027-06-11',
      endDate: '2027-06-13',
      location: 'Uppsala',
      websiteUrl: 'https://ekstad.example/cup',
    }),
    exampleOf(NewSuggestion, {
      name: 'Ekstad Cup',
      description: 'Tre dagar med matcher på gräs och i hall.',
      level: 'youth',
      startDate: '2027-06-11',
      endDate: '2027-06-13',
      location: 'Uppsala',
      contactEmail: 'vera.ek@exempel.se',
      csrfToken: '1-2-3-4.abc.def',
    }),
  ],
};
