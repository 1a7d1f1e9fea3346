// The list of associations and an association's page in their states, for visitors and signed-in users.
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import type { AdCard } from '#shared/features/ads/ad-schemas.ts';
import type { AssociationRow } from '#shared/features/associations/list/contract.ts';
import type { Association } from '#shared/features/associations/page/contract.ts';
import type { PageName } from '#shared/features/page-settings/page-names.ts';
import type { TournamentList, TournamentRow } from '#shared/features/tournaments/list/contract.ts';
import { pinsOf } from '#shared/places/pins.ts';
import { openPage } from '../testing/open-page.tsx';
import { serveMapShapes } from '../testing/serve-map-shapes.ts';
import { type Answers, failed, missingTexts, refused, viewer } from '../testing/show.tsx';

serveMapShapes();

const id = '0b7f6a52-7f0e-4a53-9f6e-2f1f4f8f7a12';
const row: AssociationRow = {
  id,
  name: 'Ekstad Basket',
  city: 'Luleå',
  county: 'Norrbotten',
  district: 'Norrbotten',
  logo: null,
  hasOpenCourt: true,
  openCourtDays: 'Tisdagar',
  openings: [],
  kilometres: null,
  isSample: false,
};
const association: Association = {
  id,
  name: 'Ekstad Basket',
  description: 'En klubb för alla.',
  city: 'Luleå',
  county: 'Norrbotten',
  district: 'Norrbotten',
  federation: 'Svenska Basketbollförbundet',
  contactPerson: 'Frideborg Ek',
  phone: '',
  email: '',
  hidesContact: true,
  websiteUrl: 'https://ekstad.example/',
  logo: null,
  latitude: null,
  longitude: null,
  hasOpenCourt: true,
  openCourtDays: 'Alla dagar',
  openCourtInfo: 'Ta med inneskor',
  hours: [1, 2, 3, 4, 5, 6, 7].flatMap((weekday) =>
    [
      ['00:00', '12:00'],
      ['12:00', '00:00'],
    ].map(([from = '', to = '']) => ({
      weekday,
      from,
      to,
      ageGroup: 'Alla',
      fee: 'Gratis',
      address: 'Ekhallen',
      validFrom: null,
      validUntil: null,
      closedOnHolidays: false,
    })),
  ),
  isSample: false,
  updatedAt: '2026-11-01T12:00:00.000Z',
  can: { edit: false },
};
const cup: TournamentRow = {
  id,
  name: 'Ekstad Cup',
  type: 'tournament',
  levels: ['youth'],
  startDate: '2099-06-11',
  endDate: '2099-06-12',
  location: 'Luleå',
  country: 'Sverige',
  organizer: 'Ekstad Basket',
  entryFee: 0,
  costPerTeam: '',
  participants: 8,
  maxParticipants: 32,
  featured: false,
  picture: null,
  kilometres: null,
  isSample: false,
};
const noTournaments: TournamentList = {
  tournaments: [],
  featured: [],
  onMap: [],
  corrected: null,
  next: null,
  previous: null,
};
const isOpen = { pageName: 'associations', isEnabled: true, disabledMessage: '', reopensAt: null } as const;

function open(
  address: string,
  answers: Answers['associations'],
  as: typeof viewer | null = null,
  closedPages: PageName[] = [],
): void {
  const associations = { districts: async () => ({ districts: ['Norrbotten', 'Skåne'] }), ...answers };
  const tournaments = { list: async () => ({ ...noTournaments, tournaments: [cup] }) };
  openPage(
    address,
    { associations, tournaments, pageSettings: { find: async () => isOpen } },
    { as, closedPages },
  );
}
const listOf =
  (...associations: AssociationRow[]) =>
  async () => ({ associations, corrected: null, next: null, previous: null });

test('lists associations with place, district and open court', async () => {
  open('/associations', { list: listOf(row) });
  const link = await screen.findByRole('link', { name: 'Ekstad Basket' });
  expect(link.getAttribute('href')).toBe(`/associations/${id}`);
  expect(await missingTexts('Luleå, Norrbotten', 'Distrikt: Norrbotten', 'Öppen hall', 'Tisdagar')).toEqual(
    [],
  );
});

