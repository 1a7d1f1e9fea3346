// Leagues and teams in the back office: merging those that are the same, and deleting unused ones.
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import type { SameMatch } from '#shared/features/results/editing/merge-contract.ts';
import type { EditedLeague, EditedTeam } from '#shared/features/results/editing/name-contract.ts';
import { editingTexts, mergeTexts } from '#shared/features/results/editing/texts.ts';
import { openPage, superadmin } from '../../testing/open-page.tsx';
import { type Answers, missingTexts, refused } from '../../testing/show.tsx';

const team = (name: string, change: Partial<EditedTeam> = {}): EditedTeam => ({
  id: crypto.randomUUID(),
  slug: name.toLowerCase().replaceAll(' ', '-'),
  name,
  aliases: [],
  city: null,
  results: 3,
  followers: 1,
  can: { delete: false },
  ...change,
});
const teams = [
  team('Norrvikens Basket', { aliases: ['norrviken'] }),
  team('Norrvikens BK'),
  team('Tomma Laget', { results: 0, followers: 4, can: { delete: true } }),
];

async function open(answers: NonNullable<Answers['results']>, query = ''): Promise<void> {
  const results = {
    listLeaguesForEditing: async () => ({ leagues: [] }),
    listTeamsForEditing: async () => ({ teams, next: null, previous: null }),
    ...answers,
  };
  openPage(`/admin/basketball-results/names${query}`, { results }, { as: superadmin });
  await screen.findByRole('heading', { level: 1, name: 'Ligor och lag' });
}

const hrefOf = async (name: string) => (await screen.findByRole('link', { name })).getAttribute('href');
const press = async (name: string) => fireEvent.click(await screen.findByRole('button', { name }));

test('a team is merged with another by any of its names, and a refusal is shown at the field', async () => {
  const sent: object[] = [];
  await open({
    listSameMatchesOfTeams: async () => ({ matches: [] }),
    mergeTeam: async (merging) => {
      sent.push(merging);
      if (sent.length === 1) return refused('CONFLICT', mergeTexts.haveMet, { into: mergeTexts.haveMet });
      return team('Norrvikens Basket');
    },
  });
  await press('Slå ihop Norrvikens BK');
  const dialog = await screen.findByRole('dialog', { name: 'Slå ihop Norrvikens BK' });
  expect(dialog.textContent).toContain('3 matcher och 1 följare flyttas');
  const field = within(dialog).getByLabelText(/Laget som blir kvar/);
  fireEvent.change(field, { target: { value: 'norrviken' } });
  expect(await missingTexts('Det är Norrvikens Basket.')).toEqual([]);
  fireEvent.click(within(dialog).getByRole('button', { name: 'Slå ihop' }));
  expect(await missingTexts(mergeTexts.haveMet)).toEqual([]);
  fireEvent.click(within(dialog).getByRole('button', { name: 'Slå ihop' }));
  expect(await missingTexts('Norrvikens BK är nu Norrvikens Basket')).toEqual([]);
  expect(sent).toEqual(
    Array.from({ length: 2 }, () => ({ id: teams[1]?.id, into: 'norrviken', disappearing: [] })),
  );
});

const entered = (homeScore: number | null): SameMatch['from'] => ({
  id: crypto.randomUUID(),
  gameDate: '2026-01-10T15:00:00.000Z',
  status: homeScore === null ? 'scheduled' : 'finished',
  homeScore,
  awayScore: homeScore && 70,
});
const same = (from: SameMatch['from'], into: SameMatch['from'], disappears: string | null): SameMatch => ({
  home: 'Norrvikens Basket',
  away: 'Sjöstaden BBK',
  league: 'Superettan',
  from,
  into,
  disappears,
});

test('matches entered under both names are listed before the merge, with what happens to them', async () => {
  const unplayed = entered(null);
  const sent: object[] = [];
  await open({
    listSameMatchesOfTeams: async () => ({
      matches: [same(unplayed, entered(80), unplayed.id), same(entered(81), entered(82), null)],
    }),
    mergeTeam: async (merging) => {
      sent.push(merging.disappearing ?? []);
      return team('Norrvikens Basket');
    },
  });
  await press('Slå ihop Norrvikens BK');
  const dialog = await screen.findByRole('dialog', { name: 'Slå ihop Norrvikens BK' });
  fireEvent.change(within(dialog).getByLabelText(/Laget som blir kvar/), { target: { value: 'norrviken' } });
  const texts = [mergeTexts.joined(1), '80–70 och ej spelad', mergeTexts.leftToStaff(1), '82–70 och 81–70'];
  await waitFor(() => expect(texts.filter((text) => !dialog.textContent.includes(text))).toEqual([]));
  fireEvent.click(within(dialog).getByRole('button', { name: 'Slå ihop' }));
  await waitFor(() => expect(sent).toEqual([[unplayed.id]]));
});

