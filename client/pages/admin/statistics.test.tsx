// Statistics in the back office: figures with their tables, the period in the address, and nothing counted yet.
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { MarketplaceStatistics, SiteStatistics } from '#shared/features/statistics/contract.ts';
import { addDays } from '#shared/features/statistics/periods.ts';
import { openPage, superadmin } from '../../testing/open-page.tsx';

const points = (count: number) =>
  Array.from({ length: count }, (_, index) => ({ day: addDays('2026-09-01', index), now: index, before: 1 }));
const counted = (now: number, before: number, days = 7) => ({ total: { now, before }, days: points(days) });
const nothing = { total: { now: 0, before: 0 }, days: [] };

const site = (days: number): SiteStatistics => ({
  visitors: counted(1200, 1000, days),
  views: counted(5000, 0, days),
  signUps: counted(3, 3, days),
  ads: nothing,
  messages: nothing,
  posts: nothing,
  hours: [{ name: '02', now: 4, before: 1 }],
  pages: [{ name: 'Om oss', path: '/about', now: 7, before: 2 }],
  referrers: [{ name: '', now: 12, before: 3 }],
  devices: [{ name: 'phone', now: 9, before: 8 }],
});

test('shows figures compared with the period before, a table beside each chart, and the period in the address', async () => {
  const asked: string[] = [];
  openPage(
    '/admin/analytics?period=7',
    {
      statistics: {
        site: async (input) => {
          const { period } = input as { period: string };
          asked.push(period);
          return site(Number(period));
        },
      },
    },
    { as: superadmin },
  );
  expect(await screen.findByText('+20 %, 1 000 perioden innan')).toBeTruthy();
  expect(screen.getByText('oförändrat, 3 perioden innan')).toBeTruthy();
  const table = screen.getByRole('table', { name: 'Besökare' });
  expect(within(table).getAllByRole('row')).toHaveLength(8);
  expect(within(table).getByRole('columnheader', { name: 'Dag' })).toBeTruthy();
  expect(within(screen.getByRole('table', { name: 'Enheter' })).getByText('Mobil')).toBeTruthy();
  expect(screen.getByText('Direkt eller okänt')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Om oss' }).getAttribute('href')).toBe('/about');
  const periods = within(screen.getByRole('navigation', { name: 'Period' }));
  expect(periods.getByRole('link', { current: 'page' }).textContent).toBe('7 dagar');
  expect(periods.getByRole('link', { name: '30 dagar' }).getAttribute('href')).toBe('/admin/analytics');
  fireEvent.click(periods.getByRole('link', { name: '90 dagar' }));
  await waitFor(() => expect(window.location.search).toBe('?period=90'));
  await waitFor(() =>
    expect(screen.getAllByRole('columnheader', { name: 'Vecka från' }).length).toBeGreaterThan(0),
  );
  expect(asked).toEqual(['7', '90']);
});

test('90 days are shown by week, with the last day of the period and the weeks that are not whole', async () => {
  openPage('/admin/analytics?period=90', { statistics: { site: async () => site(90) } }, { as: superadmin });
  expect(await screen.findByRole('heading', { name: 'Besökare vecka för vecka' })).toBeTruthy();
  expect(screen.queryByRole('heading', { name: 'Besökare dag för dag' })).toBeNull();
  const names = within(screen.getByRole('table', { name: 'Besökare' }))
    .getAllByRole('rowheader')
    .map(({ textContent }) => textContent);
  // From Tuesday 1 September to Sunday 29 November.
  expect(names.slice(0, 2)).toEqual(['2026-09-01 (del av vecka)', '2026-09-07']);
  expect(names.at(-1)).toBe('2026-11-23');
  expect(screen.getAllByText('2026-11-29').length).toBeGreaterThan(0);
});

const empty: MarketplaceStatistics = {
  ads: { now: 0, before: 0 },
  week: { now: 0, before: 0 },
  users: 1,
  adsPerUser: 0,
  approvalHours: { now: null, before: null },
  saleDays: { now: null, before: null },
  days: points(30),
  categories: [],
  soldByCategory: [],
  soldByPrice: [],
  popular: [],
  missedSearches: [],
};

test('the marketplace shows averages, shares and a file of the period', async () => {
  const statistics: MarketplaceStatistics = {
    ...empty,
    adsPerUser: 2.5,
    approvalHours: { now: 3.5, before: null },
    categories: [{ name: 'Kläder', now: 3, before: 1, percent: 75 }],
    popular: [{ id: '3b1f8a52-6c0d-4c53-9a53-0d3f7f4f5c11', title: 'Matchboll', views: 9 }],
    missedSearches: [{ text: 'pjuck', visitors: 7, lastDay: '2026-05-04' }],
  };
  openPage(
    '/admin/marketplace/analytics',
    { statistics: { marketplace: async () => statistics } },
    { as: superadmin },
  );
  expect(await screen.findByText('3,5 h')).toBeTruthy();
  expect(screen.getByText('2,5')).toBeTruthy();
  const row = within(screen.getByRole('table', { name: 'Nya annonser efter kategori' })).getByRole('row', {
    name: /Kläder/,
  });
  expect(row.textContent).toBe('Kläder375 %1');
  expect(screen.getByText('pjuck')).toBeTruthy();
  const file = screen.getByRole('link', { name: 'Exportera som CSV' });
  expect(file.getAttribute('href')).toBe('/api/admin/marketplace/analytics.csv?period=30');
});

test('the marketplace shows the empty state of each figure without data', async () => {
  openPage(
    '/admin/marketplace/analytics',
    { statistics: { marketplace: async () => empty } },
    { as: superadmin },
  );
  expect(await screen.findByText(/Inga sökningar utan träff från minst fem besökare/)).toBeTruthy();
  expect(screen.getAllByText('Inga annonser under perioden.')).toHaveLength(3);
});

test('the overview of a marketplace without ads offers to create one', async () => {
  const overview = { total: 0, active: 0, pending: 0, rejected: 0, latestAds: [] };
  openPage(
    '/admin/marketplace',
    { statistics: { marketplaceOverview: async () => overview } },
    { as: superadmin },
  );
  expect(await screen.findByRole('heading', { name: 'Inga annonser än' })).toBeTruthy();
});

test('the dashboard lists waiting items by age, with links', async () => {
  openPage(
    '/admin',
    {
      admin: {
        overview: async () => ({
          users: 1,
          activeAds: 0,
          pendingAds: 2,
          pendingMessages: 0,
          latestAds: [],
          latestMessages: [],
          waiting: [
            { kind: 'appeal' as const, count: 1, oldest: '2026-01-01T00:00:00Z' },
            { kind: 'ad' as const, count: 2, oldest: '2026-01-02T00:00:00Z' },
            { kind: 'correction' as const, count: 1, oldest: '2026-01-03T00:00:00Z' },
            { kind: 'report' as const, count: 3, oldest: '2026-01-04T00:00:00Z' },
            { kind: 'message' as const, count: 4, oldest: '2026-01-05T00:00:00Z' },
            { kind: 'support' as const, count: 3, oldest: '2026-01-06T00:00:00Z' },
          ],
          isComplete: true,
        }),
      },
    },
    { as: superadmin },
  );
  const link = await screen.findByRole('link', { name: '1 överklagan' });
  expect(link.getAttribute('href')).toBe('/admin/reports?status=appealed');
  expect(screen.getByRole('link', { name: '2 annonser' }).getAttribute('href')).toContain('status=pending');
  expect(screen.getByRole('link', { name: '3 anmälningar' }).getAttribute('href')).toBe(
    '/admin/reports?status=pending',
  );
  expect(screen.getByRole('link', { name: '1 rättelse' }).getAttribute('href')).toBe(
    '/admin/contact-messages?status=pending&form=correction',
  );
  expect(screen.getByRole('link', { name: '4 kontaktmeddelanden' }).getAttribute('href')).toBe(
    '/admin/contact-messages?status=pending&form=contact',
  );
  expect(screen.getByRole('link', { name: '3 meddelanden till supporten' }).getAttribute('href')).toBe(
    '/admin/contact-messages?status=pending&form=support',
  );
});
