// The user's own profile: the status of an ad, a removed favourite, verification, and lists that cannot be loaded.
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { OwnAd } from '#shared/features/ads/ad-schemas.ts';
import type { OwnProfile } from '#shared/features/profiles/contract.ts';
import { PROFILE_DRAFT_ID, profileDrafts } from '../features/profiles/profile-draft.ts';
import { sampleAd } from '../testing/sample-ad.ts';
import { openPage } from '../testing/open-page.tsx';
import { failed, refused, missingTexts, viewer } from '../testing/show.tsx';

const ball: OwnAd = {
  ...sampleAd,
  status: 'approved',
  reveals: 0,
  buyer: null,
  views: 3,
  expiresAt: null,
  canRenew: false,
  canSellAgain: false,
  removal: null,
};

test.each([
  ['pending', 'Väntar'],
  ['approved', 'Aktiv'],
  ['rejected', 'Inaktiv'],
] as const)('an ad with status %s is labelled "%s"', async (status, label) => {
  openPage('/profile', { ads: { mine: async () => ({ ads: [{ ...ball, status }], removed: [] }) } });
  const row = (await screen.findByRole('heading', { name: 'Matchboll' })).closest('li') as HTMLElement;
  expect(within(row).getAllByText(/^(Väntar|Aktiv|Inaktiv)$/)).toHaveLength(1);
  expect(within(row).getByText(label)).toBeTruthy();
});

test.each([true, false])(
  'a sold ad can be sold again only while the sale can be undone: %s',
  async (canSellAgain) => {
    const sold: OwnAd = { ...ball, saleState: 'sold', canSellAgain };
    openPage('/profile', { ads: { mine: async () => ({ ads: [sold], removed: [] }) } });
    expect(await screen.findByRole('link', { name: 'Redigera Matchboll' })).toBeTruthy();
    expect(screen.queryAllByRole('button', { name: 'Sälj igen: Matchboll' })).toHaveLength(
      canSellAgain ? 1 : 0,
    );
  },
);

test('the header says nothing about reviews until the profile is loaded', async () => {
  openPage('/profile', {});
  expect(await screen.findByText(/^Medlem sedan/)).toBeTruthy();
  expect(screen.queryByText('Inga omdömen än')).toBeNull();
});

test('the messages tab links to the inbox', async () => {
  openPage('/profile?tab=messages', {
    messages: { conversations: async () => ({ conversations: [], next: null }) },
  });
  const link = await screen.findByRole('link', { name: 'Öppna inkorgen' });
  expect(link.getAttribute('href')).toBe('/messages');
});

test('a removed favourite stays in the list, and can be added again', async () => {
  const calls: string[] = [];
  let adIds = [ball.id];
  openPage('/profile?tab=favorites', {
    ads: {
      favorites: async () => ({ adIds, ads: adIds.map(() => ball) }),
      removeFavorite: async () => {
        calls.push('remove');
        adIds = [];
        return { isFavorite: false, wasFavorite: true };
      },
      addFavorite: async () => {
        calls.push('add');
        adIds = [ball.id];
        return { isFavorite: true, wasFavorite: false };
      },
    },
  });
  const heart = await screen.findByRole('button', { name: 'Favorit' });
  await waitFor(() => expect(heart.getAttribute('aria-pressed')).toBe('true'));
  fireEvent.click(heart);
  expect(await missingTexts('Borttagen från favoriter')).toEqual([]);
  expect(screen.getByRole('button', { name: 'Favorit' }).getAttribute('aria-pressed')).toBe('false');
  fireEvent.click(screen.getByRole('button', { name: 'Favorit' }));
  expect(await missingTexts('Tillagd i favoriter')).toEqual([]);
  expect(screen.getByRole('button', { name: 'Favorit' }).getAttribute('aria-pressed')).toBe('true');
  expect(calls).toEqual(['remove', 'add']);
});

