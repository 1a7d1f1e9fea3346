// The list of tournaments, its dialogs and a tournament's page in their states, for visitors and signed-in users.
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { Tournament } from '#shared/features/tournaments/detail/contract.ts';
import type {
  TournamentList,
  TournamentPins,
  TournamentRow,
} from '#shared/features/tournaments/list/contract.ts';
import { pinsOf } from '#shared/places/pins.ts';
import { openPage } from '../testing/open-page.tsx';
import { serveMapShapes } from '../testing/serve-map-shapes.ts';
import { type Answers, failed, missingTexts, refused, viewer } from '../testing/show.tsx';

serveMapShapes();

const id = '7c1f6f0e-8f36-4f3c-9d0e-3a5b1c9c7d21';
const row: TournamentRow = {
  id,
  name: 'Ekstad Cup',
  type: 'tournament',
  levels: ['youth', 'veteran'],
  startDate: '2099-06-11',
  endDate: '2099-06-12',
  location: 'Oslo',
  country: 'Norge',
  organizer: 'Ekstad Basket',
  entryFee: 0,
  costPerTeam: '',
  participants: 8,
  maxParticipants: 32,
  featured: true,
  picture: null,
  kilometres: null,
  isSample: false,
};
const { kilometres: _kilometres, ...shared } = row;
const tournament: Tournament = {
  ...shared,
  description: 'Spel på sex planer.',
  address: 'Ekvägen 4',
  latitude: null,
  longitude: null,
  prizePool: 5000,
  tags: ['3x3'],
  websiteUrl: 'https://ekstad.example/cup',
  association: { id, name: 'Ekstad Basket' },
  updatedAt: '2026-11-01T12:00:00.000Z',
  can: { edit: false },
};
const none: TournamentList = {
  tournaments: [],
  featured: [],
  onMap: [],
  corrected: null,
  next: null,
  previous: null,
};
const listOf =
  (...tournaments: TournamentRow[]) =>
  async () => ({ ...none, tournaments });
const isOpen = { pageName: 'tournaments', isEnabled: true, disabledMessage: '', reopensAt: null } as const;

function open(address: string, answers: Answers['tournaments'], as: typeof viewer | null = null): void {
  const tournaments = { reminders: async () => ({ ids: [] }), ...answers };
  openPage(address, { tournaments, pageSettings: { find: async () => isOpen } }, { as });
}

test('lists tournaments by month, with status, place, organizer and fee', async () => {
  open('/tournaments', {
    list: listOf(row, { ...row, id: crypto.randomUUID(), startDate: '2099-07-30', endDate: '2099-08-01' }),
  });
  const link = (await screen.findAllByRole('link', { name: 'Ekstad Cup' }))[0];
  expect(link?.getAttribute('href')).toBe(`/tournaments/${id}`);
  expect(
    await missingTexts(
      'Juni 2099',
      '11–12 juni 2099',
      'Juli 2099',
      '30 juli–1 augusti 2099',
      'Oslo, Norge',
      'Ekstad Basket',
      'Gratis',
      'Kommande',
      'Cup',
      'Ungdom',
      'Veteran',
    ),
  ).toEqual([]);
});

/** The date this many days from now, as YYYY-MM-DD. */
const day = (days: number) => new Date(Date.now() + days * 864e5).toISOString().slice(0, 10);

test('shows ongoing tournaments first', async () => {
  open('/tournaments', { list: listOf({ ...row, startDate: day(-3), endDate: day(3) }) });
  expect(await missingTexts('Pågår nu', 'Pågående')).toEqual([]);
});

test('shows featured tournaments at the top, and a preview of the map', async () => {
  const onMap: TournamentList['onMap'] = [
    { id, name: 'Ekstad Cup', location: 'Oslo', startDate: '2099-06-11' },
  ];
  open('/tournaments', { list: async () => ({ ...none, tournaments: [row], featured: [row], onMap }) });
  expect(await screen.findByRole('heading', { level: 2, name: 'Utvalda' })).toBeTruthy();
  expect(screen.getByRole('heading', { level: 2, name: 'På kartan' })).toBeTruthy();
  fireEvent.click(screen.getByRole('link', { name: 'Visa kartan' }));
  await waitFor(() => expect(window.location.search).toBe('?view=map'));
});

