// The feature's part of the API document, besides its contract.
import { NewTournament } from '#shared/features/tournaments/editing/schemas.ts';
import { NewSuggestion } from '#shared/features/tournaments/suggestion/contract.ts';
import { TournamentRow } from '#shared/features/tournaments/list/contract.ts';
import { exampleOf, type FeatureDocument } from '../../core/feature-document.ts';

export const tournamentsDocument: FeatureDocument = {
  tag: { name: 'tournaments', description: 'Cups, camps and clinics, and reminders of them' },
  examples: [
    exampleOf(TournamentRow, {
      id: '7c1f6f0e-8f36-4f3c-9d0e-3a5b1c9c7d21',
      name: 'Ekstad Cup',
      type: 'tournament',
      levels: ['youth', 'junior'],
      startDate: '2027-01-03',
      endDate: '2027-01-06',
      location: 'Uppsala',
      country: 'Sverige',
      organizer: 'Ekstad Basket',
      entryFee: 1500,
      costPerTeam: '1 500 kr, andra laget 1 000 kr',
      participants: 18,
      maxParticipants: 32,
      featured: true,
      picture: null,
      kilometres: null,
      isSample: false,
    }),
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
