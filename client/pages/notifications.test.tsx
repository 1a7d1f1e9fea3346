// The list of notifications: its pages, none yet, none older, an invalid address, and visitors.
import { fireEvent, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { openPage } from '../testing/open-page.tsx';
import { missingTexts, refused } from '../testing/show.tsx';

const nothing = async () => ({ notifications: [], next: null, unread: 0 });
const newest = async () => (await screen.findByRole('link', { name: 'Till de nyaste' })).getAttribute('href');

test('an empty list explains what will be shown', async () => {
  openPage('/notifications', { notifications: { list: nothing } });
  expect(await screen.findByRole('heading', { name: 'Inga notiser än' })).toBeTruthy();
  expect(await missingTexts('Här ser du när något händer med dina annonser, favoriter och affärer.')).toEqual(
    [],
  );
});

test('a page whose notifications have been deleted links to the newest', async () => {
  openPage('/notifications?after=abc', { notifications: { list: nothing } });
  expect(await screen.findByRole('heading', { name: 'Inga äldre notiser' })).toBeTruthy();
  expect(await newest()).toBe('/notifications');
});

test('an invalid address links to the newest', async () => {
  openPage('/notifications?after=x', {
    notifications: { list: () => refused('UNPROCESSABLE_CONTENT') },
  });
  expect(await screen.findByRole('heading', { name: 'Sidan finns inte' })).toBeTruthy();
  expect(await newest()).toBe('/notifications');
});

const notification = (text: string) => ({
  id: crypto.randomUUID(),
  event: 'content.restored',
  kind: 'ads' as const,
  title: 'Ditt innehåll är tillbaka',
  text,
  href: '/forum',
  isRead: false,
  happenedAt: '2026-03-04T12:00:00.000Z',
});

test('the pages link to older notifications and back to the newest; the heading links to the settings', async () => {
  openPage('/notifications', {
    notifications: {
      list: async ({ after }) => ({
        notifications: [notification(after === 'c1' ? 'Nyhet 21' : 'Nyhet 1')],
        next: after ? null : 'c1',
        unread: 21,
      }),
    },
  });
  await screen.findByText('Nyhet 1');
  expect(await missingTexts('21 olästa')).toEqual([]);
  expect(screen.getByRole('link', { name: 'Välj vad du får veta' }).getAttribute('href')).toBe(
    '/profile#notiser',
  );
  fireEvent.click(screen.getByRole('link', { name: 'Äldre notiser' }));
  await screen.findByText('Nyhet 21');
  expect(screen.queryByRole('link', { name: 'Äldre notiser' })).toBeNull();
  fireEvent.click(screen.getByRole('link', { name: 'Till de nyaste' }));
  expect(await screen.findByText('Nyhet 1')).toBeTruthy();
});

test('a visitor is asked to sign in', async () => {
  openPage('/notifications', {}, { as: null });
  expect(
    await screen.findByRole('heading', { name: 'Du måste vara inloggad för att se dina notiser' }),
  ).toBeTruthy();
});
