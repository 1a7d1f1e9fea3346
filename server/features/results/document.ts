// The feature's part of the API document, besides its contract.
import { NewResult } from '#shared/features/results/editing/contract.ts';
import { NewLeague, NewTeam } from '#shared/features/results/editing/name-contract.ts';
import { Result } from '#shared/features/results/schemas.ts';
import { exampleOf, type FeatureDocument } from '../../core/feature-document.ts';

export const resultsDocument: FeatureDocument = {
  tag: { name: 'results', description: 'Matches with their results, teams and leagues' },
  examples: [
    exampleOf(Result, {
      id: '0b7f6a52-7f0e-4a53-9f6e-2f1f4f8f7a11',
      home: { name: 'Norrvikens Basket', slug: 'norrvikens-basket' },
      away: { name: 'Sjöstaden BBK', slug: 'sjostaden-bbk' },
      league: { name: 'Basketligan herr', slug: 'basketligan-herr' },
      season: '2026/27',
      gameDate: '2026-11-21T18:00:00.000Z',
      venue: 'Norrvikshallen',
      status: 'finished',
      homeScore: 88,
      awayScore: 81,
      period: null,
      homePeriods: [22, 20, 21, 25],
      awayPeriods: [18, 24, 20, 19],
      isForfeit: false,
      version: 104,
    }),
    exampleOf(NewResult, {
      homeTeam: 'Norrvikens Basket',
      awayTeam: 'Sjöstaden BBK',
      homeScore: null,
      awayScore: null,
      league: 'Basketligan',
      gameDate: '2026-11-28T17:00:00.000Z',
      status: 'scheduled',
      venue: 'Norrvikshallen',
      isForfeit: false,
    }),
    exampleOf(NewLeague, {
      name: 'Basketligan herr',
      aliases: ['sbl'],
      pointsRule: 'swedish',
      isForChildren: false,
    }),
    exampleOf(NewTeam, { name: 'Norrvikens Basket', aliases: ['norrviken'], city: 'Norrviken' }),
  ],
};
