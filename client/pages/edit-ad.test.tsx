// Editing an ad: what it shows of its seller, and its draft, restored unless the edited fields have been changed since.
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import type { AdDetail } from '#shared/features/ads/ad-schemas.ts';
import { blankAttributes } from '#shared/features/ads/attributes/ad-attributes.ts';
import { noAttributes } from '#shared/features/categories/category-attributes.ts';
import type { OwnProfile } from '#shared/features/profiles/contract.ts';
import { editAdPath } from '#shared/paths.ts';
import { openPage } from '../testing/open-page.tsx';
import { viewer } from '../testing/show.tsx';

const ad: AdDetail = {
  ...blankAttributes,
  id: '3f1c0a52-7d34-4a8e-9c8f-6d2b1a0e4f77',
  title: 'Matchboll',
  description: '',
  price: 150,
  category: 'Basketboll',
  condition: 'Ny',
  location: 'Lund',
  county: 'Skåne',
  postalCode: '',
  status: 'approved',
  isSellerSuspended: false,
  saleState: 'active',
  createdAt: '2026-01-01T12:00:00.000Z',
  updatedAt: '2026-01-01T12:00:00.000Z',
  pictures: [],
  seller: {
    ...viewer,
    memberSince: '2025',
    rating: null,
    reviewCount: 0,
    hasPhone: false,
    hasEmail: false,
    business: null,
  },
  contactChoice: { showsPhone: true, showsEmail: false },
  views: 0,
  expiresAt: null,
  removal: null,
  can: { edit: true, delete: true, moderate: false, contact: false, renew: false },
};

const profile: OwnProfile = {
  ...viewer,
  phone: '070-123 45 67',
  location: '',
  bio: '',
  rating: null,
  reviewCount: 0,
  isTreatedAsMinor: false,
  ageRefusal: null,
  showsOnline: false,
  association: null,
  business: null,
};

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

async function open(change: Partial<AdDetail> = {}): Promise<HTMLElement> {
  openPage(editAdPath(ad.id), {
    profiles: { own: async () => profile },
    ads: { find: async () => ({ ...ad, ...change }) },
    categories: {
      listActive: async () => ({ categories: [{ name: ad.category, attributes: noAttributes }] }),
    },
  });
  const title = await screen.findByLabelText(/^Titel/);
  // The form is inert until its draft is restored.
  await waitFor(() => expect(document.querySelector('form[inert]')).toBeNull());
  return title;
}

async function openAgain(change: Partial<AdDetail>): Promise<HTMLElement> {
  fireEvent.input(await open(), { target: { value: 'Matchboll, ny' } });
  await screen.findByRole('button', { name: 'Kasta ändringarna' });
  cleanup();
  return open({ updatedAt: '2026-01-02T12:00:00.000Z', ...change });
}

test('the draft is restored after the ad has been sold', async () => {
  expect(await openAgain({ saleState: 'sold' })).toHaveProperty('value', 'Matchboll, ny');
  expect(screen.getByText('Ditt utkast är tillbaka')).toBeTruthy();
});

test('the draft is discarded if the ad has been changed', async () => {
  expect(await openAgain({ price: 100 })).toHaveProperty('value', 'Matchboll');
  expect(screen.queryByText('Ditt utkast är tillbaka')).toBeNull();
});

const isChecked = (name: RegExp) => screen.getByRole<HTMLInputElement>('checkbox', { name }).checked;

test.each([
  { showsPhone: true, showsEmail: false },
  { showsPhone: false, showsEmail: true },
])('the form has the contact details that the ad shows: %j', async (contactChoice) => {
  await open({ contactChoice });
  await screen.findByRole('checkbox', { name: /^Visa min e-post/ });
  expect({
    showsPhone: isChecked(/^Visa mitt telefonnummer/),
    showsEmail: isChecked(/^Visa min e-post/),
  }).toEqual(contactChoice);
});
