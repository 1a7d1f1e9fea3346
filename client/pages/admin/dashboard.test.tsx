// The overview of the back office: the latest ads with their age, and links to what waits.
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { LatestAd } from '#shared/features/admin/contract.ts';
import { openPage, superadmin } from '../../testing/open-page.tsx';

const ago = (minutes: number) => new Date(Date.now() - minutes * 60_000).toISOString();
const latest = (place: number, change: Pick<LatestAd, 'title' | 'status' | 'createdAt'>): LatestAd => ({
  id: `00000000-0000-4000-8000-0000000000a${place}`,
  sellerName: 'Siv Säljare',
  ...change,
});

const hrefOf = (name: RegExp | string) => screen.getByRole('link', { name }).getAttribute('href');

test('shows the counts and the latest ads, and links to them', async () => {
  const overview = {
    users: 7,
    activeAds: 3,
    pendingAds: 2,
    pendingMessages: 0,
    latestAds: [
      latest(1, { title: 'Ett', status: 'pending', createdAt: ago(1.5) }),
      latest(2, { title: 'Två', status: 'pending', createdAt: ago(59.5) }),
      latest(3, { title: 'Tre', status: 'approved', createdAt: ago(60 * 23 + 5) }),
      latest(4, { title: 'Fyra', status: 'rejected', createdAt: ago(60 * 24 + 5) }),
      latest(5, { title: 'Fem', status: 'approved', createdAt: ago(60 * 24 * 2 + 5) }),
    ],
    latestMessages: [],
    waiting: [],
    isComplete: true,
  };
  openPage('/admin', { admin: { overview: async () => overview } }, { as: superadmin });
  const heading = await screen.findByRole('heading', { name: 'Senaste annonserna' });
  const ads = within(heading.closest('section') as HTMLElement);
  await waitFor(() =>
    expect(ads.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'EttSiv Säljare · 1 minut sedanVäntar',
      'TvåSiv Säljare · 59 minuter sedanVäntar',
      'TreSiv Säljare · 23 timmar sedanGodkänd',
      'FyraSiv Säljare · 1 dag sedanAvvisad',
      'FemSiv Säljare · 2 dagar sedanGodkänd',
    ]),
  );
  expect(hrefOf('Fyra')).toBe('/admin/ads?ad=00000000-0000-4000-8000-0000000000a4');
  expect(hrefOf('Granska 2 annonser')).toBe('/admin/ads?status=pending&sort=oldest');
  expect(hrefOf(/^Väntande annonser\s*2/)).toBe('/admin/ads?status=pending');
  expect(hrefOf(/^Aktiva annonser\s*3/)).toBe('/admin/ads?status=approved');
  expect(screen.getByText('Användare', { selector: 'main *' }).parentElement?.textContent).toContain('7');
});