test('shows until when a court is open, and at what distance', async () => {
  const now = Date.now();
  const opening = {
    from: new Date(now - 36e5).toISOString(),
    until: new Date(now + 36e5).toISOString(),
    ageGroup: '13–16 år',
    fee: 'Gratis',
    address: 'Ekhallen',
  };
  open('/associations?open=now&near=604490', {
    list: listOf({ ...row, openings: [opening], kilometres: 3.4 }),
  });
  expect(
    await missingTexts(
      'Öppet nu, till',
      '13–16 år · Gratis · Ekhallen',
      '3,4\u00A0km'.replace('\u00A0', ' '),
    ),
  ).toEqual([]);
  expect(screen.getByRole('heading', { level: 1, name: 'Spela nu' })).toBeTruthy();
});

test.each([
  ['/associations', true],
  ['/associations?open=now', false],
])('on a phone the place at %s is behind the filter button: %s', async (path, isBehind) => {
  open(path, { list: listOf(row) });
  const field = await screen.findByLabelText('Närmast orten');
  expect(field.closest('.max-md\\:hidden') !== null).toBe(isBehind);
});

test.each<[PageName[], boolean]>([
  [[], true],
  [['marketplace'], false],
])('shows ads of members, except while the marketplace is closed: %j', async (closedPages, isShown) => {
  const ad: AdCard = {
    id,
    title: 'Spalding TF-1000',
    price: 450,
    category: 'Basketboll',
    condition: 'Ny',
    brand: '',
    size: '',
    location: 'Luleå',
    county: 'Norrbotten',
    saleState: 'active',
    createdAt: '2026-11-01T12:00:00.000Z',
    picture: null,
    isBusiness: false,
  };
  const answers = { find: async () => association, ads: async () => ({ ads: [ad] }) };
  open(`/associations/${id}`, answers, null, closedPages);
  await screen.findByRole('heading', { name: 'Föreningens turneringar' });
  const heading = { name: 'Annonser från medlemmar' };
  await waitFor(() => expect(screen.queryAllByRole('heading', heading)).toHaveLength(isShown ? 1 : 0));
});

test('has filters in the address', async () => {
  const asked: unknown[] = [];
  open('/associations?county=Sk%C3%A5ne', {
    list: async (input) => {
      asked.push(input);
      return listOf(row)();
    },
  });
  fireEvent.change(await screen.findByRole('combobox', { name: 'Öppen hall' }), {
    target: { value: 'today' },
  });
  await waitFor(() => expect(asked).toContainEqual({ county: 'Skåne', open: 'today' }));
  expect(window.location.search).toBe('?county=Sk%C3%A5ne&open=today');
  fireEvent.change(await screen.findByLabelText('Tidpunkt'), { target: { value: '2026-11-24T18:30' } });
  await waitFor(() =>
    expect(asked).toContainEqual({ county: 'Skåne', open: 'today', at: '2026-11-24T18:30' }),
  );
});

test('a corrected spelling is named, in the list and on the map, with a link to the search as typed', async () => {
  const corrected = { shown: 'luleå', typed: 'luleo' };
  const pins = {
    ...pinsOf([{ number: 1, name: 'Ekstad Basket', latitude: 65.6, longitude: 22.1 }], 9),
    openings: [],
    corrected,
  };
  open('/associations?search=luleo&county=Norrbotten&after=x&page=2', {
    list: async ({ search }) => ({
      ...(await listOf(row)()),
      corrected: search === 'luleo' ? corrected : null,
    }),
    pins: async () => pins,
  });
  for (const view of ['', '&view=map']) {
    const link = await screen.findByRole('link', { name: 'luleo' });
    expect(link.getAttribute('href')).toBe(`/associations?search=luleo&exact=true&county=Norrbotten${view}`);
    expect(link.closest('[aria-live="polite"]')?.textContent).toBe(
      'Visar träffar för luleå. Sök i stället efter luleo',
    );
    fireEvent.click(screen.getByRole('radio', { name: 'Karta' }));
    await waitFor(() => expect(window.location.search).toContain('view=map'));
  }
});