test('only a team without matches can be deleted, after a confirmation', async () => {
  const deleted: string[] = [];
  await open({
    deleteTeam: async ({ id }) => {
      deleted.push(id);
      return { id };
    },
  });
  await screen.findByRole('button', { name: 'Ta bort Tomma Laget' });
  expect(screen.queryByRole('button', { name: 'Ta bort Norrvikens BK' })).toBeNull();
  await press('Ta bort Tomma Laget');
  const dialog = await screen.findByRole('alertdialog');
  expect(dialog.textContent).toContain(
    'Tomma Laget tas bort för gott, och 4 följare får inga fler notiser. Det går inte att ångra.',
  );
  fireEvent.click(within(dialog).getByRole('button', { name: 'Ta bort' }));
  await waitFor(() => expect(deleted).toEqual([teams[2]?.id]));
  expect(await missingTexts('Laget är borttaget', '4 följare får inga fler notiser.')).toEqual([]);
});

test('only teams without matches are selected and deleted, and those that are left have their reason', async () => {
  const unused = team('Olagda Laget', { results: 0, followers: 2, can: { delete: true } });
  let listed = [...teams, unused];
  await open({
    listTeamsForEditing: async () => ({ teams: listed, next: null, previous: null }),
    deleteTeam: async ({ id }) => {
      if (id === unused.id) return refused('CONFLICT', mergeTexts.hasMatches);
      listed = listed.filter((one) => one.id !== id);
      return { id };
    },
  });
  fireEvent.click(await screen.findByRole('checkbox', { name: 'Markera alla på sidan (2)' }));
  expect(screen.queryByRole('checkbox', { name: 'Markera Norrvikens BK' })).toBeNull();
  await press('Ta bort markerade (2)');
  const dialog = within(await screen.findByRole('alertdialog', { name: 'Ta bort 2 lag?' }));
  expect(
    dialog.getByText(
      '”Tomma Laget” och ”Olagda Laget” tas bort för gott, och 6 följare får inga fler notiser. Det går inte att ångra.',
    ),
  ).toBeTruthy();
  fireEvent.click(dialog.getByRole('button', { name: 'Ta bort' }));
  const title = 'Laget är borttaget. Kunde inte ta bort laget';
  expect(
    await missingTexts(title, '4 följare får inga fler notiser.', `Olagda Laget: ${mergeTexts.hasMatches}`),
  ).toEqual([]);
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Ta bort Tomma Laget' })).toBeNull());
  expect(screen.getByRole('checkbox', { name: 'Markera Olagda Laget' })).toHaveProperty('checked', true);
});

test('the fields of a team show in Swedish which value is too long', async () => {
  await open({});
  await press('Nytt lag');
  const dialog = await screen.findByRole('dialog', { name: 'Nytt lag' });
  const type = (name: RegExp, value: string) =>
    fireEvent.change(within(dialog).getByLabelText(name), { target: { value } });
  const save = () => fireEvent.click(within(dialog).getByRole('button', { name: 'Spara' }));
  type(/^Namn/, 'Norrviken');
  type(/Andra namn/, 'x'.repeat(81));
  type(/Ort/, 'x'.repeat(81));
  save();
  expect(await missingTexts(editingTexts.aliasTooLong, editingTexts.cityTooLong)).toEqual([]);
  type(/Andra namn/, Array.from({ length: 21 }, (_none, at) => `namn ${at}`).join(','));
  save();
  expect(await missingTexts(editingTexts.tooManyAliases)).toEqual([]);
});

test('a league that another admin has changed is saved with their changes, after showing what both changed', async () => {
  const league: EditedLeague = {
    ...team('Knatteligan'),
    pointsRule: 'swedish',
    isForChildren: false,
  };
  const theirs = { ...league, name: 'Knatteserien', isForChildren: true };
  const update = vi
    .fn<(fields: object) => Promise<EditedLeague>>()
    .mockImplementationOnce(() => refused('CONFLICT', 'Någon annan har ändrat ligan.'))
    .mockImplementation(async () => theirs);
  const listed = vi
    .fn<() => Promise<{ leagues: EditedLeague[] }>>()
    .mockImplementationOnce(async () => ({ leagues: [league] }))
    .mockImplementation(async () => ({ leagues: [theirs] }));
  await open({ listLeaguesForEditing: listed, updateLeague: update });
  await press('Redigera Knatteligan');
  const dialog = await screen.findByRole('dialog', { name: 'Redigera liga' });
  fireEvent.change(within(dialog).getByLabelText(/^Namn/), { target: { value: 'Knatte' } });
  fireEvent.click(within(dialog).getByRole('button', { name: 'Spara' }));
  expect(await missingTexts('Någon annan har ändrat ligan.', 'Sparat nu: Knatteserien')).toEqual([]);
  await waitFor(() =>
    expect(within(dialog).getByRole('button', { name: 'Spara' }).getAttribute('aria-busy')).not.toBe('true'),
  );
  fireEvent.click(within(dialog).getByRole('button', { name: 'Spara' }));
  expect(await missingTexts('Ligan är sparad')).toEqual([]);
  const { name, aliases, pointsRule } = theirs;
  expect(update.mock.calls[1]).toMatchObject([
    { name: 'Knatte', isForChildren: true, seen: { name, aliases, pointsRule, isForChildren: true } },
  ]);
});

