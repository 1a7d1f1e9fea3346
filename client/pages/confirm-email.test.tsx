// Links that confirm an address: what each kind leads to, and links that no longer work.
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import type { Confirmation } from '#shared/features/accounts/schemas.ts';
import { changedEmailTexts, mailLinkTexts } from '#shared/features/accounts/mail-link-texts.ts';
import { twoStepTexts } from '#shared/features/accounts/two-step/two-step-texts.ts';
import { openPage } from '../testing/open-page.tsx';
import { failed, missingTexts, refused, viewer } from '../testing/show.tsx';

afterEach(() => sessionStorage.clear());

const open = (
  confirmEmail: () => Promise<Confirmation>,
  { type = '', as = null as typeof viewer | null } = {},
) => openPage(`/confirm-email?token=abc${type && `&type=${type}`}`, { accounts: { confirmEmail } }, { as });

test.each([
  ['', mailLinkTexts.confirmLinkInvalid],
  ['change-email', changedEmailTexts.linkInvalid],
  ['restore-email', changedEmailTexts.restoreLinkInvalid],
])(
  'a used link of type "%s" shows what to do instead, and opens the sign-in dialog',
  async (type, sentence) => {
    open(() => refused('UNPROCESSABLE_CONTENT', mailLinkTexts.confirmLinkInvalid), { type });
    expect(await screen.findByRole('heading', { level: 1, name: 'Länken fungerar inte' })).toBeTruthy();
    expect(await missingTexts(sentence)).toEqual([]);
    fireEvent.click(within(screen.getByRole('main')).getByRole('button', { name: 'Logga in' }));
    expect(await screen.findByRole('dialog', { name: 'Logga in eller skapa konto' })).toBeTruthy();
  },
);

test('a failed request can be retried', async () => {
  let isOffline = true;
  open(async () => (isOffline ? failed() : { kind: 'changed', viewer: null }));
  await screen.findByRole('heading', { name: 'Kunde inte bekräfta e-postadressen' });
  isOffline = false;
  fireEvent.click(screen.getByRole('button', { name: 'Försök igen' }));
  expect(await screen.findByRole('heading', { name: 'E-postadressen är bytt' })).toBeTruthy();
});

test('a new address is confirmed in the browser that is signed in: the profile opens, without the token', async () => {
  open(async () => ({ kind: 'changed', viewer }), { type: 'change-email', as: viewer });
  expect(await missingTexts(changedEmailTexts.changed)).toEqual([]);
  await waitFor(() => expect(window.location.pathname + window.location.search).toBe('/profile'));
});

test('a new account with two-step sign-in is confirmed, and asks for the code', async () => {
  open(async () => ({ kind: 'confirmed', viewer: null }));
  expect(await missingTexts(twoStepTexts.confirmedCodeRequired)).toEqual([]);
  await waitFor(() => expect(window.location.pathname).toBe('/profile'));
  expect(await screen.findByRole('dialog', { name: 'Skriv din kod' })).toBeTruthy();
});
