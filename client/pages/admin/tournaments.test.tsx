// Tournaments in the back office: the table and its states, the form, copies, suggestions and deleting.
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import type { Api } from '#shared/contract.ts';
import type { EditedTournament, TableTournament } from '#shared/features/tournaments/editing/schemas.ts';
import { openPage, superadmin } from '../../testing/open-page.tsx';
import { type Answers, failed, missingTexts, refused } from '../../testing/show.tsx';

const id = '0b7f6a52-7f0e-4a53-9f6e-2f1f4f8f7a12';
const row: TableTournament = {
  id,
  name: 'Ekstad Cup',
  type: 'tournament',
  levels: ['youth', 'senior'],
  startDate: '2020-06-12',
  endDate: '2020-06-14',
  location: 'Uppsala',
  country: 'Sverige',
  participants: 12,
  maxParticipants: 32,
  organizer: 'Ekstad Basket',
  featured: true,
  picture: null,
  isSample: false,
};
const edited: EditedTournament = {
  id,
  name: 'Ekstad Cup',
  description: '',
  type: 'tournament',
  levels: ['youth'],
  startDate: '2026-06-12',
  endDate: '2026-06-14',
  location: 'Uppsala',
  placeId: null,
  isOnMap: true,
  townPosition: { latitude: 59.86, longitude: 17.64 },
  address: '',
  country: 'Sverige',
  latitude: null,
  longitude: null,
  entryFee: null,
  costPerTeam: '',
  prizePool: null,
  participants: 12,
  maxParticipants: 32,
  organizer: '',
  association: null,
  websiteUrl: 'https://ekstad.example',
  tags: ['utomhus'],
  featured: false,
  picture: null,
  version: 3,
};
const tableOf =
  (...tournaments: TableTournament[]) =>
  async () => ({ tournaments, total: tournaments.length, next: null, previous: null });

afterEach(() => localStorage.clear());

function open(answers: Answers['tournaments'], address = '/admin/tournaments'): void {
  openPage(address, { tournaments: { listForStaff: tableOf(row), ...answers } }, { as: superadmin });
}
const press = async (name: string) => fireEvent.click(await screen.findByRole('button', { name }));
const type = (dialog: HTMLElement, label: string | RegExp, value: string) =>
  fireEvent.change(within(dialog).getByLabelText(label, { selector: 'input, textarea, select' }), {
    target: { value },
  });

test('shows a row for each tournament with the status of its dates, and how many are registered', async () => {
  open({});
  const table = await screen.findByRole('table', { name: 'Turneringar' });
  for (const text of ['Ekstad Cup', 'Utvald', 'Cup', 'Ungdom, Senior', 'Avslutad', 'Uppsala', '12 av 32'])
    expect(within(table).getByText(text)).toBeTruthy();
  expect(await missingTexts('1 turnering registrerad')).toEqual([]);
});

test.each([
  ['/admin/tournaments', 'Inga turneringar registrerade än'],
  ['/admin/tournaments?type=camp', 'Inga turneringar hittades'],
])('%s shows that it is empty', async (address, sentence) => {
  open({ listForStaff: tableOf() }, address);
  expect(await missingTexts(sentence)).toEqual([]);
});

test('sorts from the toolbar, since cards have no headers; the order is no filter', async () => {
  const asked: unknown[] = [];
  open({
    listForStaff: async (input) => {
      asked.push(input);
      return tableOf(row)();
    },
  });
  fireEvent.change(await screen.findByRole('combobox', { name: 'Ordning' }), { target: { value: 'oldest' } });
  await waitFor(() => expect(asked.at(-1)).toEqual({ sort: 'oldest' }));
  expect(await missingTexts('1 turnering registrerad')).toEqual([]);
});

test('says in words that nothing is found', async () => {
  open({ listForStaff: tableOf() }, '/admin/tournaments?search=x');
  expect(await missingTexts('Inga träffar')).toEqual([]);
});

test('shows an error when the table cannot be loaded', async () => {
  open({ listForStaff: failed });
  expect(await missingTexts('Kunde inte ladda turneringar')).toEqual([]);
});