test('offers the map before the list, where the preview comes after it', async () => {
  const onMap: TournamentList['onMap'] = [
    { id, name: 'Ekstad Cup', location: 'Oslo', startDate: '2099-06-11' },
  ];
  open('/tournaments', { list: async () => ({ ...none, tournaments: [row], onMap }) });
  const button = await screen.findByRole('link', { name: 'Visa på karta' });
  const [month] = screen.getAllByRole('heading', { level: 2 });
  expect(button.compareDocumentPosition(month as Node)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  fireEvent.click(button);
  await waitFor(() => expect(window.location.search).toBe('?view=map'));
});

test('closing the map goes back to the list, so that the next Back leaves it', async () => {
  const onMap = [{ id, name: 'Ekstad Cup', location: 'Oslo', startDate: '2099-06-11' }];
  open('/tournaments', {
    list: async () => ({ ...none, tournaments: [row], onMap }),
    pins: async () => pinsAt(['Ekstad Cup', 59.9, 10.7]),
  });
  const button = await screen.findByRole('link', { name: 'Visa kartan' });
  const entry: unknown = window.history.state;
  fireEvent.click(button);
  fireEvent.click(await screen.findByRole('button', { name: 'Stäng' }));
  await waitFor(() => expect(window.location.search).toBe(''));
  expect(window.history.state).toEqual(entry);
});

test('the map is a page of its own, with the same filters and a link to the list', async () => {
  open('/tournaments?type=camp&view=map', {
    list: listOf(row),
    pins: async () => pinsAt(['Ekstad Cup', 59.9, 10.7]),
  });
  const type = await screen.findByRole<HTMLSelectElement>('combobox', { name: 'Typ' });
  expect(type.value).toBe('camp');
  expect(await screen.findByRole('region', { name: 'Karta över turneringar' })).toBeTruthy();
  fireEvent.click(screen.getByRole('link', { name: 'Till listan' }));
  await waitFor(() => expect(window.location.search).toBe('?type=camp'));
  expect(await missingTexts('Juni 2099', 'Ekstad Cup')).toEqual([]);
});

/** Pins with this name, latitude and longitude, numbered from 1. */
const pinsAt = (...pins: [string, number, number][]): TournamentPins => ({
  ...pinsOf(
    pins.map(([name, latitude, longitude], index) => ({ number: index + 1, name, latitude, longitude })),
    2000,
  ),
  locations: pins.map(() => 'Ekstad'),
  days: pins.map(() => '2099-05-01'),
  corrected: null,
});

test('the map shows all tournaments with coordinates, and a list of the same ones', async () => {
  const pins = pinsAt(['Ekstad Cup', 59.9, 10.7], ['Vårcupen', 65.6, 22.1]);
  const onMap = [{ id, name: 'Ekstad Cup', location: 'Oslo', startDate: '2099-06-11' }];
  open('/tournaments', {
    list: async () => ({ ...none, tournaments: [row], onMap }),
    pins: async () => pins,
  });
  fireEvent.click(await screen.findByRole('link', { name: 'Visa kartan' }));
  const dialog = await screen.findByRole('dialog', { name: 'Karta' });
  expect(await within(dialog).findByText('2 turneringar på kartan')).toBeTruthy();
  const list = within(dialog).getByRole('list', { name: 'Karta över turneringar, som lista' });
  const link = within(list).getByRole('link', { name: 'Vårcupen Ekstad, 1 maj 2099' });
  expect(link.getAttribute('href')).toBe('/tournaments/2');
});

test('a corrected spelling is named, with a link to the search as typed, and is the text of the calendar', async () => {
  const corrected = { shown: 'oslo', typed: 'osslo' };
  open('/tournaments?search=osslo&type=tournament', {
    list: async () => ({ ...none, tournaments: [row], corrected }),
  });
  const link = await screen.findByRole('link', { name: 'osslo' });
  expect(link.getAttribute('href')).toBe('/tournaments?search=osslo&exact=true&type=tournament');
  expect(link.closest('[aria-live="polite"]')?.textContent).toBe(
    'Visar träffar för oslo. Sök i stället efter osslo',
  );
  const calendar = screen.getByRole('link', { name: 'Kalender med det du har filtrerat fram' });
  expect(calendar.getAttribute('href')).toBe('/tournaments.ics?search=oslo&type=tournament');
  const { host } = window.location;
  const subscribe = screen.getByRole('link', { name: 'Öppna i Kalender', hidden: true });
  expect(subscribe.getAttribute('href')).toBe(`webcal://${host}/tournaments.ics?search=oslo&type=tournament`);
});

test('the map names a corrected spelling too', async () => {
  const corrected = { shown: 'oslo', typed: 'osslo' };
  open('/tournaments?search=osslo&view=map', {
    list: listOf(row),
    pins: async () => ({ ...pinsAt(['Ekstad Cup', 59.9, 10.7]), corrected }),
  });
  const link = await screen.findByRole('link', { name: 'osslo' });
  expect(link.getAttribute('href')).toBe('/tournaments?search=osslo&exact=true&view=map');
});

test('the map opens in the region with most tournaments, and offers larger regions', async () => {
  const pins = pinsAt(
    ['A', 59, 17],
    ['B', 59, 17],
    ['C', 59, 17],
    ['D', 59, 17],
    ['Chicago Cup', 41.9, -87.6],
  );
  open('/tournaments?view=map', { list: listOf(row), pins: async () => pins });
  const choice = await screen.findByRole('radio', { name: 'Sverige' });
  expect((choice as HTMLInputElement).checked).toBe(true);
  fireEvent.click(screen.getByRole('radio', { name: 'Världen' }));
  expect(document.querySelector('[data-region=world]')).toBeTruthy();
  const list = screen.getByRole('list', { name: 'Karta över turneringar, som lista' });
  expect(within(list).getByRole('link', { name: /Chicago Cup/ })).toBeTruthy();
});

test('has filters in the address', async () => {
  const asked: unknown[] = [];
  open('/tournaments?region=norden', {
    list: async (input) => {
      asked.push(input);
      return listOf(row)();
    },
  });
  fireEvent.change(await screen.findByRole('combobox', { name: 'Typ' }), { target: { value: 'clinic' } });
  await waitFor(() => expect(asked).toContainEqual({ region: 'norden', type: 'clinic' }));
  fireEvent.change(screen.getByRole('combobox', { name: 'Avgift' }), { target: { value: ' 500' } });
  await waitFor(() => expect(asked).toContainEqual({ region: 'norden', type: 'clinic', price: '500' }));
  expect(window.location.search).toBe('?region=norden&type=clinic&price=500');
  expect(
    screen.getByRole('link', { name: 'Kalender med det du har filtrerat fram' }).getAttribute('href'),
  ).toBe('/tournaments.ics?region=norden&type=clinic&price=500');
});

// Source: spec 1 §9 Tournament region filters, spec 2 §9 Tournaments.
test('filters have the choices of the specification', async () => {
  open('/tournaments', { list: listOf(row) });
  for (const [label, choices] of [
    ['Region', 'Alla, Sverige, Norden, Europa, Nordamerika, Oceanien'],
    ['Typ', 'Alla typer, Cup, Camp, Clinic'],
    ['Nivå', 'Alla nivåer, Ungdom, Junior, Senior, Veteran'],
  ]) {
    const { options } = await screen.findByRole<HTMLSelectElement>('combobox', { name: label });
    expect(Array.from(options, ({ text }) => text).join(', ')).toBe(choices);
  }
});

test.each([
  ['/tournaments', 'Inga turneringar än'],
  ['/tournaments?search=x', 'Inga turneringar hittades'],
  ['/tournaments?when=past', 'Inga turneringar hittades'],
])('%s shows that it is empty', async (address, title) => {
  open(address, { list: listOf() });
  expect(await missingTexts(title, 'Föreslå den!')).toEqual([]);
});

// Source: spec 1 §8.
test('offers to try again when the list cannot be loaded', async () => {
  open('/tournaments', { list: failed });
  expect(await missingTexts('Fel', 'Kunde inte ladda turneringar')).toEqual([]);
  expect(screen.getByRole('button', { name: 'Försök igen' })).toBeTruthy();
});

test('a tournament opens over the list with the address of its page', async () => {
  open('/tournaments', { list: listOf(row), find: async () => tournament });
  fireEvent.click(await screen.findByRole('link', { name: 'Ekstad Cup' }));
  const dialog = await screen.findByRole('dialog', { name: 'Ekstad Cup' });
  expect(await within(dialog).findByText('Spel på sex planer.')).toBeTruthy();
  expect(document.title).toBe('Ekstad Cup · Baskettorget');
  expect(window.location.pathname).toBe(`/tournaments/${id}`);
});

test('a tournament shows its facts, registered teams, calendar and club', async () => {
  open(`/tournaments/${id}`, { find: async () => tournament });
  expect(await screen.findByRole('heading', { level: 1, name: 'Ekstad Cup' })).toBeTruthy();
  expect(
    await missingTexts(
      '11–12 juni 2099',
      'Ekvägen 4, Oslo, Norge',
      'Gratis',
      '5 000 kr',
      '8 av 32 lag anmälda',
      '25 %',
      '#3x3',
    ),
  ).toEqual([]);
  expect(screen.getByRole('link', { name: 'Ekstad Basket' }).getAttribute('href')).toBe(
    `/associations/${id}`,
  );
  expect(screen.getByRole('link', { name: 'Lägg till i kalendern' }).getAttribute('href')).toBe(
    `/tournaments/${id}.ics`,
  );
});

test('a reminder can be turned on by a signed-in user', async () => {
  const asked: unknown[] = [];
  open(
    `/tournaments/${id}`,
    {
      find: async () => tournament,
      reminders: async () => ({ ids: asked.length > 0 ? [id] : [] }),
      remind: async (input) => {
        asked.push(input);
        return { id, isOn: true };
      },
    },
    viewer,
  );
  fireEvent.click(await screen.findByRole('button', { name: 'Påminn mig' }));
  const on = await screen.findByRole('button', { name: 'Påminnelse på: ta bort påminnelsen' });
  expect(on.textContent).toBe('Påminnelse på');
  expect(asked).toEqual([{ id, isOn: true }]);
});

test('the reminder button asks a visitor to sign in', async () => {
  open(`/tournaments/${id}`, {
    find: async () => tournament,
    remind: () => refused('UNAUTHORIZED', 'Du måste vara inloggad för att bli påmind'),
  });
  fireEvent.click(await screen.findByRole('button', { name: 'Påminn mig' }));
  const dialog = await screen.findByRole('dialog');
  expect(within(dialog).getByRole('textbox', { name: 'E-post' })).toBeTruthy();
  const reason = await screen.findByText('Du måste vara inloggad för att bli påmind');
  fireEvent.keyDown(dialog, { key: 'Escape' });
  await waitFor(() => expect(reason.isConnected).toBe(false), { timeout: 3000 });
});

test('a tournament that begins within a week has no reminder', async () => {
  const today = new Date().toISOString().slice(0, 10);
  open(`/tournaments/${id}`, { find: async () => ({ ...tournament, startDate: today, endDate: today }) });
  await screen.findByRole('heading', { level: 1, name: 'Ekstad Cup' });
  expect(screen.queryByRole('button', { name: 'Påminn mig' })).toBeNull();
});

test('an unknown tournament is not found', async () => {
  open(`/tournaments/${id}`, { find: () => refused('NOT_FOUND') });
  expect(await missingTexts('Turneringen hittades inte')).toEqual([]);
});

test('a tournament that cannot be loaded offers to try again', async () => {
  open(`/tournaments/${id}`, { find: failed });
  expect(await missingTexts('Kunde inte ladda turneringen')).toEqual([]);
});
