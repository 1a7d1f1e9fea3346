// Live scoring as the scorer sees it: points at once, offline, refused, two scorers, undo and the end.
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { scoringTexts } from '#shared/features/results/scoring/texts.ts';
import type { NewScoringEvent, Scoring, ScoringEvent } from '#shared/features/results/scoring/contract.ts';
import { openPage } from '../testing/open-page.tsx';
import { type Answers, failed, missingTexts, never, refused } from '../testing/show.tsx';

const id = '00000000-0000-4000-8000-0000000000b1';
const eventId = (place: number) => `00000000-0000-4000-8000-0000000000c${place}`;

beforeEach(() => localStorage.clear());
afterEach(() => vi.restoreAllMocks());

function event(change: Partial<ScoringEvent>): ScoringEvent {
  return {
    id: eventId(1),
    kind: 'start',
    side: null,
    points: null,
    period: 1,
    isUndone: false,
    undoes: null,
    homeScore: null,
    awayScore: null,
    by: 'Ebba Ek',
    isOwn: true,
    at: '2026-11-23T18:00:00.000Z',
    ...change,
  };
}

function scoring(change: Partial<Scoring['result']> = {}, events: ScoringEvent[] = [event({})]): Scoring {
  return {
    result: {
      id,
      home: { name: 'Norrviken', slug: 'norrviken' },
      away: { name: 'Sjöstaden', slug: 'sjostaden' },
      league: { name: 'Basketligan herr', slug: 'basketligan-herr' },
      season: '2026/27',
      gameDate: '2026-11-23T18:00:00.000Z',
      venue: 'Norrvikshallen',
      isForfeit: false,
      status: 'live',
      homeScore: 10,
      awayScore: 8,
      period: 1,
      homePeriods: [10],
      awayPeriods: [8],
      version: 4,
      ...change,
    },
    events,
  };
}

/** Opens the page of this match, and returns the events that the page sends. */
async function open(match: Scoring, addEvents?: NonNullable<Answers['results']>['addEvents']) {
  const sent: NewScoringEvent[][] = [];
  const add =
    addEvents ??
    (async ({ events }: { events: NewScoringEvent[] }) => {
      sent.push(events);
      return {
        score: { ...match.result, version: match.result.version + 1 },
        events: match.events,
        refused: [],
      };
    });
  openPage(`/scoring/${id}`, { results: { findScoring: async () => match, addEvents: add as never } });
  await screen.findByRole('heading', { name: 'Rapportera Norrviken – Sjöstaden' });
  return sent;
}

const press = (name: string | RegExp) => fireEvent.click(screen.getByRole('button', { name }));
const pointsOf = (team: string) => screen.getByRole('status', { name: `Poäng för ${team}` }).textContent;

test('a point is shown at once and sent', async () => {
  const sent = await open(scoring());
  press('+3 Norrviken');
  expect(pointsOf('Norrviken')).toBe('13');
  await waitFor(() =>
    expect(sent.flat()).toMatchObject([{ kind: 'points', side: 'home', points: 3, period: 1 }]),
  );
});

test('a match can be started, moved to the next period, ended, and resumed by undoing the end', async () => {
  const before = { status: 'scheduled', homeScore: null, awayScore: null, period: null } as const;
  await open(scoring({ ...before, homePeriods: [], awayPeriods: [] }, []), never);
  expect(screen.queryByRole('button', { name: '+1 Norrviken' })).toBeNull();
  expect(screen.getByRole('button', { name: 'Ångra' })).toHaveProperty('disabled', true);
  press('Starta matchen');
  press('Till 2:a perioden');
  press('Avsluta');
  expect(await missingTexts('SLUTAT', 'Ångra Slut')).toEqual([]);
  fireEvent.click(screen.getAllByRole('button', { name: 'Ångra Slut' })[0] as HTMLElement);
  expect(await missingTexts('LIVE', '2:a perioden')).toEqual([]);
});

test('without a network points are counted, stored, and shown as waiting', async () => {
  await open(scoring(), failed);
  press('+3 Norrviken');
  press('+2 Sjöstaden');
  press('Till 2:a perioden');
  expect(await missingTexts('5 poäng och 1 händelse väntar på nätet')).toEqual([]);
  expect([pointsOf('Norrviken'), pointsOf('Sjöstaden')]).toEqual(['13', '10']);
  const stored = Object.values({ ...localStorage }).join('');
  expect(stored.match(/"kind":"points"/g)).toHaveLength(2);
});