test('requires the marked fields; a month fills in its first and last day', async () => {
  const create = vi.fn<Api['tournaments']['create']>(async () => edited);
  open({ create });
  await press('Ny turnering');
  const dialog = await screen.findByRole('dialog', { name: 'Ny turnering' });
  await press('Skapa turnering');
  for (const sentence of [
    'Namn krävs',
    'Välj minst en åldersgrupp',
    'Välj en ort',
    'Skriv adressen som https://…',
  ])
    expect(await within(dialog).findByText(sentence)).toBeTruthy();
  // Source: spec 2 §9 Tournaments.
  const { options } = within(dialog).getByLabelText<HTMLSelectElement>(/^Land/);
  expect(Array.from(options, ({ text }) => text).join(', ')).toBe(
    'Sverige, Norge, Danmark, Finland, Tyskland, Frankrike, Italien, Spanien, USA, Kanada, Australien',
  );
  const groups = within(dialog).getByRole('group', { name: /^Åldersgrupper/ });
  expect(groups.textContent).toContain('UngdomJuniorSeniorVeteran');
  const month = `${new Date().getFullYear() + 1}-02`;
  type(dialog, 'Månad', month);
  expect(within(dialog).getByLabelText(/^Första dagen/)).toHaveProperty('value', `${month}-01`);
  expect(within(dialog).getByLabelText<HTMLInputElement>(/^Sista dagen/).value).toMatch(/-02-2[89]$/);
  type(dialog, /^Namn/, 'Ny Cup');
  type(dialog, /^Ort/, 'Uppsala');
  type(dialog, /^Webbplats/, 'https://ny.example');
  type(dialog, /^Taggar/, 'utomhus, tre mot tre,');
  fireEvent.click(within(dialog).getByRole('checkbox', { name: 'Veteran' }));
  fireEvent.click(within(dialog).getByRole('checkbox', { name: 'Ungdom' }));
  await press('Skapa turnering');
  expect(await missingTexts('Turnering skapad')).toEqual([]);
  expect(create.mock.calls[0]?.[0]).toMatchObject({
    name: 'Ny Cup',
    levels: ['youth', 'veteran'],
    startDate: `${month}-01`,
    maxParticipants: 32,
    country: 'Sverige',
    tags: ['utomhus', 'tre mot tre'],
  });
});

test('a new tournament that is sent again unchanged has the same id', async () => {
  const create = vi.fn<Api['tournaments']['create']>(async () => failed());
  open({ create });
  await press('Ny turnering');
  const dialog = await screen.findByRole('dialog', { name: 'Ny turnering' });
  type(dialog, 'Månad', `${new Date().getFullYear() + 1}-02`);
  type(dialog, /^Namn/, 'Ny Cup');
  type(dialog, /^Ort/, 'Uppsala');
  type(dialog, /^Webbplats/, 'https://ny.example');
  fireEvent.click(within(dialog).getByRole('checkbox', { name: 'Veteran' }));
  for (const times of [1, 2]) {
    fireEvent.click(await within(dialog).findByRole('button', { name: 'Skapa turnering', busy: false }));
    await waitFor(() => expect(create).toHaveBeenCalledTimes(times));
  }
  const [first, second] = create.mock.calls.map(([input]) => input.id);
  expect(first).toMatch(/^[0-9a-f-]{36}$/);
  expect(second).toBe(first);
});

test('a draft survives closing the form, until it is saved', async () => {
  open({ create: async () => edited });
  await press('Ny turnering');
  type(await screen.findByRole('dialog', { name: 'Ny turnering' }), /^Namn/, 'Halvfärdig');
  await press('Avbryt');
  await press('Ny turnering');
  const dialog = await screen.findByRole('dialog', { name: 'Ny turnering' });
  expect(within(dialog).getByLabelText(/^Namn/)).toHaveProperty('value', 'Halvfärdig');
  expect(await missingTexts('Ditt utkast är återställt')).toEqual([]);
});

test('warns when the place of the saved town is unknown', async () => {
  open({ findForStaff: async () => edited, update: async () => ({ ...edited, isOnMap: false }) });
  await press('Redigera Ekstad Cup');
  await press('Spara');
  expect(await missingTexts('Turnering uppdaterad', 'Orten hittades inte, så platsen är okänd.')).toEqual([]);
});

test('after a conflict, saves what the other admin has changed, and shows it where both have', async () => {
  const theirs = { ...edited, name: 'Deras cup', address: 'Hallvägen 1', version: 4 };
  const find = vi.fn<() => Promise<typeof edited>>(async () => theirs);
  find.mockResolvedValueOnce({ ...edited, version: 3 });
  const update = vi.fn<Api['tournaments']['update']>(async () => edited);
  update.mockImplementationOnce(() =>
    refused('CONFLICT', 'Någon annan har ändrat turneringen medan du redigerade.'),
  );
  open({ findForStaff: find, update });
  await press('Redigera Ekstad Cup');
  fireEvent.change(await screen.findByLabelText(/^Namn/), { target: { value: 'Min cup' } });
  await press('Spara');
  expect(
    await missingTexts(
      'Kunde inte spara turneringen. Någon annan har ändrat turneringen medan du redigerade.',
      'Sparat nu: Deras cup',
    ),
  ).toEqual([]);
  // Also in a toast, as the end of the long form may be out of sight.
  expect(await screen.findByText('Kunde inte spara turneringen')).toBeTruthy();
  await press('Spara');
  expect(await missingTexts('Turnering uppdaterad')).toEqual([]);
  expect(update.mock.calls.map(([input]) => input)).toMatchObject([
    { version: 3, name: 'Min cup', address: edited.address },
    { version: 4, name: 'Min cup', address: theirs.address },
  ]);
});

