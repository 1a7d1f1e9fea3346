// The notification panel in all its states.
import { fireEvent, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { failed, never, show, missingTexts } from '../../testing/show.tsx';
import { BellButton } from './bell-button.tsx';
import { NotificationPanel } from './notification-panel.tsx';

const panel = <NotificationPanel onLeave={() => undefined} />;

test('shows the loading state, and a link to all notifications', async () => {
  show(panel, { notifications: { list: never } });
  expect(await missingTexts('Laddar notiser')).toEqual([]);
  expect(screen.getByRole('link', { name: 'Visa alla notiser' }).getAttribute('href')).toBe('/notifications');
  expect(screen.getByRole('link', { name: 'Inställningar' }).getAttribute('href')).toBe('/profile#notiser');
});

test('shows an explanation when empty', async () => {
  show(panel, { notifications: { list: async () => ({ notifications: [], next: null, unread: 0 }) } });
  expect(
    await missingTexts(
      'Inga notiser än. Här ser du när något händer med dina annonser, favoriter och affärer.',
    ),
  ).toEqual([]);
});

test('shows a load error, and reloads on retry', async () => {
  let isOffline = true;
  const list = async () => (isOffline ? failed() : { notifications: [], next: null, unread: 0 });
  show(panel, { notifications: { list } });
  expect(await missingTexts('Kunde inte hämta dina notiser. Ingen kontakt med servern.')).toEqual([]);
  isOffline = false;
  fireEvent.click(screen.getByRole('button', { name: 'Försök igen' }));
  expect(await missingTexts('Inga notiser än.')).toEqual([]);
});

test('shows the same loading state while its code loads', () => {
  show(<BellButton />);
  fireEvent.click(screen.getByRole('button', { name: 'Notiser' }));
  expect(screen.getByText('Laddar notiser')).toBeTruthy();
});