test('the map says when and where open courts are open', async () => {
  const [from, until] = ['2026-11-24T17:30:00.000Z', '2026-11-24T19:00:00.000Z'];
  const pins = {
    ...pinsOf([{ number: 1, name: 'Ekstad Basket', latitude: 65.6, longitude: 22.1 }], 9),
    openings: [[{ from, until, address: 'Lindhallen' }]],
    corrected: null,
  };
  open('/associations?open=now&view=map', { list: listOf(row), pins: async () => pins });
  const list = await screen.findByRole('list', { name: 'Karta över föreningar, som lista' });
  expect(within(list).getByRole('link').textContent).toBe('Ekstad Basket18:30–20:00, Lindhallen');
});

test.each([
  ['/associations?view=map', 'Ingen förening finns på kartan än. Administratörerna lägger till'],
  ['/associations?view=map&county=Gotland', 'Prova färre filter, eller listan.'],
])('%s shows why the map is empty', async (address, hint) => {
  const pins = { ...pinsOf([], 9), openings: [], corrected: null };
  open(address, { list: listOf(), pins: async () => pins });
  expect(await missingTexts('Inga föreningar hittades', hint)).toEqual([]);
});

test('the map lists the closest first, with their distances, and opens so that they are visible', async () => {
  const pins = {
    ...pinsOf(
      [
        { number: 1, name: 'Lund Basket', latitude: 55.7, longitude: 13.2 },
        { number: 2, name: 'Piteå Basket', latitude: 65.32, longitude: 21.48 },
      ],
      9,
    ),
    openings: [],
    corrected: null,
  };
  const place = { id: 604490, name: 'Luleå', county: 'Norrbotten', country: 'Sverige' } as const;
  openPage('/associations?near=604490&view=map', {
    associations: { list: listOf(row), pins: async () => pins },
    pageSettings: { find: async () => isOpen },
    places: { find: async () => ({ ...place, latitude: 65.58, longitude: 22.15 }) },
  });
  const list = await screen.findByRole('list', { name: 'Karta över föreningar, som lista' });
  const shown = () =>
    within(list)
      .getAllByRole('link')
      .map(({ textContent }) => textContent);
  await waitFor(() =>
    expect(shown()).toEqual([
      expect.stringMatching(/^Piteå Basket42\b/),
      expect.stringMatching(/^Lund Basket1\D*199\b/),
    ]),
  );
});

test('an exact search is exact until its text changes', async () => {
  const asked: unknown[] = [];
  open('/associations?search=luleo&exact=true', {
    list: async (input) => {
      asked.push(input);
      return listOf()();
    },
  });
  expect(await missingTexts('Inga föreningar hittades')).toEqual([]);
  fireEvent.change(screen.getByRole('combobox', { name: 'Öppen hall' }), { target: { value: 'any' } });
  await waitFor(() => expect(asked).toContainEqual({ search: 'luleo', exact: 'true', open: 'any' }));
  const box = screen.getByRole('searchbox', { name: 'Sök förening' });
  fireEvent.change(box, { target: { value: 'lule' } });
  fireEvent.submit(box);
  await waitFor(() => expect(asked).toContainEqual({ search: 'lule', open: 'any' }));
});

test('ignores a time whose year is half typed, and lets Back leave the chosen time at once', async () => {
  const asked: unknown[] = [];
  open('/associations?open=now', {
    list: async (input) => {
      asked.push(input);
      return listOf(row)();
    },
  });
  const field = await screen.findByLabelText<HTMLInputElement>('Tidpunkt');
  const entries = window.history.length;
  for (const year of ['2026', '0002', '0020', '0202', '2027'])
    fireEvent.change(field, { target: { value: `${year}-11-24T18:30` } });
  await waitFor(() => expect(asked).toContainEqual({ open: 'now', at: '2027-11-24T18:30' }));
  expect(asked).not.toContainEqual({ open: 'now', at: '0202-11-24T18:30' });
  expect(window.location.search).toBe('?open=now&at=2027-11-24T18%3A30');
  expect(window.history.length).toBe(entries + 1);
});

test('a chosen time is used for the whole day too, until “Spela nu” removes it', async () => {
  const asked: unknown[] = [];
  open('/associations?open=now&at=2026-12-05T15:00', {
    list: async (input) => {
      asked.push(input);
      return listOf(row)();
    },
  });
  const name = /^Öppna hallar 5\sdecember 2026 kl\.\s15:00$/;
  expect(await screen.findByRole('heading', { level: 1, name })).toBeTruthy();
  fireEvent.change(screen.getByRole('combobox', { name: 'Öppen hall' }), { target: { value: 'today' } });
  await waitFor(() => expect(asked).toContainEqual({ open: 'today', at: '2026-12-05T15:00' }));
  expect(screen.getByRole('link', { name: 'Spela nu' }).getAttribute('href')).toBe('/associations?open=now');
});

