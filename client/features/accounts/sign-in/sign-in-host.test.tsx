// The prompt to sign in when a session has ended, or has been suspended.
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import type { Api } from '#shared/contract.ts';
import { useSignInPrompt } from '../../../core/sign-in-prompt.tsx';
import { missingTexts, show, viewer } from '../../../testing/show.tsx';
import { SignInHost } from './sign-in-host.tsx';

type Session = Awaited<ReturnType<Api['accounts']['session']>>;

const ended: Session = { viewer: null };
const suspended: Session = {
  viewer: null,
  suspension: { until: null, reason: 'Hot mot en annan medlem', reportId: null },
};

function Prompt() {
  const prompt = useSignInPrompt();
  return (
    <button type="button" onClick={() => prompt('Du måste vara inloggad för att kommentera')}>
      Kommentera
    </button>
  );
}

function open(session: Session) {
  const find = vi.fn<Api['accounts']['session']>(async () => session);
  show(
    <SignInHost>
      <Prompt />
    </SignInHost>,
    { accounts: { session: find } },
    { as: viewer },
  );
  fireEvent.click(screen.getByRole('button', { name: 'Kommentera' }));
  return find;
}

test('a user whose session has ended is asked to sign in', async () => {
  open(ended);
  expect(await missingTexts('Du måste vara inloggad för att kommentera')).toEqual([]);
  expect(await screen.findByRole('dialog')).toBeTruthy();
});

test('the reason is shown again when the dialog is closed and opened at once', async () => {
  open(ended);
  const reason = 'Du måste vara inloggad för att kommentera';
  expect(await missingTexts(reason)).toEqual([]);
  fireEvent.keyDown(await screen.findByRole('dialog'), { key: 'Escape' });
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  fireEvent.click(screen.getByRole('button', { name: 'Kommentera' }));
  await screen.findByRole('dialog');
  // The first one has faded out by then.
  await waitFor(() => expect(document.querySelectorAll('[data-removed="true"]')).toHaveLength(0));
  expect(screen.getByText(reason)).toBeTruthy();
});

test('the first field is focused when both are empty', async () => {
  open(ended);
  fireEvent.click(await screen.findByRole('button', { name: 'Logga in' }));
  expect(await missingTexts('Vänligen ange din e-postadress', 'Ange ditt lösenord')).toEqual([]);
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'E-post' })));
});

test('a suspended user is not asked to sign in', async () => {
  const find = open(suspended);
  await waitFor(() => expect(find).toHaveBeenCalled());
  await waitFor(() => expect(find.mock.settledResults[0]?.type).toBe('fulfilled'));
  await new Promise((resolve) => setTimeout(resolve));
  expect(screen.queryByText('Du måste vara inloggad för att kommentera')).toBeNull();
  expect(screen.queryByRole('dialog')).toBeNull();
});
