// Failed reads: three retries after 1, 2 and 4 s, on every page, then its error state. Source: spec 1 §9 Data-fetching defaults.
import { act, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { contract } from '#shared/contract.ts';
import type { AdDetail } from '#shared/features/ads/ad-schemas.ts';
import { blankAttributes } from '#shared/features/ads/attributes/ad-attributes.ts';
import { openPage, superadmin } from '../testing/open-page.tsx';
import type { Answers } from '../testing/show.tsx';

/** When each endpoint was called, in ms after the page opened. */
let calls: Map<string, number[]>;
let start: number;

const ownAd: AdDetail = {
  id: '00000000-0000-4000-8000-000000000001',
  title: 'Matchboll',
  description: '',
  price: 300,
  category: 'Basketboll',
  condition: 'Ny',
  ...blankAttributes,
  location: 'Umeå',
  county: 'Västerbotten',
  postalCode: '90320',
  status: 'approved',
  saleState: 'active',
  createdAt: '2026-01-01T12:00:00.000Z',
  updatedAt: '2026-01-01T12:00:00.000Z',
  pictures: [],
  isSellerSuspended: false,
  seller: {
    id: superadmin.id,
    name: superadmin.name,
    avatarUrl: null,
    verified: false,
    memberSince: '2025',
    rating: null,
    reviewCount: 0,
    hasPhone: false,
    hasEmail: false,
    business: null,
  },
  contactChoice: { showsPhone: true, showsEmail: false },
  version: 'opened',
  views: null,
  expiresAt: null,
  removal: null,
  can: { edit: true, delete: true, moderate: false, contact: false, renew: false, sellAgain: false },
};

beforeEach(() => {
  vi.useFakeTimers();
  calls = new Map();
  start = Date.now();
});
afterEach(() => vi.useRealTimers());

/** Every endpoint fails as without a network. `newsSources.startFetch` is not recorded: it is a mutation without retries. */
const unreachable = Object.fromEntries(
  Object.entries(contract).map(([area, endpoints]) => [
    area,
    Object.fromEntries(
      Object.keys(endpoints).map((name) => [
        name,
        (input: unknown) => record(`${area}.${name} ${JSON.stringify(input)}`),
      ]),
    ),
  ]),
) as Answers;

function record(name: string): Promise<never> {
  if (!name.startsWith('newsSources.startFetch'))
    calls.set(name, [...(calls.get(name) ?? []), Date.now() - start]);
  return Promise.reject(new TypeError('Failed to fetch'));
}

/** Advances the fake clock in steps; between them, scripts of the page load in real time. */
async function wait(ms: number, step = 100): Promise<void> {
  for (let passed = 0; passed < ms; passed += step) {
    await act(() => vi.advanceTimersByTimeAsync(step));
    await vi.dynamicImportSettled();
  }
}

test.each([
  '/',
  '/marketplace',
  '/ad/00000000-0000-4000-8000-000000000001',
  '/u/00000000-0000-4000-8000-000000000001',
  '/create-ad',
  '/edit-ad/00000000-0000-4000-8000-000000000001',
  '/profile',
  '/profile?tab=favorites',
  '/profile?tab=reviews',
  '/profile?tab=messages',
  '/messages',
  '/notifications',
  '/reports/00000000-0000-4000-8000-000000000001',
  '/forum',
  '/admin',
  '/admin/ads',
  '/admin/ads/new',
  '/admin/reports',
  '/admin/categories',
  '/admin/page-settings',
  '/admin/settings',
  '/admin/users',
  '/admin/audit-log',
])('%s shows its error after 7 s, and reads nothing more often than four times', async (address) => {
  openPage(address, unreachable, { as: superadmin, retries: true });
  await wait(8_500);
  expect(screen.getAllByRole('button', { name: 'Försök igen' })).not.toEqual([]);
  await wait(30_000, 1000);
  expect(callsAfterFirst()).toEqual(fourTimes());
});

test('a page opened by a link that was preloaded shares the requests of the preload', async () => {
  openPage('/about', unreachable, { as: superadmin, retries: true });
  await wait(2_000);
  await wait(18_000, 1000);
  calls.clear();
  const [link] = screen.getAllByRole('link', { name: 'Skapa annons' });
  if (!link) throw new Error('There is no link to the form');
  fireEvent.focus(link);
  await wait(2_000);
  fireEvent.click(link);
  await wait(2_000);
  await wait(38_000, 1000);
  // The setting that opens or closes the marketplace is read first.
  expect([...calls.keys()].some((name) => name.startsWith('pageSettings.find'))).toBe(true);
  expect(callsAfterFirst()).toEqual(fourTimes());
});

test('the form of an ad shows that the categories failed after 7 s', async () => {
  const ads = { ...unreachable.ads, find: async () => ownAd } as Answers['ads'];
  openPage(`/edit-ad/${ownAd.id}`, { ...unreachable, ads }, { as: superadmin, retries: true });
  await wait(8_500);
  await wait(30_000, 1000);
  expect(screen.getByText(/Kunde inte hämta kategorier/)).toBeTruthy();
  expect(callsAfterFirst()).toEqual(fourTimes());
});

/** In ms after the endpoint's first call. */
function callsAfterFirst(): Record<string, number[]> {
  return Object.fromEntries(
    [...calls].map(([name, [first = 0, ...later]]) => [name, later.map((time) => time - first)]),
  );
}

function fourTimes(): Record<string, number[]> {
  return Object.fromEntries([...calls.keys()].map((name) => [name, [1000, 3000, 7000]]));
}
