// Editing an ad: what it shows of its seller, its draft, restored unless the edited fields have been changed since, and the
// refusal to overwrite a change made elsewhere.
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, test } from 'vitest';
import type { AdDetail } from '#shared/features/ads/ad-schemas.ts';
import { blankAttributes } from '#shared/features/ads/attributes/ad-attributes.ts';
import { noAttributes } from '#shared/features/categories/category-attributes.ts';
import type { OwnProfile } from '#shared/features/profiles/contract.ts';
import { editAdPath, paths } from '#shared/paths.ts';
import { editedAdTexts } from '#shared/features/ads/editor/edited-ad-texts.ts';
import { deletedAdTexts } from '#shared/features/ads/owner/deleted-ad-texts.ts';
import { adTexts } from '#shared/features/ads/texts.ts';
import { openPage } from '../testing/open-page.tsx';
import { type Answers, missingTexts, refused, viewer } from '../testing/show.tsx';

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
  version: 'opened',
  views: 0,
  expiresAt: null,
  removal: null,
  can: { edit: true, delete: true, moderate: false, contact: false, renew: false, sellAgain: false },
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
  sent = [];
  refuseDeleted = null;
  localStorage.clear();
  sessionStorage.clear();
});

let stored: AdDetail;
let sent: (string | undefined)[];

/** How the server refuses to change an ad that is deleted or taken down. */
let refuseDeleted: (() => Promise<never>) | null;

/** Refuses every version but that of the stored ad. */
const update: NonNullable<NonNullable<Answers['ads']>['update']> = async ({ version }) => {
  sent.push(version);
  if (refuseDeleted) return refuseDeleted();
  return version === stored.version
    ? { id: ad.id, status: 'pending' }
    : refused('CONFLICT', editedAdTexts.changedMeanwhile);
};

async function open(change: Partial<AdDetail> = {}): Promise<HTMLElement> {
  stored = { ...ad, ...change };
  openPage(editAdPath(ad.id), {
    profiles: { own: async () => profile },
    ads: { find: async () => stored, update },
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

const description = () => screen.getByLabelText(/^Beskrivning/);

async function submit(): Promise<void> {
  const before = sent.length;
  const button = screen.getByRole('button', { name: 'Spara ändringar' });
  await waitFor(() => expect(button).toHaveProperty('disabled', false));
  fireEvent.click(button);
  await waitFor(() => expect(sent.length).toBe(before + 1));
}

test.each([
  ['deleted', () => refused('NOT_FOUND', adTexts.notFound), adTexts.notFound],
  ['taken down', () => refused('CONFLICT', deletedAdTexts.byStaff), deletedAdTexts.byStaff],
])('an ad that is %s meanwhile is reported without advice to try again', async (_how, refuse, reason) => {
  await open();
  fireEvent.input(description(), { target: { value: 'Som ny' } });
  refuseDeleted = refuse;
  await submit();
  expect(await missingTexts(`Kunde inte uppdatera annons. ${reason}`, 'Annonsen är borttagen')).toEqual([]);
  expect(screen.getByRole('link', { name: 'Till mina annonser' }).getAttribute('href')).toBe(paths.profile);
  expect(description()).toHaveProperty('value', 'Som ny');
  expect(document.body.textContent).not.toContain('Försök igen');

  // Restored in another tab, it can be saved.
  refuseDeleted = null;
  await submit();
  expect(sent).toEqual(['opened', 'opened']);
});

describe('an ad that is edited in another tab', () => {
  const newer = { version: 'newer', price: 300, brand: 'Wilson', updatedAt: '2026-01-02T12:00:00.000Z' };
  /** Writes a description, while another tab saves a price and a brand, and saves it. */
  async function submitLate(): Promise<void> {
    await open();
    fireEvent.input(description(), { target: { value: 'Som ny' } });
    stored = { ...ad, ...newer };
    await submit();
    await missingTexts(editedAdTexts.changedMeanwhile);
  }

  test('is not overwritten: the stored values are shown, and the text stays', async () => {
    await submitLate();
    const title = await screen.findByText('Sparat i annonsen nu');
    const notice = within(title.closest<HTMLElement>('[role=alert]') ?? document.body);
    expect(notice.getAllByRole('term').map((term) => term.textContent)).toEqual(['Märke', 'Pris']);
    expect(notice.getAllByRole('definition')[0]).toHaveProperty('textContent', 'Wilson');
    expect(notice.getAllByRole('definition')[1]?.textContent).toMatch(/^300.kr$/);
    expect(await missingTexts(editedAdTexts.changedMeanwhile)).toEqual([]);
    expect(description()).toHaveProperty('value', 'Som ny');
    expect(screen.getByLabelText('Pris')).toHaveProperty('value', '150');
  });

  test('is replaced when the user saves again', async () => {
    await submitLate();
    await screen.findByText('Sparat i annonsen nu');
    await submit();
    expect(sent).toEqual(['opened', 'newer']);
  });

  test('is shown as it is stored when the user discards the changes', async () => {
    await submitLate();
    await screen.findByText('Sparat i annonsen nu');
    fireEvent.click(screen.getByRole('button', { name: 'Kasta ändringarna' }));
    const question = within(await screen.findByRole('alertdialog'));
    fireEvent.click(question.getByRole('button', { name: 'Kasta ändringarna' }));
    await waitFor(() => expect(screen.getByLabelText('Pris')).toHaveProperty('value', '300'));
    expect(description()).toHaveProperty('value', '');
  });

  test('the text is restored when the page is reloaded after the refusal', async () => {
    await submitLate();
    await screen.findByText('Sparat i annonsen nu');
    cleanup();
    await open(newer);
    expect(description()).toHaveProperty('value', 'Som ny');
  });
});
