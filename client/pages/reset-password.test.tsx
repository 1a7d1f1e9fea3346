// The password reset page: broken links, a failed check, and password validation.
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { clearSecondStepPending } from '../features/accounts/two-step/second-step-pending.ts';
import { openPage } from '../testing/open-page.tsx';
import { type Answers, failed, refused, missingTexts, viewer } from '../testing/show.tsx';

const NEW_PASSWORD = 'Straffkast-2027';
const open = (accounts: Answers['accounts'], query = '?token=abc&type=recovery') =>
  openPage(
    `/reset-password${query}`,
    {
      accounts,
      ads: { featured: async () => ({ ads: [] }) },
      pageSettings: {
        find: async ({ pageName }) => ({ pageName, isEnabled: true, disabledMessage: '', reopensAt: null }),
      },
    },
    { as: null },
  );
const field = (name: string) => document.querySelector<HTMLInputElement>(`input[name=${name}]`);
const type = (name: string, value: string) =>
  fireEvent.change(field(name) as HTMLInputElement, { target: { value } });
const save = () => fireEvent.click(screen.getByRole('button', { name: 'Spara lösenordet' }));

test.each(['', '?token=abc', '?type=recovery', '?token=abc&type=signup'])(
  'a link with "%s" shows no form and redirects home',
  async (query) => {
    open({}, query);
    expect(await screen.findByText('Ogiltig återställningslänk')).toBeTruthy();
    await waitFor(() => expect(window.location.pathname).toBe('/'));
  },
);

test('a used link redirects home with a message', async () => {
  open({ checkReset: () => refused('UNPROCESSABLE_CONTENT') });
  expect(await screen.findByText('Ogiltig eller utgången återställningslänk')).toBeTruthy();
  await waitFor(() => expect(window.location.pathname).toBe('/'));
});

test('a failed check can be retried', async () => {
  let isOffline = true;
  open({ checkReset: async () => (isOffline ? failed() : { isOpen: true }) });
  expect(await screen.findByText('Kunde inte kontrollera länken')).toBeTruthy();
  isOffline = false;
  fireEvent.click(screen.getByRole('button', { name: 'Försök igen' }));
  await waitFor(() => expect(field('password')).toBeTruthy());
  expect(screen.queryByText('Kunde inte kontrollera länken')).toBeNull();
});

test('an invalid password shows an error at its field, and stays in it after a failed save', async () => {
  open({ checkReset: async () => ({ isOpen: true }), resetPassword: failed });
  await waitFor(() => expect(field('password')).toBeTruthy());
  type('password', 'Ab1');
  type('repeated', 'Ab2');
  save();
  expect(await missingTexts('Lösenordet måste vara minst 6 tecken', 'Lösenorden matchar inte')).toEqual([]);
  type('password', 'sommaren');
  type('repeated', 'sommaren');
  expect(
    await missingTexts('Lösenordet är för svagt. Använd minst 6 tecken med stor/liten bokstav och siffra'),
  ).toEqual([]);
  type('password', NEW_PASSWORD);
  type('repeated', NEW_PASSWORD);
  save();
  expect(await missingTexts('Något gick fel vid uppdatering av lösenord: Ingen kontakt med servern')).toEqual(
    [],
  );
  expect(field('repeated')?.value).toBe(NEW_PASSWORD);
});

test('a suspended user sees the decision after choosing a password, without the message about being signed in', async () => {
  open({
    checkReset: async () => ({ isOpen: true }),
    resetPassword: async () => ({ viewer: { ...viewer, isSuspended: true } }),
    session: async () => ({ viewer: null, suspension: { until: null, reason: 'Hot', reportId: null } }),
  });
  await waitFor(() => expect(field('password')).toBeTruthy());
  type('password', NEW_PASSWORD);
  type('repeated', NEW_PASSWORD);
  save();
  expect(await missingTexts('Ditt konto är avstängt tills vidare', 'Lösenordet har uppdaterats!')).toEqual(
    [],
  );
  expect(screen.queryByText(/Du är nu inloggad/)).toBeNull();
});

test('a user with two-step sign-in is asked for the code after choosing a password', async () => {
  open({ checkReset: async () => ({ isOpen: true }), resetPassword: async () => ({ viewer: null }) });
  await waitFor(() => expect(field('password')).toBeTruthy());
  type('password', NEW_PASSWORD);
  type('repeated', NEW_PASSWORD);
  save();
  expect(await missingTexts('Lösenordet har uppdaterats! Skriv din kod för att logga in.')).toEqual([]);
  await waitFor(() => expect(window.location.pathname + window.location.search).toBe('/'));
  expect(await screen.findByRole('dialog', { name: 'Skriv din kod' })).toBeTruthy();
  clearSecondStepPending();
});

test('an unexpected failure is shown without a reason', async () => {
  open({
    checkReset: async () => ({ isOpen: true }),
    resetPassword: () => refused('INTERNAL_SERVER_ERROR'),
  });
  await waitFor(() => expect(field('password')).toBeTruthy());
  type('password', NEW_PASSWORD);
  type('repeated', NEW_PASSWORD);
  save();
  expect((await screen.findAllByText('Ett fel inträffade')).length).toBeGreaterThan(0);
});
