// Featuring ads in the moderators' table: one from its menu, several at once, and those that failed.
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { blankAttributes } from '#shared/features/ads/attributes/ad-attributes.ts';
import type { ModeratedAd } from '#shared/features/ads/moderation/contract.ts';
import { closeOffers } from '../../core/undo/undo-offers.ts';
import { openPage, superadmin } from '../../testing/open-page.tsx';
import { refused } from '../../testing/show.tsx';

afterEach(closeOffers);

const idOf = (place: number) => `00000000-0000-4000-8000-0000000000a${place}`;

function ad(place: number, title: string, change: Partial<ModeratedAd> = {}): ModeratedAd {
  return {
    id: idOf(place),
    title,
    price: 100,
    category: 'Basketboll',
    condition: 'Ny',
    ...blankAttributes,
    location: 'Umeå',
    county: 'Västerbotten',
    saleState: 'active',
    createdAt: '2026-06-01T12:00:00.000Z',
    updatedAt: '2026-06-01T12:00:00.000Z',
    picture: null,
    isBusiness: false,
    pictures: [],
    status: 'approved',
    isFeatured: false,
    description: '',
    postalCode: '90325',
    seller: { id: idOf(9), name: 'Siv Säljare', email: 'siv.seljare@exempel.se' },
    decision: null,
    restriction: null,
    isSellerSuspended: false,
    can: { approve: false, reject: true, remove: true, feature: true, unfeature: false },
    ...change,
  };
}

function openTable(ads: ModeratedAd[], fails?: string): [string, boolean][] {
  const asked: [string, boolean][] = [];
  openPage(
    '/admin/ads',
    {
      ads: {
        listForModeration: async () => ({ ads, next: null, previous: null }),
        counts: async () => ({ total: 2, pending: 0, approved: 2, rejected: 0 }),
        setFeatured: async ({ id, isFeatured }) => {
          if (id === fails) return refused('CONFLICT');
          asked.push([id, isFeatured]);
          return { id, isFeatured, undo: { id: `undo ${id}`, until: '2026-06-01T12:01:05.000Z' } };
        },
      },
    },
    { as: superadmin },
  );
  return asked;
}

const isChecked = (title: string) =>
  screen.getByRole<HTMLInputElement>('checkbox', { name: `Markera ${title}` }).checked;

test('an ad is featured from its menu, with undo', async () => {
  const asked = openTable([ad(1, 'Boll')]);
  fireEvent.click(await screen.findByRole('button', { name: 'Åtgärder för Boll' }));
  fireEvent.click(await screen.findByRole('menuitem', { name: 'Visa som utvald' }));
  expect(await screen.findByText('Annonsen är utvald')).toBeTruthy();
  expect(screen.getByRole('button', { name: /Ångra/ })).toBeTruthy();
  expect(asked).toEqual([[idOf(1), true]]);
});

test('a featured ad has a badge, and its menu ends that', async () => {
  const can = { approve: false, reject: true, remove: true, feature: false, unfeature: true };
  const asked = openTable([ad(1, 'Boll', { isFeatured: true, can })]);
  expect((await screen.findByRole('link', { name: 'Boll' })).closest('tr')?.textContent).toContain('Utvald');
  fireEvent.click(screen.getByRole('button', { name: 'Åtgärder för Boll' }));
  fireEvent.click(await screen.findByRole('menuitem', { name: 'Sluta visa som utvald' }));
  await waitFor(() => expect(asked).toEqual([[idOf(1), false]]));
});

test('several ads are featured at once; one that fails is named and stays selected', async () => {
  const asked = openTable([ad(1, 'Boll'), ad(2, 'Skor')], idOf(2));
  for (const title of ['Boll', 'Skor']) {
    fireEvent.click(await screen.findByRole('checkbox', { name: `Markera ${title}` }));
  }
  expect(screen.queryByRole('button', { name: /Godkänn markerade/ })).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: 'Visa som utvalda (2)' }));
  expect(await screen.findByText('Annonsen är utvald')).toBeTruthy();
  expect(asked).toEqual([[idOf(1), true]]);
  expect(screen.getByText('Kunde inte uppdatera annons')).toBeTruthy();
  expect([isChecked('Boll'), isChecked('Skor')]).toEqual([false, true]);
});
