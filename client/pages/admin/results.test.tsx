// Results in the back office: counters, table, dialog and deleting, with their failures. Source: spec 2 §2, §8.
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import type { EditedResult } from '#shared/features/results/editing/contract.ts';
import { closeOffers } from '../../core/undo/undo-offers.ts';
import { openPage, superadmin } from '../../testing/open-page.tsx';
import { type Answers, failed, missingTexts, refused } from '../../testing/show.tsx';

afterEach(closeOffers);

const id = '00000000-0000-4000-8000-0000000000b1';

function result(change: Partial<EditedResult> = {}): EditedResult {
  return {
    id,
    home: { name: 'Norrviken', slug: 'norrviken' },
    away: { name: 'Sjöstaden', slug: 'sjostaden' },
    league: { name: 'Basketligan herr', slug: 'basketligan-herr' },
    season: '2026/27',
    gameDate: '2026-11-21T17:00:00.000Z',
    venue: null,
    isForfeit: false,
    status: 'scheduled',
    homeScore: null,
    awayScore: null,
    period: null,
    homePeriods: [],
    awayPeriods: [],
    version: 0,
    scorers: 0,
    ...change,
  };
}

const league = {
  id,
  slug: 'basketligan-herr',
  name: 'Basketligan herr',
  aliases: ['basketligan', 'sbl'],
  pointsRule: 'swedish' as const,
  isForChildren: false,
  results: 1,
  followers: 0,
  can: { delete: false },
};

async function open(answers: NonNullable<Answers['results']> = {}, others: Answers = {}): Promise<void> {
  openPage(
    '/admin/basketball-results',
    {
      ...others,
      results: {
        listForEditing: async () => ({ results: [result()], next: null, previous: null }),
        counts: async () => ({ total: 1200, scheduled: 1, live: 2, finished: 1197 }),
        listLeaguesForEditing: async () => ({ leagues: [league] }),
        listTeamsForEditing: async () => ({ teams: [], next: null, previous: null }),
        findForEditing: async () => result(),
        ...answers,
      },
    },
    { as: superadmin },
  );
  await screen.findByRole('heading', { level: 1, name: 'Basketresultat' });
}

const field = (name: RegExp) => within(screen.getByRole('dialog')).getByLabelText(name);
const type = (name: RegExp, value: string) => fireEvent.change(field(name), { target: { value } });
const press = async (name: string) => fireEvent.click(await screen.findByRole('button', { name }));

test('shows counters, and both played and coming matches', async () => {
  const played = result({
    id: id.replace('b1', 'b2'),
    status: 'finished',
    homeScore: 88,
    awayScore: 81,
    venue: 'Hallen',
  });
  await open({ listForEditing: async () => ({ results: [result(), played], next: null, previous: null }) });
  expect(
    await missingTexts(
      'Ej spelad',
      '88–81',
      'KOMMANDE',
      'SLUTAT',
      '2026-11-21 18:00',
      'Hallen',
      'Totalt',
      'Live',
    ),
  ).toEqual([]);
  expect(screen.getByRole('link', { name: /Slutade/ }).getAttribute('href')).toContain('status=finished');
});

test('shows that nothing was found, and why a load failed', async () => {
  await open({ listForEditing: async () => ({ results: [], next: null, previous: null }) });
  expect(await missingTexts('Inga basketresultat hittades.', 'Lägg till en match')).toEqual([]);
  // It would lead to this page.
  expect(screen.queryByRole('link', { name: 'Visa alla resultat' })).toBeNull();
});

test.each([
  [failed, 'Kunde inte hämta basketresultat: Ingen kontakt med servern.'],
  [() => refused('INTERNAL_SERVER_ERROR'), 'Ett fel inträffade vid hämtning'],
])('a failed load shows an error with a retry button', async (listForEditing, sentence) => {
  await open({ listForEditing });
  expect(await missingTexts(sentence, 'Försök igen')).toEqual([]);
});

test('adds a match: empty scores are null, the league is Basketligan and the status scheduled', async () => {
  const create = vi.fn<(fields: object) => Promise<EditedResult>>(async () => result());
  await open({ create });
  await press('Nytt resultat');
  await screen.findByRole('dialog');
  await press('Lägg till');
  expect(await missingTexts('Skriv hemmalaget', 'Skriv bortalaget', 'Välj datum och tid')).toEqual([]);
  expect(create).not.toHaveBeenCalled();
  type(/Hemmalag/, 'Norrviken');
  type(/Bortalag/, 'Sjöstaden');
  type(/Datum och tid/, '2026-11-21T18:00');
  expect(await missingTexts('Sparas som Basketligan herr.', 'Nytt lag, som skapas när du sparar.')).toEqual(
    [],
  );
  await press('Lägg till');
  await waitFor(() => expect(create).toHaveBeenCalledOnce());
  expect(create.mock.calls[0]?.[0]).toEqual({
    homeTeam: 'Norrviken',
    awayTeam: 'Sjöstaden',
    homeScore: null,
    awayScore: null,
    league: 'Basketligan',
    gameDate: '2026-11-21T17:00:00.000Z',
    status: 'scheduled',
    venue: null,
    isForfeit: false,
  });
  expect(await missingTexts('Resultat skapat')).toEqual([]);
});

