// Associations in the back office: the table and its states, the form with hours, deleting, and importing.
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import type { Api } from '#shared/contract.ts';
import type {
  AssociationInput,
  EditedAssociation,
  TableAssociation,
} from '#shared/features/associations/editing/contract.ts';
import { openPage, superadmin } from '../../testing/open-page.tsx';
import { type Answers, failed, missingTexts, refused } from '../../testing/show.tsx';

afterEach(() => localStorage.clear());

const id = '0b7f6a52-7f0e-4a53-9f6e-2f1f4f8f7a12';
const row: TableAssociation = {
  id,
  name: 'Ekstad Basket',
  contactPerson: 'Frideborg Ek',
  phone: '070-000 00 00',
  email: '',
  websiteUrl: 'https://www.ekstad.example/om',
  city: 'Luleå',
  county: 'Norrbotten',
  hasOpenCourt: true,
  logo: null,
  isSample: false,
};
const edited: EditedAssociation = {
  id,
  name: 'Ekstad Basket',
  description: '',
  contactPerson: '',
  phone: '',
  email: '',
  websiteUrl: '',
  city: 'Luleå',
  placeId: null,
  isOnMap: true,
  townPosition: { latitude: 65.58, longitude: 22.15 },
  postalCode: '',
  county: 'Norrbotten',
  district: 'Norrbotten',
  federation: '',
  hasOpenCourt: false,
  openCourtDays: '',
  openCourtInfo: '',
  hours: [],
  logo: null,
  latitude: null,
  longitude: null,
  version: 3,
};
const tableOf =
  (...associations: TableAssociation[]) =>
  async () => ({
    associations,
    total: associations.length,
    next: null,
    previous: null,
  });

function open(answers: Answers['associations'], address = '/admin/associations'): void {
  openPage(address, { associations: { listForStaff: tableOf(row), ...answers } }, { as: superadmin });
}
const save = async () => fireEvent.click(await screen.findByRole('button', { name: 'Spara' }));
const pressNew = async () => {
  const [button] = await screen.findAllByRole('button', { name: 'Ny förening' });
  if (button) fireEvent.click(button);
  return screen.findByRole('dialog', { name: 'Ny förening' });
};

test('shows a row for each association, and how many are registered', async () => {
  open({});
  const table = await screen.findByRole('table', { name: 'Föreningar' });
  for (const text of [
    'Ekstad Basket',
    'Frideborg Ek',
    'Luleå, Norrbotten',
    '070-000 00 00',
    'ekstad.example',
  ])
    expect(within(table).getByText(text)).toBeTruthy();
  expect(await missingTexts('1 förening registrerad')).toEqual([]);
});

test('shows the number of several associations in the plural', async () => {
  open({ listForStaff: tableOf(row, { ...row, id: crypto.randomUUID() }) });
  expect(await missingTexts('2 föreningar registrerade')).toEqual([]);
});

test.each([
  ['/admin/associations', 'Inga föreningar registrerade än'],
  ['/admin/associations?search=x', 'Inga föreningar hittades'],
  ['/admin/associations?county=Gotland&court=open', 'Inga föreningar hittades'],
])('%s shows that it is empty', async (address, sentence) => {
  open({ listForStaff: tableOf() }, address);
  expect(await missingTexts(sentence)).toEqual([]);
});

test('says in words that nothing is found', async () => {
  open({ listForStaff: tableOf() }, '/admin/associations?search=x');
  expect(await missingTexts('Inga träffar')).toEqual([]);
});

test('sorts by the chosen order, which is no filter', async () => {
  const asked: unknown[] = [];
  open({
    listForStaff: async (input) => {
      asked.push(input);
      return tableOf(row)();
    },
  });
  fireEvent.change(await screen.findByRole('combobox', { name: 'Ordning' }), {
    target: { value: 'changed' },
  });
  await waitFor(() => expect(asked.at(-1)).toEqual({ sort: 'changed' }));
  expect(window.location.search).toBe('?sort=changed');
  expect(await missingTexts('1 förening registrerad')).toEqual([]);
});

test('shows an error when the table cannot be loaded', async () => {
  open({ listForStaff: failed });
  expect(await missingTexts('Fel', 'Kunde inte ladda föreningar')).toEqual([]);
});

