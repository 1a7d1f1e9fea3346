// A finished match for component tests.
import type { Result } from '#shared/features/results/schemas.ts';

export const sampleResult: Result = {
  id: '00000000-0000-4000-8000-0000000000e1',
  home: { name: 'Norrvikens Basket', slug: 'norrvikens-basket' },
  away: { name: 'Sjöstaden BBK', slug: null },
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
  version: 4,
};
