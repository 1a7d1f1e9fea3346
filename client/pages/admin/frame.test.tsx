// The frame of the back office: counts and the current page in its sidebar, and staff who must turn on two-step sign-in first.
import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
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