test('the search among teams is in the address, and an empty table names it', async () => {
  const asked: object[] = [];
  await open({
    listTeamsForEditing: async (search) => {
      asked.push(search);
      return { teams: search.search ? [] : teams, next: null, previous: null };
    },
  });
  const box = await screen.findByRole('searchbox', { name: 'Sök bland lag' });
  fireEvent.change(box, { target: { value: 'lag 7' } });
  fireEvent.submit(box.closest('form') as HTMLFormElement);
  expect(await missingTexts('Inga lag hittades', 'Inget lag heter något med ”lag 7”.')).toEqual([]);
  expect(window.location.search).toBe('?search=lag+7');
  expect(asked).toEqual([{}, { search: 'lag 7' }]);
  fireEvent.click(screen.getByRole('link', { name: 'Visa alla lag' }));
  expect(await missingTexts('Norrvikens BK')).toEqual([]);
});

test('teams are paged and ordered in the address, and their file has the search and the order', async () => {
  const asked: object[] = [];
  const listTeamsForEditing = async (search: object) => (
    asked.push(search),
    { teams, next: 'sist', previous: 'först' }
  );
  openPage(
    '/admin/basketball-results/names?search=norr&after=mitten&page=2',
    { results: { listLeaguesForEditing: async () => ({ leagues: [] }), listTeamsForEditing } },
    { as: superadmin },
  );
  const start = '/admin/basketball-results/names?search=norr';
  expect(await hrefOf('Nästa')).toBe(`${start}&after=sist&page=3`);
  expect(await hrefOf('Föregående')).toBe(start);
  expect(await hrefOf('Exportera som CSV')).toBe('/api/admin/teams.csv?search=norr');
  expect(await hrefOf('Exportera ligor som CSV')).toBe('/api/admin/leagues.csv');
  fireEvent.change(screen.getByRole('combobox', { name: 'Ordning' }), { target: { value: 'newest' } });
  await waitFor(() => expect(window.location.search).toBe('?search=norr&sort=newest'));
  await waitFor(async () =>
    expect(await hrefOf('Exportera som CSV')).toBe('/api/admin/teams.csv?search=norr&sort=newest'),
  );
  expect(asked).toEqual([
    { search: 'norr', after: 'mitten' },
    { search: 'norr', sort: 'newest' },
  ]);
});

const shownLeagues = () =>
  within(screen.getByRole('table', { name: 'Ligor' }))
    .getAllByRole('rowheader')
    .map(({ textContent }) => textContent);

test('leagues are searched and ordered in the address, and their file has the same', async () => {
  const league: EditedLeague = { ...team('Förstaligan'), pointsRule: 'swedish', isForChildren: false };
  const other = { ...league, id: crypto.randomUUID(), name: 'Andraligan', results: 9 };
  await open({ listLeaguesForEditing: async () => ({ leagues: [league, other] }) });
  await waitFor(() => expect(shownLeagues()).toEqual([league.name, 'Andraligan']));
  fireEvent.change(screen.getByRole('combobox', { name: 'Ordning av ligor' }), {
    target: { value: 'results' },
  });
  await waitFor(() => expect(shownLeagues()).toEqual(['Andraligan', league.name]));
  const box = screen.getByRole('searchbox', { name: 'Sök bland ligor' });
  fireEvent.change(box, { target: { value: 'saknas' } });
  fireEvent.submit(box);
  expect(await missingTexts('Inga ligor hittades')).toEqual([]);
  expect(window.location.search).toBe('?order=results&league=saknas');
  expect(await hrefOf('Exportera ligor som CSV')).toBe('/api/admin/leagues.csv?league=saknas&order=results');
});

test('showing all of one list leaves the search of the other', async () => {
  const none = { listTeamsForEditing: async () => ({ teams: [], next: null, previous: null }) };
  await open(none, '?search=lag&sort=newest&league=liga&order=name');
  const page = '/admin/basketball-results/names';
  expect(await hrefOf('Visa alla lag')).toBe(`${page}?league=liga&order=name`);
  expect(await hrefOf('Visa alla ligor')).toBe(`${page}?search=lag&sort=newest`);
});

test('says that there are no leagues and teams yet', async () => {
  await open({ listTeamsForEditing: async () => ({ teams: [], next: null, previous: null }) });
  expect(await missingTexts('Inga ligor än', 'Inga lag än')).toEqual([]);
});