test('a favourite that its seller deletes leaves the list when it is fetched again', async () => {
  let ads = [ball, { ...ball, id: '3b1f8a52-6c0d-4c53-9a53-0d3f7f4f5c77', title: 'Korg med stativ' }];
  openPage('/profile?tab=favorites', {
    ads: {
      favorites: async () => ({ adIds: ads.map(({ id }) => id), ads }),
      removeFavorite: async () => {
        ads = [];
        return { isFavorite: false, wasFavorite: true };
      },
    },
  });
  await screen.findByText('Korg med stativ');
  const [heart] = screen.getAllByRole('button', { name: 'Favorit' });
  if (heart) fireEvent.click(heart);
  await waitFor(() => expect(screen.queryByText('Korg med stativ')).toBeNull());
  expect(screen.getByText(ball.title)).toBeTruthy();
});

test.each([true, false])('only a verified account is labelled Verifierad: %s', async (verified) => {
  openPage('/profile', {}, { as: { ...viewer, verified } });
  await screen.findByRole('heading', { name: viewer.name });
  expect(screen.queryAllByText('Verifierad')).toHaveLength(verified ? 1 : 0);
});

test.each([
  ['', 'Kunde inte hämta annonser'],
  ['?tab=favorites', 'Kunde inte hämta annonser'],
])('a list at "%s" that cannot be loaded reloads on retry', async (query, title) => {
  let requests = 0;
  const load = () => {
    requests += 1;
    return failed();
  };
  openPage(`/profile${query}`, { ads: { mine: load, favorites: load } });
  const alert = (await screen.findByRole('heading', { name: title })).closest('[role=alert]') as HTMLElement;
  const before = requests;
  fireEvent.click(within(alert).getByRole('button', { name: 'Försök igen' }));
  await waitFor(() => expect(requests).toBeGreaterThan(before));
});

const ownProfile: OwnProfile = {
  id: viewer.id,
  name: viewer.name,
  email: viewer.email,
  phone: '',
  location: '',
  bio: '',
  avatarUrl: null,
  birthYear: null,
  rating: null,
  reviewCount: 0,
  isTreatedAsMinor: true,
  ageRefusal: 'Ange ditt födelseår först',
  showsOnline: false,
  association: null,
  business: null,
};

test('the birth year is asked for until it is saved, and then shown to its owner; a refused one stays in its field', async () => {
  const sentence = 'Ange födelseåret med fyra siffror, till exempel 1990';
  let birthYear: number | null = null;
  const own = () => ({ ...ownProfile, birthYear });
  openPage(
    '/profile',
    {
      accounts: { session: async () => ({ viewer: { ...viewer, birthYear } }) },
      profiles: {
        own: async () => own(),
        change: async (change) => {
          if (change.birthYear !== 1990)
            return refused('UNPROCESSABLE_CONTENT', sentence, { birthYear: sentence });
          ({ birthYear } = change);
          return own();
        },
      },
    },
    { as: { ...viewer, birthYear } },
  );
  const field = await screen.findByRole<HTMLInputElement>('textbox', { name: /Födelseår/ });
  const save = (year: string) => {
    fireEvent.change(field, { target: { value: year } });
    fireEvent.click(screen.getByRole('button', { name: 'Spara födelseår' }));
  };
  save('90');
  expect(await missingTexts('Fyll i din profil', sentence)).toEqual([]);
  expect(field.getAttribute('aria-invalid')).toBe('true');
  expect(field.value).toBe('90');
  save('1990');
  expect(await missingTexts('Profil uppdaterad framgångsrikt!')).toEqual([]);
  await waitFor(() => expect(screen.queryByRole('heading', { name: 'Fyll i din profil' })).toBeNull());
  fireEvent.click(await screen.findByRole('button', { name: 'Redigera' }));
  expect(await missingTexts('Födelseår: 1990.')).toEqual([]);
});

test('the ads come first on the way from another page, and the stored draft of the profile opens by its button', async () => {
  profileDrafts.write(viewer.id, PROFILE_DRAFT_ID, { bio: 'Tränar flickor 12', removed: [] });
  openPage('/profile', { profiles: { own: async () => ownProfile } });
  const edit = await screen.findByRole('button', { name: 'Fortsätt redigera' });
  expect(screen.queryByRole('heading', { name: 'Redigera profilen' })).toBeNull();
  fireEvent.click(edit);
  expect(await screen.findByDisplayValue('Tränar flickor 12')).toBeTruthy();
});
