// The user's devices: the one in use is marked, and another is signed out after a confirmation.
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { Device } from '#shared/features/accounts/schemas.ts';
import { missingTexts, show } from '../../../testing/show.tsx';
import { Devices } from './devices.tsx';

const device = (last: string, name: string, isThis: boolean): Device => ({
  id: `00000000-0000-4000-8000-0000000000d${last}`,
  name,
  ipAddress: null,
  signedInAt: '2026-05-04T10:00:00.000Z',
  seenAt: '2026-05-05T00:00:00.000Z',
  isThis,
});

async function signOut(name: string): Promise<void> {
  const button = await screen.findByRole('button', { name });
  button.focus();
  fireEvent.click(button);
  const question = within(await screen.findByRole('alertdialog'));
  fireEvent.click(question.getByRole('button', { name: 'Logga ut' }));
  await waitFor(() => expect(button.isConnected).toBe(false));
}

test('a lost device is signed out', async () => {
  const lost = device('2', 'Firefox på Android', false);
  let devices = [device('1', 'Chrome på Linux', true), lost];
  show(<Devices />, {
    accounts: {
      devices: async () => ({ devices }),
      endDevice: async ({ id }) => {
        devices = devices.filter((one) => one.id !== id);
        return { id };
      },
    },
  });
  fireEvent.click(screen.getByRole('heading', { name: 'Mina enheter' }));
  expect(await missingTexts('Den här enheten', 'Inloggad 4 maj 2026 · Senast aktiv 5 maj 2026')).toEqual([]);
  expect(screen.queryByRole('button', { name: 'Logga ut Chrome på Linux' })).toBeNull();
  const button = screen.getByRole('button', { name: 'Logga ut Firefox på Android' });
  button.focus();
  fireEvent.click(button);
  const question = within(await screen.findByRole('alertdialog', { name: 'Logga ut Firefox på Android?' }));
  fireEvent.click(question.getByRole('button', { name: 'Logga ut' }));
  expect(await missingTexts('Utloggad')).toEqual([]);
  await waitFor(() => expect(screen.queryByText('Firefox på Android')).toBeNull());
  expect(screen.getByText('Chrome på Linux')).toBeTruthy();
  await waitFor(() => expect(document.activeElement?.textContent).toBe('Mina enheter'));
});

test('the focus moves to the next device, and from the last one to the heading of the list', async () => {
  let devices = [
    device('1', 'Chrome på Linux', true),
    device('2', 'Firefox på Android', false),
    device('3', 'Safari på iPhone', false),
  ];
  show(<Devices />, {
    accounts: {
      devices: async () => ({ devices }),
      endDevice: async ({ id }) => {
        devices = devices.filter((one) => one.id !== id);
        return { id };
      },
      endOtherDevices: async () => {
        devices = devices.filter(({ isThis }) => isThis);
        return {} as never;
      },
    },
  });
  fireEvent.click(screen.getByRole('heading', { name: 'Mina enheter' }));
  await signOut('Logga ut Firefox på Android');
  const next = screen.getByRole('button', { name: 'Logga ut Safari på iPhone' });
  await waitFor(() => expect(document.activeElement).toBe(next));
  await signOut('Logga ut alla andra enheter');
  await waitFor(() => expect(document.activeElement?.textContent).toBe('Mina enheter'));
});
