// The page of users: its address, suspensions, and actions that ask for confirmation.
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, test } from 'vitest';
import type { Viewer } from '#shared/features/accounts/schemas.ts';
import type { User } from '#shared/features/users/contract.ts';
import { closeOffers } from '../../core/undo/undo-offers.ts';
import { openPage, superadmin } from '../../testing/open-page.tsx';
import { type Answers, failed, missingTexts, refused, viewer } from '../../testing/show.tsx';

const gun: User = {
  id: '00000000-0000-4000-8000-00000000000b',
  name: 'Gun Går',
  email: 'gun@exempel.se',
  role: 'user',
  createdAt: '2026-11-01T12:00:00Z',
  lastSeenAt: null,
  block: null,
  listedAds: 0,
  hasTwoStep: true,
  ageClosure: null,
  business: null,
  can: {
    roles: [],
    block: true,
    unblock: false,
    removeTwoStep: true,
    deleteBirthYear: false,
    closeForAge: false,
    eraseForAge: false,
    delete: true,
  },
};

interface Opened {
  query?: string;
  as?: Viewer;
  decisions?: Answers['decisions'];
}

afterEach(() => {
  closeOffers();
  sessionStorage.clear();
});

const open = (users: Answers['users'], { query = '', as = superadmin, decisions = {} }: Opened = {}) =>
  openPage(
    `/admin/users${query}`,
    {
      users: {
        list: async () => ({ users: [gun], next: null, previous: null, can: { roles: ['user'] } }),
        ...users,
      },
      decisions,
    },
    { as },
  );
async function choose(item: string) {
  fireEvent.click(await screen.findByRole('button', { name: 'Åtgärder för Gun Går' }));
  fireEvent.click(await screen.findByRole('menuitem', { name: item }));
  return within(await screen.findByRole('alertdialog'));
}

test('deleting asks for confirmation, shows a failure, and removes the user from the table', async () => {
  let users = [gun];
  let isOffline = true;
  open({
    list: async () => ({ users, next: null, previous: null, can: { roles: ['user'] } }),
    delete: async ({ id }) => {
      if (isOffline) return failed();
      users = [];
      return { id };
    },
  });
  const question = await choose('Ta bort');
  const sentence = 'Är du säker på att du vill ta bort denna användare? Detta går inte att ångra.';
  expect(question.getByText(sentence)).toBeTruthy();
  fireEvent.click(question.getByRole('button', { name: 'Avbryt' }));
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  const again = await choose('Ta bort');
  fireEvent.click(again.getByRole('button', { name: 'Ta bort' }));
  expect(await again.findByText(/^Kunde inte ta bort användare: Ingen kontakt med servern/)).toBeTruthy();
  isOffline = false;
  fireEvent.click(again.getByRole('button', { name: 'Ta bort' }));
  expect(await missingTexts('Användare borttagen', 'Inga användare hittades')).toEqual([]);
});

test('two-step sign-in is removed after a confirmation', async () => {
  const removed: string[] = [];
  open({
    removeTwoStep: async ({ id }) => {
      removed.push(id);
      return gun;
    },
  });
  const question = await choose('Ta bort tvåstegsinloggning …');
  fireEvent.click(question.getByRole('button', { name: 'Ta bort tvåstegsinloggning' }));
  expect(await missingTexts('Tvåstegsinloggning borttagen')).toEqual([]);
  expect(removed).toEqual([gun.id]);
});

test('a suspension is shown with its end and reason, and lifted', async () => {
  let user: User = {
    ...gun,
    block: { until: '2099-07-01T22:00:00.000Z', reason: 'Skräpannonser' },
    can: { ...gun.can, block: false, unblock: true },
  };
  open({
    list: async () => ({ users: [user], next: null, previous: null, can: { roles: ['user'] } }),
    unblock: async () => {
      user = gun;
      return { ...gun, undo: { id: '00000000-0000-4000-8000-0000000000d1', until: '' } };
    },
  });
  expect(await missingTexts('till och med 1 juli 2099: Skräpannonser')).toEqual([]);
  fireEvent.click(screen.getByRole('button', { name: 'Åtgärder för Gun Går' }));
  fireEvent.click(await screen.findByRole('menuitem', { name: 'Häv avstängningen' }));
  expect(await missingTexts('Avstängning hävd')).toEqual([]);
  await waitFor(() => expect(screen.queryByText(/Skräpannonser/)).toBeNull());
});

test('search, role and page of the table are in the address', async () => {
  const asked: object[] = [];
  open({
    list: async (search) => {
      asked.push(search);
      return { users: [gun], next: 'cursor', previous: null, can: { roles: ['user'] } };
    },
  });
  const box = await screen.findByRole('searchbox', { name: 'Sök bland användare' });
  fireEvent.change(box, { target: { value: 'örjan rad' } });
  fireEvent.submit(box.closest('form') as HTMLFormElement);
  await waitFor(() => expect(asked.at(-1)).toMatchObject({ search: 'örjan rad' }));
  await waitFor(() =>
    expect(screen.getByRole('link', { name: 'Nästa' }).getAttribute('href')).toBe(
      '/admin/users?search=%C3%B6rjan+rad&after=cursor&page=2',
    ),
  );
  fireEvent.click(screen.getByRole('link', { name: 'Nästa' }));
  await waitFor(() => expect(asked.at(-1)).toMatchObject({ search: 'örjan rad', after: 'cursor' }));
  fireEvent.change(screen.getByRole('combobox', { name: 'Roll' }), { target: { value: 'superadmin' } });
  await waitFor(() => expect(asked.at(-1)).toMatchObject({ search: 'örjan rad', role: 'superadmin' }));
  expect(asked.at(-1)).not.toHaveProperty('after');
});

