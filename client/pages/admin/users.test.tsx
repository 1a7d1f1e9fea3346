// The page of users: its address, suspensions, and actions that ask for confirmation.
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { User } from '#shared/features/users/contract.ts';
import { openPage, superadmin } from '../../testing/open-page.tsx';
import { type Answers, failed, missingTexts, viewer } from '../../testing/show.tsx';

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

const open = (users: Answers['users'], { query = '', as = superadmin } = {}) =>
  openPage(
    `/admin/users${query}`,
    {
      users: {
        list: async () => ({ users: [gun], next: null, previous: null, can: { roles: ['user'] } }),
        ...users,
      },
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
