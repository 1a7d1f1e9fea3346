// The frame of the back office: counts and the current page in its sidebar, staff who must turn on two-step sign-in first, and
// users who are no longer staff.
import { screen, within } from '@testing-library/react';
import { expect, onTestFinished, test } from 'vitest';
import { openPage, superadmin } from '../../testing/open-page.tsx';
import { missingTexts } from '../../testing/show.tsx';

const counts = async () => ({ total: 4, pending: 2, approved: 1, rejected: 1 });

test('the sidebar counts the pending ads, and marks the link of a page below as current', async () => {
  openPage('/admin/ads/new', { ads: { counts } }, { as: superadmin });
  const menu = within(await screen.findByRole('navigation', { name: 'Admin Panel' }));
  expect(await menu.findByText('2 väntar på granskning')).toBeTruthy();
  const current = menu.getAllByRole('link', { current: 'page' }).map(({ textContent }) => textContent);
  expect(current).toEqual([expect.stringContaining('Annonser')]);
});

test('staff without the required two-step sign-in see where to turn it on instead of the page', async () => {
  openPage('/admin/users', {}, { as: { ...superadmin, role: 'user', needsTwoStep: true } });
  expect(await screen.findByRole('heading', { level: 1, name: 'Tvåstegsinloggning krävs' })).toBeTruthy();
  expect(
    await missingTexts('Slå på tvåstegsinloggning på din profil för att använda administrationen.'),
  ).toEqual([]);
  expect(screen.getByRole('link', { name: 'Till min profil' }).getAttribute('href')).toBe('/profile');
  expect(screen.queryByRole('heading', { name: 'Användare' })).toBeNull();
});

const demoted = async () => ({ viewer: { ...superadmin, role: 'user' as const } });

test('an open page is replaced when the user is no longer staff', async () => {
  const channel = new BroadcastChannel(`live ${superadmin.id}`);
  onTestFinished(() => channel.close());
  // The page requests the state from the tab that owns the live connection, and then receives events.
  const isListening = new Promise<void>((resolve) => {
    channel.addEventListener('message', () => resolve());
  });
  openPage('/admin/ads/new', { accounts: { session: demoted }, ads: { counts } }, { as: superadmin });
  expect(await screen.findByText('2 väntar på granskning')).toBeTruthy();
  await isListening;
  const send: (message: object) => void = channel.postMessage.bind(channel);
  send({ kind: 'event', event: { topic: 'role' }, position: undefined });
  expect(
    await screen.findByRole('heading', { level: 1, name: 'Du har inte längre behörighet' }),
  ).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Till startsidan' }).getAttribute('href')).toBe('/');
  expect(screen.queryByRole('link', { name: /Annonser/ })).toBeNull();
});