test.each([
  [failed, 'Kunde inte spara resultat: Ingen kontakt med servern.'],
  [() => refused('INTERNAL_SERVER_ERROR'), 'Ett fel inträffade vid sparning'],
])('a failed save shows an error in the open dialog', async (update, sentence) => {
  await open({ update });
  await press('Redigera Norrviken – Sjöstaden');
  await screen.findByRole('dialog');
  await press('Spara');
  expect(await missingTexts(sentence)).toEqual([]);
  expect(screen.getByRole('dialog')).toBeTruthy();
});

test("overwrites another admin's change of the same field only on a second save, and of other fields never", async () => {
  const opened = result({ status: 'live', homeScore: 10, awayScore: 8 });
  const theirs = result({ status: 'finished', homeScore: 12, awayScore: 11 });
  const update = vi
    .fn<(fields: object) => Promise<EditedResult>>()
    .mockImplementationOnce(() => refused('CONFLICT', 'Någon annan har ändrat matchen.'))
    .mockImplementation(async () => theirs);
  await open({
    update,
    listForEditing: async () => ({ results: [opened], next: null, previous: null }),
    findForEditing: async () => theirs,
  });
  await press('Redigera Norrviken – Sjöstaden');
  await screen.findByRole('dialog');
  type(/Poäng hemma/, '11');
  await press('Spara');
  expect(
    await missingTexts('Kunde inte spara resultat: Någon annan har ändrat matchen.', 'Sparat nu: 12'),
  ).toEqual([]);
  await waitFor(() =>
    expect(screen.getByRole('button', { name: 'Spara' }).getAttribute('aria-busy')).not.toBe('true'),
  );
  await press('Spara');
  await waitFor(() => expect(update).toHaveBeenCalledTimes(2));
  expect(update.mock.calls.map(([fields]) => fields)).toMatchObject([
    { homeScore: 11, awayScore: 8, status: 'live', seen: { homeScore: 10, awayScore: 8, status: 'live' } },
    { homeScore: 11, awayScore: 11, status: 'finished', seen: { homeScore: 12, awayScore: 11 } },
  ]);
  expect(await missingTexts('Resultat uppdaterat')).toEqual([]);
});

/** Chooses an action in the menu of the only row. */
async function choose(action: string): Promise<void> {
  fireEvent.click(await screen.findByRole('button', { name: 'Fler åtgärder för Norrviken – Sjöstaden' }));
  fireEvent.click(await screen.findByRole('menuitem', { name: action }));
}

test('deletes a match, which can be undone', async () => {
  const undo = vi.fn<(input: { id: string }) => Promise<{ id: string }>>(async (input) => input);
  const until = '2026-11-21T18:01:00.000Z';
  await open({ delete: async () => ({ id, undo: { id: 'undo', until } }) }, { decisions: { undo } });
  await choose('Ta bort');
  expect(await missingTexts('Resultat borttaget')).toEqual([]);
  await press('Ångra');
  await waitFor(() => expect(undo).toHaveBeenCalledWith({ id: 'undo' }));
});

test('deletes several matches after a confirmation, and offers undo', async () => {
  const remove = vi.fn<
    (input: { id: string }) => Promise<{ id: string; undo: { id: string; until: string } }>
  >(async () => ({ id, undo: { id: 'undo', until: '2026-11-21T18:01:00.000Z' } }));
  await open({ delete: remove });
  fireEvent.click(await screen.findByRole('checkbox', { name: 'Markera alla på sidan (1)' }));
  await press('Ta bort markerade (1)');
  expect(remove).not.toHaveBeenCalled();
  await press('Ta bort');
  expect(await missingTexts('Resultat borttaget')).toEqual([]);
  expect(screen.getByRole('button', { name: 'Ångra' })).toBeTruthy();
});

test.each([
  [failed, 'Kunde inte ta bort resultat: Ingen kontakt med servern.'],
  [() => refused('INTERNAL_SERVER_ERROR'), 'Ett fel inträffade vid borttagning'],
])('shows why a match was not deleted', async (remove, sentence) => {
  await open({ delete: remove });
  await choose('Ta bort');
  expect(await missingTexts(sentence)).toEqual([]);
});
