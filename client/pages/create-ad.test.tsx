// Creating an ad: every attempt sends the same id, so that the server creates one ad.
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { newAdTexts } from '#shared/features/ads/editor/new-ad-texts.ts';
import { noAttributes } from '#shared/features/categories/category-attributes.ts';
import type { OwnProfile, ProfileChange } from '#shared/features/profiles/contract.ts';
import { openPage } from '../testing/open-page.tsx';
import { type Answers, failed, missingTexts, refused, viewer } from '../testing/show.tsx';

let sent: (string | undefined)[];
let isReachable: boolean;

const profile: OwnProfile = {
  ...viewer,
  phone: '',
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

const answers: Answers = {
  pageSettings: {
    find: async () => ({ pageName: 'marketplace', isEnabled: true, disabledMessage: '', reopensAt: null }),
  },
  categories: {
    listActive: async () => ({ categories: [{ name: 'Basketboll', attributes: noAttributes }] }),
  },
  profiles: {
    own: async () => profile,
  },
  ads: {
    rules: async () => ({ picturesPerAd: 5 }),
    create: async ({ id }) => {
      sent.push(id);
      return isReachable ? { id: id ?? '', status: 'pending' } : failed();
    },
  },
};

beforeEach(() => {
  [sent, isReachable] = [[], false];
  localStorage.clear();
  sessionStorage.clear();
});

async function fillIn(title: string): Promise<void> {
  await screen.findByRole('option', { name: 'Basketboll' });
  // The form is inert until its draft is restored.
  await waitFor(() => expect(document.querySelector('form[inert]')).toBeNull());
  fireEvent.input(screen.getByLabelText(/^Titel/), { target: { value: title } });
  fireEvent.change(screen.getByLabelText(/^Kategori/), { target: { value: 'Basketboll' } });
  fireEvent.change(screen.getByLabelText('Skick eller typ'), { target: { value: 'Begagnad - Bra skick' } });
  fireEvent.input(screen.getByLabelText('Pris'), { target: { value: '150' } });
  fireEvent.input(screen.getByLabelText('Ort'), { target: { value: 'Lund' } });
}

/** `isNew`: the summary of this ad has not been confirmed. */
async function submit({ isNew = true } = {}): Promise<void> {
  const before = sent.length;
  const button = await screen.findByRole('button', { name: 'Skapa annons' });
  await waitFor(() => expect(button).toHaveProperty('disabled', false));
  fireEvent.click(button);
  if (isNew) fireEvent.click(within(await question()).getByRole('button', { name: 'Skapa annons' }));
  await waitFor(() => expect(sent.length).toBe(before + 1));
}

const question = () => screen.findByRole('alertdialog', { name: 'Ser det rätt ut?' });

test('sends the same id after a failure and after a reload', async () => {
  openPage('/create-ad', answers);
  await fillIn('Matchboll');
  await submit();
  await screen.findAllByText(newAdTexts.failedTryAgain);
  await submit({ isNew: false });
  cleanup();
  openPage('/create-ad', answers);
  await waitFor(() => expect(screen.getByLabelText(/^Titel/)).toHaveProperty('value', 'Matchboll'));
  isReachable = true;
  await submit();
  expect(sent[0]).toMatch(/^[\da-f-]{36}$/);
  expect(sent).toEqual([sent[0], sent[0], sent[0]]);
});

test('says before anything is written that an account about to be erased cannot publish', async () => {
  const erasure = { dueAt: '2026-01-15T12:00:00.000Z', deletesForumTexts: false };
  openPage('/create-ad', {
    ...answers,
    personalData: {
      find: async () => ({ export: null, erasure, proof: 'password' }),
      cancelErasure: async () => ({ shownAds: 0 }),
    },
  });
  const notice = await screen.findByText('Ditt konto raderas den 15 januari 2026');
  expect(await missingTexts('Du kan inte publicera nya.')).toEqual([]);
  fireEvent.click(screen.getByRole('button', { name: 'Ångra' }));
  await waitFor(() => expect(notice.isConnected).toBe(false));
});

test('shows a visitor, and the user of a closed marketplace, that a draft is stored', async () => {
  openPage('/create-ad', answers, { as: null });
  expect(await missingTexts(newAdTexts.draftIsStored)).toEqual([]);
  cleanup();
  const closed = { pageName: 'marketplace' as const, isEnabled: false, disabledMessage: '', reopensAt: null };
  openPage('/create-ad', { ...answers, pageSettings: { find: async () => closed } });
  expect(await missingTexts('Marknadsplatsen: tillfälligt stängt', newAdTexts.draftIsStored)).toEqual([]);
});

test('sends another id for the next ad', async () => {
  isReachable = true;
  for (const title of ['Matchboll', 'Korg']) {
    openPage('/create-ad', answers);
    expect(await screen.findByLabelText(/^Titel/)).toHaveProperty('value', '');
    await fillIn(title);
    await submit();
    await screen.findByText(newAdTexts.created);
    cleanup();
  }
  expect(new Set(sent).size).toBe(2);
});

test('shows condition, price and place of a new ad before it is sent, also when all is filled in', async () => {
  isReachable = true;
  openPage('/create-ad', answers);
  await fillIn('Matchboll');
  fireEvent.click(screen.getByRole('button', { name: 'Skapa annons' }));
  const { getByText, getByRole, queryByRole } = within(await question());
  for (const fact of ['Matchboll', 'Begagnad - Bra skick', /^150.kr$/, 'Lund'])
    expect(getByText(fact)).toBeTruthy();
  expect(queryByRole('listitem')).toBeNull();
  fireEvent.click(getByRole('button', { name: 'Ändra' }));
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  expect(sent).toEqual([]);
});

test('errors of the browser and of the server are shown at their fields', async () => {
  let refusal: (() => Promise<never>) | undefined;
  const create: NonNullable<NonNullable<Answers['ads']>['create']> = async ({ id }) => {
    sent.push(id);
    return refusal ? refusal() : { id: id ?? '', status: 'pending' };
  };
  openPage('/create-ad', { ...answers, ads: { ...answers.ads, create } });
  await screen.findByRole('option', { name: 'Basketboll' });
  await waitFor(() => expect(document.querySelector('form[inert]')).toBeNull());
  const button = await screen.findByRole('button', { name: 'Skapa annons' });
  expect(button).toHaveProperty('disabled', true);
  const title = screen.getByLabelText(/^Titel/);
  const category = screen.getByLabelText(/^Kategori/);
  for (const field of [title, category]) fireEvent.blur(field);
  expect(await missingTexts('Titel är obligatoriskt', 'Kategori är obligatoriskt')).toEqual([]);

  await fillIn('a'.repeat(101));
  fireEvent.input(screen.getByLabelText('Pris'), { target: { value: 'mycket' } });
  await waitFor(() => expect(button).toHaveProperty('disabled', false));
  fireEvent.click(button);
  expect(await missingTexts('Titeln får vara högst 100 tecken', 'Priset ska vara hela kronor')).toEqual([]);
  await waitFor(() => expect(document.activeElement).toBe(title));
  expect(title.getAttribute('aria-invalid')).toBe('true');
  expect(sent).toEqual([]);

  const sentence = 'Välj en kategori i listan';
  refusal = async () => {
    // The closed question returns the focus before the server answers.
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    return refused('UNPROCESSABLE_CONTENT', sentence, { category: sentence });
  };
  await fillIn('Kategorin försvinner');
  await submit();
  expect(await missingTexts(sentence, newAdTexts.failedTryAgain)).toEqual([]);
  expect(category.getAttribute('aria-invalid')).toBe('true');
  await waitFor(() => expect(document.activeElement).toBe(category));
});

test('a business seller enters the details in the form, and they are saved before the ad', async () => {
  const saved: unknown[] = [];
  isReachable = true;
  const change: NonNullable<NonNullable<Answers['profiles']>['change']> = async (input) => {
    saved.push(input.business);
    expect(sent).toEqual([]);
    return refused('UNAUTHORIZED');
  };
  openPage('/create-ad', { ...answers, profiles: { ...answers.profiles, change } });
  await fillIn('Matchboll');
  fireEvent.click(await screen.findByRole('radio', { name: 'Företag' }));
  const typed = { name: 'Korgen AB', number: '556016-0680', address: 'Hallvägen 1', email: 'a@korgen.se' };
  const labels = ['Företagets namn', 'Organisationsnummer', 'Postadress', 'Företagets e-post'];
  for (const [index, value] of Object.values(typed).entries()) {
    fireEvent.input(screen.getByLabelText(labels[index] ?? ''), { target: { value } });
  }
  fireEvent.click(await screen.findByRole('button', { name: 'Skapa annons' }));
  fireEvent.click(within(await question()).getByRole('button', { name: 'Skapa annons' }));
  await waitFor(() => expect(saved).toEqual([typed]));
});

test('a missing birth year and telephone number are saved before the ad, which says what contact details it shows', async () => {
  const calls: unknown[] = [];
  const author = { ...viewer, birthYear: null };
  const own = { ...profile, birthYear: null, ageRefusal: 'Ange ditt födelseår först' };
  openPage(
    '/create-ad',
    {
      ...answers,
      accounts: { session: async () => ({ viewer: author }) },
      profiles: {
        own: async () => own,
        change: async (change) => {
          calls.push(change);
          return own;
        },
      },
      ads: {
        ...answers.ads,
        create: async ({ id, showsEmail, showsPhone }) => {
          calls.push({ showsEmail, showsPhone });
          sent.push(id);
          return { id: id ?? '', status: 'pending' };
        },
      },
    },
    { as: author },
  );
  await fillIn('Matchboll');
  fireEvent.input(screen.getByLabelText(/^Födelseår/), { target: { value: '1988' } });
  fireEvent.input(await screen.findByLabelText('Telefon'), { target: { value: '070-174 06 05' } });
  expect(await missingTexts('Den som är intresserad kan alltid skriva till dig här.')).toEqual([]);
  fireEvent.click(screen.getByRole('checkbox', { name: /^Visa min e-post/ }));
  fireEvent.click(screen.getByRole('checkbox', { name: /^Visa mitt telefonnummer/ }));
  await submit();
  expect(calls).toEqual([
    { birthYear: 1988, phone: '070-174 06 05', business: undefined },
    { showsEmail: true, showsPhone: false },
  ]);
});

test('a minor may send an ad with contact data in a field that is no longer shown', async () => {
  isReachable = true;
  const minor = { ...viewer, birthYear: new Date().getFullYear() - 15 };
  openPage('/create-ad', answers, { as: minor });
  await fillIn('Matchboll');
  fireEvent.click(screen.getByLabelText('Möts upp i en hall'));
  fireEvent.input(screen.getByLabelText('Vilken hall?'), { target: { value: 'Ring 070-123 45 67' } });
  fireEvent.click(screen.getByRole('button', { name: 'Skapa annons' }));
  await screen.findByText(/Du är under 18, så det är tryggast/);
  fireEvent.click(screen.getByLabelText('Möts upp i en hall'));
  await submit();
  expect(await screen.findByText(newAdTexts.created)).toBeTruthy();
});

test('a telephone number and a business typed before the birth year of a minor are not saved', async () => {
  const saved: ProfileChange[] = [];
  isReachable = true;
  const unknown = { birthYear: null, isTreatedAsMinor: true };
  const own = async () => ({ ...profile, ...unknown });
  const change = async (input: ProfileChange) => {
    saved.push(input);
    return { ...profile, ...unknown };
  };
  const author = { ...viewer, birthYear: null };
  const accounts = { session: async () => ({ viewer: author }) };
  openPage('/create-ad', { ...answers, accounts, profiles: { own, change } }, { as: author });
  await fillIn('Matchboll');
  fireEvent.input(await screen.findByLabelText('Telefon'), { target: { value: '070-123 45 67' } });
  fireEvent.click(screen.getByRole('radio', { name: 'Företag' }));
  const birthYear = new Date().getFullYear() - 15;
  fireEvent.input(screen.getByLabelText(/^Födelseår/), { target: { value: String(birthYear) } });
  expect(screen.queryByLabelText('Telefon')).toBeNull();
  await submit();
  expect(saved).toEqual([{ birthYear }]);
});

test('contact data is refused to a minor who has just typed the birth year, with all kinds at once', async () => {
  const unknown = { birthYear: null, isTreatedAsMinor: true };
  const own = async () => ({ ...profile, ...unknown });
  openPage('/create-ad', { ...answers, profiles: { own } }, { as: { ...viewer, birthYear: null } });
  await fillIn('Matchboll');
  const birthYear = new Date().getFullYear() - 14;
  fireEvent.input(await screen.findByLabelText(/^Födelseår/), { target: { value: String(birthYear) } });
  const description = screen.getByLabelText(/^Beskrivning/);
  fireEvent.input(description, { target: { value: '070-123 45 67, asa@exempel.se, Storgatan 12' } });
  fireEvent.click(await screen.findByRole('button', { name: 'Skapa annons' }));
  const sentence = 'Ta bort telefonnumret, e-postadressen och adressen. Du är under 18';
  expect(await missingTexts(sentence)).toEqual([]);
  expect(screen.queryByRole('alertdialog')).toBeNull();
  expect(sent).toEqual([]);
});