test('creates an association; days, information and hours are asked for only with an open court', async () => {
  const created: AssociationInput[] = [];
  open({
    create: async (input) => {
      created.push(input);
      return edited;
    },
  });
  const dialog = await pressNew();
  fireEvent.click(within(dialog).getByRole('button', { name: 'Skapa förening' }));
  expect(await within(dialog).findByText('Namn krävs')).toBeTruthy();
  fireEvent.change(within(dialog).getByRole('textbox', { name: /^Namn/ }), {
    target: { value: 'Ekstad Basket' },
  });
  expect(within(dialog).getByRole('textbox', { name: 'Telefon' }).getAttribute('type')).toBe('tel');
  expect(within(dialog).getByRole('textbox', { name: 'E-post' }).getAttribute('type')).toBe('email');
  expect(within(dialog).getByRole('textbox', { name: 'Webbplats' }).getAttribute('type')).toBe('url');
  expect(within(dialog).queryByRole('textbox', { name: 'Dagar' })).toBeNull();
  fireEvent.click(within(dialog).getByRole('switch', { name: 'Har öppen hall' }));
  fireEvent.change(within(dialog).getByRole('textbox', { name: 'Dagar' }), { target: { value: 'Tisdagar' } });
  fireEvent.click(within(dialog).getByRole('button', { name: 'Lägg till tid' }));
  fireEvent.change(within(dialog).getByRole('combobox', { name: 'Veckodag' }), { target: { value: '2' } });
  fireEvent.change(within(dialog).getByLabelText('Från'), { target: { value: '18:30' } });
  fireEvent.click(within(dialog).getByRole('button', { name: 'Skapa förening' }));
  await waitFor(() => expect(created).toHaveLength(1));
  expect(created[0]).toMatchObject({
    name: 'Ekstad Basket',
    hasOpenCourt: true,
    openCourtDays: 'Tisdagar',
    hours: [{ weekday: 2, from: '18:30', to: '20:00', closedOnHolidays: true }],
  });
  expect(await missingTexts('Förening skapad')).toEqual([]);
});

test('a new association that is sent again unchanged has the same id', async () => {
  const ids: (string | undefined)[] = [];
  open({
    create: async (input) => {
      ids.push(input.id);
      return failed();
    },
  });
  const dialog = await pressNew();
  const send = async (name: string) => {
    const count = ids.length;
    fireEvent.change(within(dialog).getByLabelText(/^Namn/), { target: { value: name } });
    fireEvent.click(await within(dialog).findByRole('button', { name: 'Skapa förening', busy: false }));
    await waitFor(() => expect(ids).toHaveLength(count + 1));
  };
  for (const name of ['Ekstad Basket', 'Ekstad Basket', 'Björkby Basket']) await send(name);
  expect(ids[0]).toMatch(/^[0-9a-f-]{36}$/);
  expect(ids[1]).toBe(ids[0]);
  expect(ids[2]).not.toBe(ids[0]);
});

test('shows an error of the hours at its row, also when the open court is switched off', async () => {
  open({});
  const dialog = await pressNew();
  fireEvent.change(within(dialog).getByLabelText(/^Namn/), { target: { value: 'Ekstad Basket' } });
  fireEvent.click(within(dialog).getByRole('switch', { name: 'Har öppen hall' }));
  const add = within(dialog).getByText('Lägg till tid');
  for (let rows = 0; rows < 3; rows += 1) fireEvent.click(add);
  const times = () => within(dialog).getAllByLabelText('Från');
  fireEvent.change(times()[1] ?? dialog, { target: { value: '' } });
  fireEvent.click(within(dialog).getByRole('switch', { name: 'Har öppen hall' }));
  fireEvent.click(within(dialog).getByRole('button', { name: 'Skapa förening' }));
  await within(dialog).findByText('Skriv tiden som 18:30');
  const wrong = () => times().map((field) => field.getAttribute('aria-invalid'));
  expect(wrong()).toEqual([null, 'true', null]);
  await waitFor(() => expect(document.activeElement).toBe(times()[1]));
  fireEvent.click(within(dialog).getAllByRole('button', { name: /^Ta bort/ })[0] ?? dialog);
  expect(wrong()).toEqual(['true', null]);
});