test.each([
  ['/associations', 'Inga föreningar registrerade än', 'administratörerna har lagt till'],
  ['/associations?search=x', 'Inga föreningar hittades', 'Administratörerna lägger till föreningar'],
  [
    '/associations?search=lule&county=Gotland',
    'Ingen förening passar både ”lule” och filtren',
    'Saknas din? Administratörerna lägger till föreningar',
  ],
  ['/associations?open=now', 'Ingen hall är öppen just nu', 'Prova en annan tid'],
  ['/associations?open=now&county=Gotland', 'Spela nu på Gotland', 'Prova hela landet'],
])('%s shows why it is empty', async (address, title, hint) => {
  open(address, { list: listOf() });
  expect(await missingTexts(title, hint)).toEqual([]);
});

test('offers to try again when the list cannot be loaded', async () => {
  open('/associations', { list: failed });
  expect(await missingTexts('Kunde inte ladda föreningar')).toEqual([]);
  expect(screen.getByRole('button', { name: 'Försök igen' })).toBeTruthy();
});

test('an association has contact, hours, calendar, its tournaments and a link to correct it', async () => {
  open(`/associations/${id}`, { find: async () => association, ads: async () => ({ ads: [] }) });
  const website = await screen.findByRole('link', { name: 'ekstad.example' });
  expect(website.getAttribute('rel')).toBe('nofollow ugc noopener');
  expect(
    await missingTexts('Frideborg Ek', 'Öppet nu, till', 'måndag', '00:00–12:00', 'Ta med inneskor'),
  ).toEqual([]);
  expect(screen.getByRole('link', { name: 'Lägg till i kalendern' }).getAttribute('href')).toBe(
    `/associations/${id}/oppen-hall.ics`,
  );
  expect(await missingTexts('Föreningens turneringar', 'Ekstad Cup')).toEqual([]);
  expect(screen.getByRole('link', { name: 'Rätta eller ta bort uppgifter' })).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Logga in för att se telefon och e-post' })).toBeTruthy();
});

test('the tournaments of an association are requested together with it, so that nothing moves', async () => {
  const list = vi.fn<() => Promise<never>>(() => new Promise<never>(() => undefined));
  openPage(`/associations/${id}`, {
    associations: { find: () => new Promise(() => undefined) },
    tournaments: { list },
  });
  await waitFor(() => expect(list).toHaveBeenCalled());
});

test('hours that differ only in their period are all shown', async () => {
  const errors = vi.spyOn(console, 'error');
  const [first] = association.hours;
  const hours = ['2026-01-01', '2026-08-01'].flatMap((validFrom) =>
    first ? Object.assign({}, first, { validFrom }) : [],
  );
  open(`/associations/${id}`, {
    find: async () => ({ ...association, hours }),
    ads: async () => ({ ads: [] }),
  });
  expect(await missingTexts('från 1 januari 2026', 'från 1 augusti 2026')).toEqual([]);
  expect(errors.mock.calls.filter(([message]) => String(message).includes('same key'))).toEqual([]);
  errors.mockRestore();
});

test('shows telephone and e-mail to signed-in users', async () => {
  const full = { ...association, phone: '070-000 00 00', email: 'ek@exempel.invalid', hidesContact: false };
  open(`/associations/${id}`, { find: async () => full, ads: async () => ({ ads: [] }) }, viewer);
  const main = await screen.findByRole('main');
  expect((await within(main).findByRole('link', { name: '070-000 00 00' })).getAttribute('href')).toBe(
    'tel:0700000000',
  );
  expect(within(main).getByRole('link', { name: 'ek@exempel.invalid' })).toBeTruthy();
});

test('an unknown association is not found', async () => {
  open(`/associations/${id}`, { find: () => refused('NOT_FOUND') });
  expect(await missingTexts('Föreningen hittades inte')).toEqual([]);
});

test('an association that cannot be loaded offers to try again', async () => {
  open(`/associations/${id}`, { find: failed });
  expect(await missingTexts('Kunde inte ladda föreningen')).toEqual([]);
});