test('an admin sees short addresses, and how to search them', async () => {
  open({}, { as: { ...viewer, role: 'admin' } });
  expect(await missingTexts('Adresserna är förkortade. Sök på ett namn eller på en hel adress.')).toEqual([]);
});

test('only superadmins are offered the file, with the filters of the table', async () => {
  open({}, { query: '?search=gun&role=user&sort=oldest&after=cursor&page=2' });
  const file = await screen.findByRole('link', { name: 'Exportera som CSV' });
  expect(file.getAttribute('href')).toBe('/api/admin/users.csv?search=gun&role=user&sort=oldest');
});

test('an admin is not offered the file', async () => {
  open({}, { as: { ...viewer, role: 'admin' } });
  expect(await screen.findByRole('button', { name: 'Åtgärder för Gun Går' })).toBeTruthy();
  expect(screen.queryByRole('link', { name: 'Exportera som CSV' })).toBeNull();
});

const undoOf = (id: string) => ({
  id: `undo of ${id}`,
  until: new Date(Date.now() + 60_000).toISOString(),
});
const select = async (name: string) =>
  fireEvent.click(await screen.findByRole('checkbox', { name: `Markera ${name}` }));
const press = async (name: string) => fireEvent.click(await screen.findByRole('button', { name }));

describe('several users', () => {
  const none = { ...gun.can, block: false };
  const suspended = {
    block: { until: null, reason: 'Skräp' },
    can: { ...none, unblock: true },
  };
  const person = (at: number, name: string, more: Partial<User> = {}): User => ({
    ...gun,
    id: `00000000-0000-4000-8000-00000000001${at}`,
    name,
    ...more,
  });
  const people = [
    person(1, 'Ada Alm'),
    person(2, 'Bo Berg'),
    person(3, 'Cia Dahl', suspended),
    person(4, 'Dan Ek', suspended),
    person(5, 'Chefen', { role: 'superadmin', can: none }),
  ];
  const list = async () => ({ users: people, next: null, previous: null, can: { roles: ['user' as const] } });

  test('only those the viewer may suspend can be selected', async () => {
    open({ list });
    fireEvent.click(await screen.findByRole('checkbox', { name: 'Markera alla på sidan (4)' }));
    expect(screen.queryByRole('checkbox', { name: 'Markera Chefen' })).toBeNull();
    expect(screen.getByRole('button', { name: 'Stäng av (2)' })).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Häv avstängning (2)' })).toBeTruthy();
  });

  test('are suspended from one dialog, with one undo for all', async () => {
    const undone: string[] = [];
    open(
      { list, block: async (block) => ({ ...gun, undo: undoOf(block.reason + block.id) }) },
      { decisions: { undo: async ({ id }) => ({ id: undone[undone.push(id) - 1] ?? '' }) } },
    );
    await select('Ada Alm');
    await select('Bo Berg');
    await select('Cia Dahl');
    await press('Stäng av (2)');
    const dialog = within(await screen.findByRole('dialog', { name: 'Stäng av 2 användare' }));
    fireEvent.change(dialog.getByRole('combobox', { name: /^Regel/ }), { target: { value: 'forbidden' } });
    fireEvent.change(dialog.getByRole('textbox', { name: /^Anledning/ }), { target: { value: 'Skräp ' } });
    fireEvent.click(dialog.getByRole('button', { name: 'Stäng av' }));
    expect(await missingTexts('2 användare avstängda')).toEqual([]);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(screen.queryByRole('button', { name: /^(Stäng av|Häv avstängning) \(/ })).toBeNull();
    await press('Ångra');
    await waitFor(() =>
      expect(undone).toEqual([`undo of Skräp${people[0]?.id}`, `undo of Skräp${people[1]?.id}`]),
    );
  });

  test('have their suspensions lifted; those that fail stay selected and listed', async () => {
    open({
      list,
      unblock: async ({ id }) =>
        id === people[3]?.id ? refused('FORBIDDEN', 'Någon annan var före') : { ...gun, undo: undoOf(id) },
    });
    await select('Cia Dahl');
    await select('Dan Ek');
    await press('Häv avstängning (2)');
    expect(
      await missingTexts('Avstängning hävd. Kunde inte häva avstängningen', 'Dan Ek: Någon annan var före'),
    ).toEqual([]);
    expect(await screen.findByRole('button', { name: 'Ångra' })).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Häv avstängning (1)' })).toBeTruthy();
    await press('Stäng');
    expect(screen.queryByText(/Någon annan var före/)).toBeNull();
  });
});
