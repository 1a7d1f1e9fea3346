// The pages of a league and of a team, and what they omit for children.
import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { LeaguePage } from '#shared/features/results/leagues/contract.ts';
import type { TeamPage } from '#shared/features/results/teams/contract.ts';
import { openPage } from '../testing/open-page.tsx';
import { sampleResult } from '../testing/sample-result.ts';
import { missingTexts, refused } from '../testing/show.tsx';

const list = async () => ({ results: [sampleResult], next: null });
const row = { played: 4, won: 3, lost: 1, scored: 320, conceded: 301 };
const league: LeaguePage = {
  slug: 'basketligan-herr',
  name: 'Basketligan herr',
  isForChildren: false,
  season: '2026/27',
  seasons: ['2026/27', '2025/26'],
  pointsRule: 'swedish',
  table: [
    { team: { name: 'Norrvikens Basket', slug: 'norrvikens-basket' }, position: 1, ...row, points: 6 },
    { team: { name: 'Sjöstaden BBK', slug: 'sjostaden-bbk' }, position: 2, ...row, scored: 290, points: 6 },
  ],
};
const team: TeamPage = {
  slug: 'norrvikens-basket',
  name: 'Norrvikens Basket',
  city: 'Norrviken',
  leagues: [
    {
      slug: 'basketligan-herr',
      name: 'Basketligan herr',
      isForChildren: false,
      season: '2026/27',
      place: { position: 1, teams: 8 },
    },
  ],
  form: [
    { id: sampleResult.id, isWon: true, score: '88–81', opponent: 'Sjöstaden BBK' },
    { id: sampleResult.id.replace('e1', 'e2'), isWon: false, score: '70–81', opponent: 'Älvbrons Basket' },
  ],
};

test('a league has its table, seasons and matches', async () => {
  openPage('/leagues/basketligan-herr', { results: { findLeague: async () => league, list } });
  const table = await screen.findByRole('table', { name: 'Tabell för Basketligan herr 2026/27' });
  const rows = within(table).getAllByRole('row').slice(1);
  expect(rows.map(({ textContent }) => textContent)).toEqual([
    '1Norrvikens Basket431320–301+196',
    '2Sjöstaden BBK431290–301−116',
  ]);
  expect(screen.getByRole('link', { name: '2025/26' }).getAttribute('href')).toBe(
    '/leagues/basketligan-herr?season=2025%2F26',
  );
  expect(
    await missingTexts('Kommande matcher', 'Spelade matcher', 'Vinst ger 2 poäng och förlust 0.'),
  ).toEqual([]);
});

test("a children's league has matches, and neither table nor difference", async () => {
  const children = { ...league, isForChildren: true, table: null };
  openPage('/leagues/basketligan-herr', { results: { findLeague: async () => children, list } });
  expect(await missingTexts('I serier för barn visas ingen tabell', 'Spelade matcher')).toEqual([]);
  expect(screen.queryByRole('table')).toBeNull();
});

test('a team has its position, form, matches and calendar', async () => {
  openPage('/teams/norrvikens-basket', { results: { findTeam: async () => team, list } });
  expect(await missingTexts('Norrviken', 'Basketligan herr 2026/27, plats 1 av 8')).toEqual([]);
  const form = within(screen.getByRole('list', { name: 'Form, senaste matchen sist' })).getAllByRole('link');
  expect(form.map((link) => link.getAttribute('aria-label'))).toEqual([
    'Vinst, 88–81 mot Sjöstaden BBK',
    'Förlust, 70–81 mot Älvbrons Basket',
  ]);
  expect(screen.getByRole('link', { name: 'Lägg till i kalendern' }).getAttribute('href')).toBe(
    '/teams/norrvikens-basket.ics',
  );
});

test('a team of children has neither position nor form', async () => {
  const [own] = team.leagues;
  const leagues = own ? [{ ...own, isForChildren: true, place: null }] : [];
  openPage('/teams/norrvikens-basket', {
    results: { findTeam: async () => ({ ...team, leagues, form: [] }), list },
  });
  expect(await missingTexts('Basketligan herr 2026/27', 'Spelade matcher')).toEqual([]);
  expect(document.body.textContent).not.toContain(', plats');
  expect(screen.queryByRole('heading', { name: 'Form' })).toBeNull();
});

const find = () => refused('NOT_FOUND');

test.each([
  ['/leagues/finns-inte', 'Ligan hittades inte'],
  ['/teams/finns-inte', 'Laget hittades inte'],
])('%s is not found', async (path, sentence) => {
  openPage(path, { results: { findLeague: find, findTeam: find } });
  expect(await missingTexts(sentence)).toEqual([]);
});