test('a restored draft overwrites only what its author has changed', async () => {
  const theirs = { ...edited, address: 'Hallvägen 1', version: 4 };
  const find = vi.fn<() => Promise<typeof edited>>(async () => theirs);
  find.mockResolvedValueOnce({ ...edited, version: 3 });
  const update = vi.fn<Api['tournaments']['update']>(async () => edited);
  update.mockImplementationOnce(() =>
    refused('CONFLICT', 'Någon annan har ändrat turneringen medan du redigerade.'),
  );
  open({ findForStaff: find, update });
  await press('Redigera Ekstad Cup');
  fireEvent.change(await screen.findByLabelText(/^Namn/), { target: { value: 'Min cup' } });
  await press('Avbryt');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await press('Redigera Ekstad Cup');
  expect(await missingTexts('Ditt utkast är återställt')).toEqual([]);
  await press('Spara');
  expect(await missingTexts('Kunde inte spara turneringen')).toEqual([]);
  await waitFor(() => expect(screen.getByLabelText(/^Adress/)).toHaveProperty('value', 'Hallvägen 1'));
  await press('Spara');
  expect(await missingTexts('Turnering uppdaterad')).toEqual([]);
  expect(update.mock.calls.map(([input]) => input)).toMatchObject([
    { version: 3, name: 'Min cup', address: edited.address },
    { version: 4, name: 'Min cup', address: theirs.address },
  ]);
});

test('returns the focus to the button that opened the form', async () => {
  open({ findForStaff: async () => edited });
  const button = await screen.findByRole('button', { name: 'Redigera Ekstad Cup' });
  button.focus();
  fireEvent.click(button);
  await screen.findByRole('button', { name: 'Spara' });
  fireEvent.keyDown(screen.getByRole('dialog'), { key: 'Escape' });
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await waitFor(() => expect(document.activeElement).toBe(button));
});

test('the form of a suggestion starts from its fields, and saves the tournament with the id of the suggestion', async () => {
  const create = vi.fn<Api['tournaments']['create']>(async () => edited);
  open(
    {
      create,
      findSuggestion: async () => ({
        id,
        tournament: {
          name: 'Nattcupen',
          description: 'Hela natten',
          level: 'masters',
          startDate: '2027-03-05',
          endDate: '',
          location: 'Falun',
          address: '',
          prizePool: 500,
          website: 'https://natt.example',
          organizerName: 'Nattbollarna',
        },
        place: {
          id: 2715459,
          name: 'Falun',
          county: 'Dalarna',
          country: 'Sverige',
          latitude: 60.6,
          longitude: 15.63,
        },
        country: 'Sverige',
        pictures: [{ id, preview: '' }],
        tournamentId: null,
      }),
    },
    `/admin/tournaments?suggestion=${id}`,
  );
  await screen.findByRole('dialog', { name: 'Ny turnering från ett förslag' });
  await press('Skapa turnering');
  expect(await missingTexts('Turnering skapad')).toEqual([]);
  expect(create.mock.calls[0]?.[0]).toMatchObject({
    name: 'Nattcupen',
    levels: ['veteran'],
    endDate: '2027-03-05',
    organizer: 'Nattbollarna',
    placeId: 2715459,
    prizePool: 500,
    pictureId: id,
    suggestionId: id,
  });
});

test('deletes all selected tournaments after a confirmation, and offers undo', async () => {
  const other = crypto.randomUUID();
  const deleted: string[] = [];
  open({
    listForStaff: tableOf(row, { ...row, id: other, name: 'Åby Cup' }),
    delete: async ({ id: asked }) => {
      deleted.push(asked);
      return { undo: { id: crypto.randomUUID(), until: new Date(Date.now() + 60_000).toISOString() } };
    },
  });
  fireEvent.click(await screen.findByRole('checkbox', { name: 'Markera alla på sidan (2)' }));
  await press('Ta bort markerade (2)');
  const question = await screen.findByRole('alertdialog', { name: 'Ta bort 2 turneringar?' });
  expect(deleted).toEqual([]);
  fireEvent.click(within(question).getByRole('button', { name: 'Ta bort' }));
  expect(await missingTexts('2 turneringar borttagna')).toEqual([]);
  expect(await screen.findByRole('button', { name: 'Ångra' })).toBeTruthy();
  expect(new Set(deleted)).toEqual(new Set([id, other]));
});

test('shows an error when a tournament cannot be deleted', async () => {
  open({ delete: failed });
  fireEvent.click(await screen.findByRole('checkbox', { name: 'Markera Ekstad Cup' }));
  await press('Ta bort markerade (1)');
  const question = await screen.findByRole('alertdialog', { name: 'Ta bort turneringen?' });
  fireEvent.click(within(question).getByRole('button', { name: 'Ta bort' }));
  await waitFor(async () => expect(await missingTexts('Kunde inte ta bort turneringen')).toEqual([]));
});