test('events that waited before a reload are shown and sent', async () => {
  const waiting = [{ id: eventId(7), kind: 'points', side: 'away', points: 2, period: 1 }];
  localStorage.setItem(`scoring-draft 00000000-0000-4000-8000-00000000000a ${id}`, JSON.stringify(waiting));
  const sent = await open(scoring());
  await waitFor(() => expect(sent.flat()).toMatchObject(waiting));
});

test('an event whose answer was lost is not counted twice', async () => {
  const arrived = event({ id: eventId(7), kind: 'points', side: 'away', points: 2 });
  const waiting = [{ id: eventId(7), kind: 'points', side: 'away', points: 2, period: 1 }];
  localStorage.setItem(`scoring-draft 00000000-0000-4000-8000-00000000000a ${id}`, JSON.stringify(waiting));
  await open(scoring({ awayScore: 10, awayPeriods: [10] }, [arrived, event({})]), failed);
  await missingTexts('2 poäng väntar på nätet');
  expect(pointsOf('Sjöstaden')).toBe('10');
});

test('the undo button names the latest event, also of the other scorer', async () => {
  const theirs = event({ id: eventId(2), kind: 'points', side: 'home', points: 2, by: 'Siv', isOwn: false });
  const sent = await open(scoring({}, [theirs, event({})]));
  expect(await missingTexts('Siv')).toEqual([]);
  fireEvent.click(screen.getAllByRole('button', { name: 'Ångra +2 Norrviken' })[0] as HTMLElement);
  expect(pointsOf('Norrviken')).toBe('8');
  await waitFor(() => expect(sent.flat()).toMatchObject([{ kind: 'undo', undoes: eventId(2) }]));
});

test('the undo button skips an end that has no effect any more', async () => {
  const ends = [1, 2].map((place) => event({ id: eventId(place), kind: 'end', isUndone: place === 1 }));
  await open(
    scoring({}, [...ends, event({ id: eventId(3), kind: 'points', side: 'home', points: 2 })]),
    never,
  );
  // One in the list and the large one.
  expect(screen.getAllByRole('button', { name: 'Ångra +2 Norrviken' })).toHaveLength(2);
});

test('points before a correction cannot be undone', async () => {
  await open(
    scoring({}, [
      event({ id: eventId(3), kind: 'correction', homeScore: 10, awayScore: 8, by: 'Red' }),
      event({ id: eventId(2), kind: 'points', side: 'home', points: 2 }),
    ]),
  );
  expect(await missingTexts('Rättad till 10–8')).toEqual([]);
  expect(screen.getByRole('button', { name: 'Ångra' })).toHaveProperty('disabled', true);
});

test('lists the events that the server did not count', async () => {
  await open(scoring(), async ({ events }) => ({
    score: scoring({ status: 'finished', version: 5 }).result,
    events: [],
    refused: events.map((each) => ({ id: each.id, reason: 'finished' as const })),
  }));
  press('+1 Sjöstaden');
  expect(await missingTexts('En händelse räknades inte', '+1 Sjöstaden: matchen är slut')).toEqual([]);
});

test('a removed scorer can discard the points that were not sent', async () => {
  await open(scoring(), () => refused('NOT_FOUND', 'Du rapporterar inte den här matchen.'));
  press('+1 Sjöstaden');
  expect(await missingTexts('1 poäng är inte skickade', 'Du rapporterar inte den här matchen.')).toEqual([]);
  press('Släng dem');
  await waitFor(() => expect(pointsOf('Sjöstaden')).toBe('8'));
});

test('shows that the session has ended, and stores the points', async () => {
  await open(scoring(), () => refused('UNAUTHORIZED'));
  press('+1 Sjöstaden');
  expect(await screen.findByRole('button', { name: 'Logga in' })).toBeTruthy();
  expect(Object.keys(localStorage).some((key) => key.includes(id))).toBe(true);
});

test.each([
  ['not assigned sees how to be assigned', scoringTexts.notYours],
  ['reporting a deleted match sees that it is deleted', scoringTexts.deleted],
])('a user who is %s', async (_what, sentence) => {
  openPage(`/scoring/${id}`, { results: { findScoring: () => refused('NOT_FOUND', sentence) } });
  expect(await missingTexts('Matchen går inte att rapportera', sentence)).toEqual([]);
});

test('a failed load can be tried again', async () => {
  openPage(`/scoring/${id}`, { results: { findScoring: failed } });
  expect(await missingTexts('Kunde inte hämta matchen', 'Försök igen')).toEqual([]);
});