test('a draft with its hours survives closing the form, until it is saved', async () => {
  open({ create: async () => edited });
  const dialog = await pressNew();
  fireEvent.change(within(dialog).getByLabelText(/^Namn/), {
    target: { value: 'Halvfärdig' },
  });
  fireEvent.click(within(dialog).getByRole('switch', { name: 'Har öppen hall' }));
  fireEvent.click(within(dialog).getByText('Lägg till tid'));
  fireEvent.change(within(dialog).getByLabelText('Från'), { target: { value: '19:15' } });
  fireEvent.keyDown(dialog, { key: 'Escape' });
  await waitFor(() => expect(dialog.isConnected).toBe(false));
  const again = await pressNew();
  expect(within(again).getByLabelText(/^Namn/)).toHaveProperty('value', 'Halvfärdig');
  expect(within(again).getByLabelText('Från')).toHaveProperty('value', '19:15');
  expect(await missingTexts('Ditt utkast är återställt')).toEqual([]);
  fireEvent.click(within(again).getByRole('button', { name: 'Skapa förening' }));
  await waitFor(() => expect(again.isConnected).toBe(false));
  const next = await pressNew();
  expect(within(next).getByLabelText(/^Namn/)).toHaveProperty('value', '');
});

const openForm = async () => {
  fireEvent.click(await screen.findByRole('button', { name: 'Redigera Ekstad Basket' }));
  await screen.findByLabelText('Från');
  expect(screen.queryByText('Ditt utkast är återställt')).toBeNull();
};
test('an unchanged association has no draft', async () => {
  const stored = { weekday: 2, from: '18:00', to: '20:00', ageGroup: '', fee: '', address: '' };
  const hours = { ...stored, validFrom: null, validUntil: null, closedOnHolidays: true };
  open({ findForStaff: async () => ({ ...edited, hasOpenCourt: true, hours: [hours] }) });
  await openForm();
  fireEvent.click(screen.getByText('Avbryt'));
  await waitFor(() => expect(screen.queryByLabelText('Från')).toBeNull());
  await openForm();
});

