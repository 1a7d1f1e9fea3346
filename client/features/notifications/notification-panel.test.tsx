// The notification panel in all its states.
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { failed, never, show, missingTexts } from '../../testing/show.tsx';
import { contentId } from '../../ui/layout/skip-link.tsx';
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

test.each([
  ['a comment of the open page', 'kommentar-2', 'kommentar-2'],
  ['another page', 'kommentar-3', contentId],
])('following a notification of %s moves the focus there or to the content', async (_what, id, focused) => {
  const notification = {
    id: '00000000-0000-4000-8000-0000000000c1',
    event: 'forum.reply',
    kind: 'replies' as const,
    title: 'Svar på din kommentar',
    text: 'Håller med.',
    href: `${location.pathname}#${id}`,
    happenedAt: '2026-11-01T12:00:00.000Z',
    isRead: true,
  };
  show(
    <>
      <BellButton />
      <main id={contentId} tabIndex={-1}>
        <p id="kommentar-2" tabIndex={-1} />
      </main>
    </>,
    { notifications: { list: async () => ({ notifications: [notification], next: null, unread: 0 }) } },
  );
  const bell = screen.getByRole('button', { name: 'Notiser' });
  bell.focus();
  fireEvent.click(bell);
  const link = await screen.findByRole('link', { name: /Svar på din kommentar/ });
  link.focus();
  fireEvent.click(link);
  await waitFor(() => expect(document.activeElement?.id).toBe(focused));
});
