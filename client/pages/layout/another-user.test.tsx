// Another user signs in where the session of the first one has ended, here or in another tab: nothing of the first is sent
// or shown.
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Viewer } from '#shared/features/accounts/schemas.ts';
import type { OwnProfile, ProfileChange } from '#shared/features/profiles/contract.ts';
import { notifyOtherTabs } from '../../features/accounts/sessions/other-tabs.ts';
import { openPage } from '../../testing/open-page.tsx';
import { type Answers, missingTexts, refused, viewer } from '../../testing/show.tsx';

const ebba: Viewer = { ...viewer, birthYear: null };
const bo: Viewer = { ...viewer, id: '00000000-0000-4000-8000-00000000000b', name: 'Bo Boll' };

let signedIn: Viewer | null;
let changes: { by: string; change: ProfileChange }[];

/** A server on which Ebba's session has ended, and which signs in this user. */
const serverOf = (user: Viewer): Answers => ({
  accounts: {
    session: async () => ({ viewer: signedIn }),
    signIn: async () => ({ viewer: (signedIn = user) }),
    registrationRules: async () => ({ email: { automated: 'block' }, minimumAge: 15, hasGoogle: false }),
  },
  profiles: {
    change: async (change) => {
      if (!signedIn) return refused('UNAUTHORIZED');
      changes.push({ by: signedIn.name, change });
      return {} as OwnProfile;
    },
  },
});

beforeEach(() => {
  signedIn = null;
  changes = [];
  vi.spyOn(window.location, 'reload').mockReturnValue();
});
afterEach(() => vi.restoreAllMocks());

async function pressSave(): Promise<void> {
  fireEvent.change(await screen.findByRole('textbox', { name: /Födelseår/ }), { target: { value: '1990' } });
  fireEvent.click(screen.getByRole('button', { name: 'Spara födelseår' }));
}

/** Saves Ebba's birth year, and signs in in the dialog that opens. */
async function saveAndSignIn(): Promise<void> {
  await pressSave();
  const dialog = within(await screen.findByRole('dialog'));
  fireEvent.change(dialog.getByRole('textbox', { name: 'E-post' }), { target: { value: 'a@exempel.se' } });
  fireEvent.change(dialog.getByLabelText('Lösenord'), { target: { value: 'Hoppskott-och-2-poang' } });
  fireEvent.click(dialog.getByRole('button', { name: 'Logga in' }));
}

test('what the first user was saving is saved when they sign in again', async () => {
  openPage('/profile', serverOf(ebba), { as: ebba });
  await saveAndSignIn();
  await waitFor(() => expect(changes).toEqual([{ by: ebba.name, change: { birthYear: 1990 } }]));
  expect(window.location.reload).not.toHaveBeenCalled();
});

test('what the first user was saving is not saved for another, whose page is reloaded', async () => {
  openPage('/profile', serverOf(bo), { as: ebba });
  await saveAndSignIn();
  await waitFor(() => expect(window.location.reload).toHaveBeenCalledOnce());
  expect(changes).toEqual([]);
});

test('a user who was suspended meanwhile sees the decision, without the dialog over it', async () => {
  const suspension = { until: null, reason: 'Hot', reportId: null };
  const { accounts, ...answers } = serverOf(ebba);
  openPage(
    '/profile',
    { ...answers, accounts: { ...accounts, session: async () => ({ viewer: null, suspension }) } },
    { as: ebba },
  );
  await pressSave();
  expect(await missingTexts('Ditt konto är avstängt tills vidare')).toEqual([]);
  await vi.dynamicImportSettled();
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

/** The server's answer, and the message of the tab in which it changed. */
async function changeSession(user: Viewer | null): Promise<void> {
  await screen.findAllByRole('heading');
  signedIn = user;
  notifyOtherTabs(user?.id ?? null);
}

test.each([
  ['signs out', null],
  ['is replaced by another', bo],
])('the page is reloaded when its user %s in another tab', async (_change, user) => {
  signedIn = ebba;
  openPage('/faq', serverOf(ebba), { as: ebba });
  await changeSession(user);
  await waitFor(() => expect(window.location.reload).toHaveBeenCalledOnce());
});

test.each([
  ['/profile', 1],
  ['/faq', 0],
])(
  'only a page that requires sign-in starts at its top after a sign-out in another tab: %s',
  async (address, calls) => {
    const scroll = vi.spyOn(window, 'scrollTo').mockReturnValue();
    signedIn = ebba;
    openPage(address, serverOf(ebba), { as: ebba });
    await screen.findAllByRole('heading');
    scroll.mockClear();
    await changeSession(null);
    await waitFor(() => expect(window.location.reload).toHaveBeenCalledOnce());
    expect(scroll.mock.calls).toEqual(Array.from({ length: calls }, () => [0, 0]));
  },
);

test('a visitor is signed in when they sign in in another tab, and the page stays', async () => {
  openPage('/faq', serverOf(bo), { as: null });
  await changeSession(bo);
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Logga in' })).toBeNull());
  expect(window.location.reload).not.toHaveBeenCalled();
});
