// Signing out in a browser that receives push.
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { openPage } from '../../testing/open-page.tsx';
import { missingTexts, refused } from '../../testing/show.tsx';

const close = vi.fn<() => void>();
const unsubscribe = vi.fn<() => Promise<boolean>>(async () => true);
const registration = {
  getNotifications: async () => [{ close }, { close }],
  pushManager: { getSubscription: async () => ({ unsubscribe }) },
};

beforeEach(() => {
  vi.clearAllMocks();
  Object.defineProperty(navigator, 'serviceWorker', {
    configurable: true,
    value: { getRegistration: async () => registration },
  });
});
afterEach(() => void Reflect.deleteProperty(navigator, 'serviceWorker'));

async function signOut(answer: () => Promise<{ signedOut: boolean }>): Promise<void> {
  openPage('/accessibility', { accounts: { signOut: answer } });
  fireEvent.click(await screen.findByRole('button', { name: 'Konto: Ebba Ek' }));
  fireEvent.click(await screen.findByRole('menuitem', { name: 'Logga ut' }));
}

test('closes the notifications on screen and ends the subscription, for the next user of the computer', async () => {
  await signOut(async () => ({ signedOut: true }));
  await waitFor(() => expect(unsubscribe).toHaveBeenCalledOnce());
  expect(close).toHaveBeenCalledTimes(2);
});

test('that fails leaves push on', async () => {
  await signOut(() => refused('TOO_MANY_REQUESTS', 'Vänta en stund'));
  expect(await missingTexts('Vänta en stund')).toEqual([]);
  expect(close).not.toHaveBeenCalled();
  expect(unsubscribe).not.toHaveBeenCalled();
});