test('after a conflict, saves what the other admin has changed, and shows it where both have', async () => {
  const theirs = { ...edited, name: 'Deras namn', phone: '070-111 11 11', version: 4 };
  const find = vi.fn<() => Promise<EditedAssociation>>(async () => theirs);
  find.mockResolvedValueOnce({ ...edited, version: 3 });
  const update = vi.fn<Api['associations']['update']>(async () => edited);
  update.mockImplementationOnce(() =>
    refused('CONFLICT', 'Någon annan har ändrat föreningen medan du redigerade.'),
  );
  open({ findForStaff: find, update });
  fireEvent.click(await screen.findByRole('button', { name: 'Redigera Ekstad Basket' }));
  fireEvent.change(await screen.findByLabelText(/^Namn/), { target: { value: 'Mitt namn' } });
  await save();
  expect(
    await missingTexts(
      'Fel: Kunde inte spara föreningen. Någon annan har ändrat föreningen',
      'Sparat nu: Deras namn',
    ),
  ).toEqual([]);
  await save();
  expect(await missingTexts('Förening uppdaterad')).toEqual([]);
  expect(update.mock.calls.map(([input]) => input)).toMatchObject([
    { version: 3, name: 'Mitt namn', phone: edited.phone },
    { version: 4, name: 'Mitt namn', phone: theirs.phone },
  ]);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

test('a restored draft overwrites only what its author has changed', async () => {
  const theirs = { ...edited, phone: '070-111 11 11', version: 4 };
  const find = vi.fn<() => Promise<EditedAssociation>>(async () => theirs);
  find.mockResolvedValueOnce({ ...edited, version: 3 });
  const update = vi.fn<Api['associations']['update']>(async () => edited);
  update.mockImplementationOnce(() =>
    refused('CONFLICT', 'Någon annan har ändrat föreningen medan du redigerade.'),
  );
  open({ findForStaff: find, update });
  fireEvent.click(await screen.findByRole('button', { name: 'Redigera Ekstad Basket' }));
  fireEvent.change(await screen.findByLabelText(/^Namn/), { target: { value: 'Mitt namn' } });
  fireEvent.click(screen.getByText('Avbryt'));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  fireEvent.click(await screen.findByRole('button', { name: 'Redigera Ekstad Basket' }));
  expect(await missingTexts('Ditt utkast är återställt')).toEqual([]);
  await save();
  await waitFor(() => expect(screen.getByLabelText(/^Telefon/)).toHaveProperty('value', theirs.phone));
  await save();
  expect(await missingTexts('Förening uppdaterad')).toEqual([]);
  expect(update.mock.calls.map(([input]) => input)).toMatchObject([
    { version: 3, name: 'Mitt namn', phone: edited.phone },
    { version: 4, name: 'Mitt namn', phone: theirs.phone },
  ]);
});

test('returns the focus to the button that opened the form', async () => {
  open({ findForStaff: async () => edited });
  const button = await screen.findByRole('button', { name: 'Redigera Ekstad Basket' });
  button.focus();
  fireEvent.click(button);
  await screen.findByRole('button', { name: 'Spara' });
  fireEvent.keyDown(screen.getByRole('dialog'), { key: 'Escape' });
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await waitFor(() => expect(document.activeElement).toBe(button));
});

test('deletes an association after a confirmation, moves the focus to the next, and offers undo', async () => {
  const deleted: string[] = [];
  const other = { ...row, id: crypto.randomUUID(), name: 'Östby Basket' };
  open({
    listForStaff: () => tableOf(...(deleted.length > 0 ? [other] : [row, other]))(),
    delete: async ({ id: asked }) => {
      deleted.push(asked);
      return { undo: { id: crypto.randomUUID(), until: new Date(Date.now() + 60_000).toISOString() } };
    },
  });
  const button = await screen.findByRole('button', { name: 'Ta bort Ekstad Basket' });
  button.focus();
  fireEvent.click(button);
  const question = await screen.findByRole('alertdialog', { name: 'Ta bort föreningen?' });
  expect(deleted).toEqual([]);
  fireEvent.click(within(question).getByRole('button', { name: 'Ta bort' }));
  expect(await missingTexts('Förening borttagen')).toEqual([]);
  expect(await screen.findByRole('button', { name: 'Ångra' })).toBeTruthy();
  expect(deleted).toEqual([id]);
  expect(document.activeElement).toBe(screen.getByRole('checkbox', { name: 'Markera Östby Basket' }));
});

test('shows an error when an association cannot be deleted', async () => {
  open({ delete: failed });
  fireEvent.click(await screen.findByRole('button', { name: 'Ta bort Ekstad Basket' }));
  const question = await screen.findByRole('alertdialog', { name: 'Ta bort föreningen?' });
  fireEvent.click(within(question).getByRole('button', { name: 'Ta bort' }));
  expect(await missingTexts('Fel: Kunde inte ta bort föreningen')).toEqual([]);
});

test('imports a file after showing what it would do', async () => {
  const sent: string[] = [];
  open({
    previewImport: async () => ({
      rows: [
        { line: 2, name: 'Åby Basket', city: 'Åby', outcome: 'new', reason: '' },
        { line: 3, name: '', city: '', outcome: 'invalid', reason: 'Namn krävs' },
      ],
      ignoredColumns: [
        'färg',
        'färg',
        'x'.repeat(1000),
        ...Array.from({ length: 12 }, (_, index) => `k${index}`),
      ],
    }),
    import: async ({ csv }) => {
      sent.push(csv);
      return { created: 1, skipped: 1 };
    },
  });
  fireEvent.click(await screen.findByRole('button', { name: 'Importera' }));
  const dialog = await screen.findByRole('dialog', { name: 'Importera föreningar' });
  // In Windows-1252, where Å is one byte.
  const file = new File([new Uint8Array([78, 97, 109, 110, 10, 0xc5, 98, 121])], 'klubbar.csv');
  fireEvent.change(within(dialog).getByLabelText('CSV-fil'), { target: { files: [file] } });
  expect(
    await missingTexts(
      '1 förening skapas, 0 finns redan, 1 hoppas över',
      `Kolumner som inte används: färg, ${'x'.repeat(40)} …, k0,`,
      'k7 och 4 till.',
      'Namn krävs',
    ),
  ).toEqual([]);
  fireEvent.click(within(dialog).getByRole('button', { name: 'Importera 1 förening' }));
  expect(await missingTexts('1 förening importerad')).toEqual([]);
  expect(sent).toEqual(['Namn\nÅby']);
});

test('shows why a file is refused', async () => {
  const sentence = 'Filen behöver en kolumn som heter Namn';
  open({ previewImport: () => refused('UNPROCESSABLE_CONTENT', sentence, { csv: sentence }) });
  fireEvent.click(await screen.findByRole('button', { name: 'Importera' }));
  const dialog = await screen.findByRole('dialog', { name: 'Importera föreningar' });
  fireEvent.change(within(dialog).getByLabelText('CSV-fil'), {
    target: { files: [new File(['Ort'], 'a.csv')] },
  });
  expect(await missingTexts(sentence)).toEqual([]);
});

const previewOf = (...names: string[]) => ({
  rows: names.map((name, index) => ({
    line: index + 2,
    name,
    city: '',
    outcome: 'new' as const,
    reason: '',
  })),
  ignoredColumns: [],
});
const openImport = async () => {
  fireEvent.click(await screen.findByRole('button', { name: 'Importera' }));
  return screen.findByRole('dialog', { name: 'Importera föreningar' });
};
const choose = (dialog: HTMLElement, text: string) =>
  fireEvent.change(within(dialog).getByLabelText('CSV-fil'), {
    target: { files: [new File([text], `${text}.csv`)] },
  });

test('previews and imports the file that was chosen last, however late the earlier answer comes', async () => {
  const answers: (() => void)[] = [];
  const sent: string[] = [];
  open({
    previewImport: ({ csv }) =>
      csv === 'Stor'
        ? new Promise((resolve) => {
            answers.push(() => resolve(previewOf('Ekstad', 'Alnäs', 'Åby')));
          })
        : Promise.resolve(previewOf('Åby')),
    import: async ({ csv }) => {
      sent.push(csv);
      return { created: 1, skipped: 0 };
    },
  });
  const dialog = await openImport();
  choose(dialog, 'Stor');
  await waitFor(() => expect(answers).toHaveLength(1));
  choose(dialog, 'Liten');
  await within(dialog).findByRole('button', { name: 'Importera 1 förening' });
  answers[0]?.();
  await new Promise((resolve) => setTimeout(resolve));
  fireEvent.click(within(dialog).getByRole('button', { name: 'Importera 1 förening' }));
  expect(await missingTexts('1 förening importerad')).toEqual([]);
  expect(sent).toEqual(['Liten']);
});

test('imports nothing without a new row, and leaves the list of errors open', async () => {
  const [invalid] = previewOf('').rows;
  open({
    previewImport: async () => ({
      rows: invalid ? [{ ...invalid, outcome: 'invalid', reason: 'Namn krävs' }] : [],
      ignoredColumns: [],
    }),
  });
  const dialog = await openImport();
  choose(dialog, 'Tom');
  await within(dialog).findByText('Namn krävs');
  fireEvent.click(within(dialog).getByRole('button', { name: 'Importera' }));
  expect(await within(dialog).findByText('Filen har inga nya föreningar att importera.')).toBeTruthy();
  expect(within(dialog).getByText('Namn krävs')).toBeTruthy();
});

// The last test, because its undo toast remains on the screen.
test('deletes several associations after a confirmation, and lists the one that could not be deleted', async () => {
  const other = { ...row, id: crypto.randomUUID(), name: 'Norrviken Basket' };
  const until = new Date(Date.now() + 60_000).toISOString();
  const remove = async ({ id: removed }: { id: string }) =>
    removed === row.id ? { id: removed, undo: { id: removed, until } } : refused('CONFLICT', 'Ändrad nyss.');
  open({ listForStaff: tableOf(row, other), delete: remove });
  fireEvent.click(await screen.findByRole('checkbox', { name: 'Markera alla på sidan (2)' }));
  fireEvent.click(screen.getByRole('button', { name: 'Ta bort markerade (2)' }));
  expect(await screen.findByRole('alertdialog', { name: 'Ta bort 2 föreningar?' })).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Ta bort' }));
  const report = await screen.findByText('Förening borttagen. Kunde inte ta bort föreningen');
  expect(report.closest('[role=alert]')?.textContent).toContain('Norrviken Basket: Ändrad nyss.');
  expect(screen.getByRole('checkbox', { name: 'Markera Norrviken Basket' })).toMatchObject({ checked: true });
  expect(screen.getByRole('checkbox', { name: 'Markera Ekstad Basket' })).toMatchObject({ checked: false });
});
