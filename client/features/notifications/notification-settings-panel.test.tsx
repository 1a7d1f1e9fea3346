// The notification settings: each kind, push in this browser, and failed changes.
import { fireEvent, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { NotificationSetting } from '#shared/features/notifications/contract.ts';
import { NOTIFICATION_KINDS } from '#shared/features/notifications/kinds.ts';
import { type Answers, failed, never, show, missingTexts } from '../../testing/show.tsx';
import { NotificationSettingsPanel } from './notification-settings-panel.tsx';

const settings: NotificationSetting[] = NOTIFICATION_KINDS.map((kind) => ({
  kind,
  site: true,
  mail: true,
  push: true,
}));
const isNotified = { settings: async () => ({ settings }) };

const open = (notifications: Answers['notifications'] = {}) =>
  show(<NotificationSettingsPanel />, { notifications: { ...isNotified, ...notifications } });

test.each([
  ['Meddelanden', 'När någon skriver till dig. Mejlet kommer efter en kvart, om du inte har läst.'],
  ['Dina annonser', 'När en annons godkänts eller snart går ut.'],
  ['Favoriter', 'När en sparad annons blir billigare, reserveras, säljs eller går ut.'],
  [
    'Svar i forumet',
    'När någon svarar på eller citerar det du har skrivit. Mejlet kommer efter en kvart, om du inte har läst.',
  ],
  ['Sparade sökningar', 'När en ny annons passar en sökning du har sparat.'],
  ['Affärer och omdömen', 'När någon reserverar eller säljer till dig, och när ni ger varandra omdömen.'],
  ['Från Baskettorget', 'Beslut om det du har skrivit eller anmält.'],
])('describes when %s are sent, and the channels', async (name, hint) => {
  open();
  const kind = within(await screen.findByRole('group', { name }));
  expect(kind.getByText(hint)).toBeTruthy();
  for (const channel of ['På sidan', 'Mejl', 'Push'])
    expect(kind.getByRole('switch', { name: channel })).toBeTruthy();
});

test('offers likes on the site only', async () => {
  open();
  const kind = within(await screen.findByRole('group', { name: 'Gillningar i forumet' }));
  expect(kind.getAllByRole('switch')).toHaveLength(1);
  expect(kind.getByRole('switch', { name: 'På sidan' })).toBeTruthy();
});

test('shows the loading and failed states', async () => {
  const { unmount } = open({ settings: never });
  expect(await missingTexts('Hämtar inställningarna')).toEqual([]);
  unmount();
  open({ settings: failed });
  expect(await screen.findByRole('heading', { name: 'Kunde inte hämta inställningarna' })).toBeTruthy();
});

test('shows an error when a change was not saved', async () => {
  open({ change: failed });
  const kind = within(await screen.findByRole('group', { name: 'Dina annonser' }));
  fireEvent.click(kind.getByRole('switch', { name: 'Mejl' }));
  expect(await missingTexts('Kunde inte spara inställningen')).toEqual([]);
});

function allow(permission: NotificationPermission): void {
  vi.stubGlobal('Notification', { permission, requestPermission: async () => permission });
}

describe('push', () => {
  const endpoint = 'https://push.exempel.se/ebba';
  const subscription = { endpoint, unsubscribe: async () => true };
  const registration = { pushManager: { getSubscription: async () => subscription } };

  beforeEach(() => {
    allow('default');
    vi.stubGlobal('PushManager', registration.pushManager);
    Object.defineProperty(navigator, 'serviceWorker', {
      configurable: true,
      value: { getRegistration: async () => registration },
    });
  });
  afterEach(() => vi.unstubAllGlobals());

  test('shows what to do on a phone without support', async () => {
    Reflect.deleteProperty(window, 'PushManager');
    open();
    expect(
      await missingTexts(
        'Den här webbläsaren kan inte ta emot push',
        'På iPhone och iPad går det när du har lagt till Baskettorget på hemskärmen och öppnar det därifrån.',
      ),
    ).toEqual([]);
    expect(screen.queryByRole('button')).toBeNull();
  });

  test('shows where to allow it in a browser that denies it', async () => {
    allow('denied');
    open();
    expect(
      await missingTexts(
        'Push är blockerat i den här webbläsaren',
        'Tillåt notiser från Baskettorget i webbläsarens inställningar för sidan, och ladda sedan om den.',
      ),
    ).toEqual([]);
    expect(screen.queryByRole('button')).toBeNull();
  });

  test('requests permission only when it is turned on, and shows an explanation when that is denied', async () => {
    const requestPermission = vi.fn<() => Promise<NotificationPermission>>(async () => {
      allow('denied');
      return 'denied';
    });
    vi.stubGlobal('Notification', { permission: 'default', requestPermission });
    open({ checkSubscription: async () => ({ isSubscribed: false }), pushKey: async () => ({ key: 'BA' }) });
    const button = await screen.findByRole('button', { name: 'Slå på push här' });
    expect(requestPermission).not.toHaveBeenCalled();
    fireEvent.click(button);
    const alert = await screen.findByRole('alert');
    expect(alert.textContent).toContain('Push är blockerat i den här webbläsaren');
    expect(requestPermission).toHaveBeenCalledTimes(1);
  });

  test('shows an explanation when off, and an error when turning on fails', async () => {
    open({ checkSubscription: async () => ({ isSubscribed: false }), pushKey: failed });
    await screen.findByText('Med push får du veta vad som händer också när sidan inte är öppen.');
    fireEvent.click(await screen.findByRole('button', { name: 'Slå på push här' }));
    expect(await missingTexts('Kunde inte ändra push i den här webbläsaren')).toEqual([]);
  });

  test('shows its duration when on, and can be turned off', async () => {
    const unsubscribe = vi.fn<() => Promise<{ isSubscribed: boolean }>>(async () => ({
      isSubscribed: false,
    }));
    open({ checkSubscription: async () => ({ isSubscribed: true }), unsubscribe });
    await screen.findByText('Push är på i den här webbläsaren, tills du loggar ut.');
    fireEvent.click(screen.getByRole('button', { name: 'Stäng av push här' }));
    await screen.findByRole('button', { name: 'Slå på push här' });
    expect(unsubscribe).toHaveBeenCalledWith({ endpoint });
  });
});
