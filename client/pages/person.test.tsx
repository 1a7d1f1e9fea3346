// A person's page: its title on a slow network, and writing when the earlier conversation cannot be read.
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import type { OpenConversation } from '#shared/features/messages/contract.ts';
import type { AdCard } from '#shared/features/ads/ad-schemas.ts';
import type { Api } from '#shared/contract.ts';
import { personReviewsPath } from '#shared/paths.ts';
import { sampleAd } from '../testing/sample-ad.ts';
import { openPage } from '../testing/open-page.tsx';
import { missingTexts, refused, viewer } from '../testing/show.tsx';

const person = { id: '00000000-0000-4000-8000-00000000000b', name: 'Karl Alm', avatarUrl: null };
const conversation: OpenConversation = {
  key: person.id,
  person,
  threads: [],
  refusal: null,
  generalRefusal: null,
  staffRefusal: null,
  hasBlocked: false,
};

type PublicProfile = Awaited<ReturnType<Api['profiles']['find']>>;
const profile: PublicProfile = {
  ...person,
  bio: '',
  verified: false,
  memberSince: '2025',
  rating: null,
  reviewCount: 0,
  location: '',
  role: 'user',
  association: null,
  business: null,
  isIndexed: true,
};

test('the title is the name once a person on a slow network is loaded', async () => {
  const answer = Promise.withResolvers<PublicProfile>();
  openPage(`/u/${person.id}`, { profiles: { find: () => answer.promise } });
  await waitFor(() => expect(document.title).toBe('Profil · Baskettorget'));
  act(() => answer.resolve(profile));
  await screen.findByRole('heading', { level: 1, name: 'Karl Alm' });
  await waitFor(() => expect(document.title).toBe('Karl Alm · Baskettorget'));
});

test('a conversation that cannot be read shows an error, and the form after a retry', async () => {
  const read = vi.fn<() => Promise<OpenConversation>>(() => refused('TOO_MANY_REQUESTS'));
  openPage(`/u/${person.id}`, {
    profiles: {
      find: async () => profile,
    },
    messages: { conversation: read },
  });
  fireEvent.click(await screen.findByRole('button', { name: 'Skicka meddelande' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Skriv ett meddelande' }));
  expect(await dialog.findByRole('heading', { name: 'Kunde inte öppna' })).toBeTruthy();
  expect(dialog.queryByRole('textbox')).toBeNull();
  read.mockResolvedValue(conversation);
  fireEvent.click(dialog.getByRole('button', { name: 'Försök igen' }));
  expect(await dialog.findByText('Till Karl Alm')).toBeTruthy();
  expect(dialog.getAllByRole('textbox')).toHaveLength(2);
});

test('a visitor signs in and sends a message without an ad', async () => {
  const send = vi.fn<Api['messages']['send']>(async () => ({ threadId: 't', message: {} }) as never);
  const signIn = vi.fn<Api['accounts']['signIn']>(async () => ({ viewer }) as never);
  openPage(
    `/u/${person.id}`,
    {
      profiles: { find: async () => profile },
      accounts: { signIn, session: async () => ({ viewer: signIn.mock.calls.length > 0 ? viewer : null }) },
      messages: { conversation: async () => conversation, send },
    },
    { as: null },
  );
  fireEvent.click(await screen.findByRole('button', { name: 'Skicka meddelande' }));
  const signInDialog = within(await screen.findByRole('dialog'));
  fireEvent.change(await signInDialog.findByLabelText(/^E-post/), { target: { value: viewer.email } });
  fireEvent.change(signInDialog.getByLabelText(/^Lösenord/), { target: { value: 'Straffkast-2027' } });
  fireEvent.click(signInDialog.getByRole('button', { name: 'Logga in' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Skriv ett meddelande' }));
  expect(await dialog.findByText('Till Karl Alm')).toBeTruthy();
  fireEvent.change(dialog.getByRole('textbox', { name: /Ämne/ }), { target: { value: 'Träningen' } });
  fireEvent.change(dialog.getByRole('textbox', { name: /Meddelande/ }), { target: { value: 'Kommer du?' } });
  fireEvent.click(dialog.getByRole('button', { name: 'Skicka meddelande' }));
  expect(await missingTexts('Meddelande skickat!')).toEqual([]);
  expect(send.mock.calls[0]?.[0]).toMatchObject({
    recipientId: person.id,
    adId: null,
    subject: 'Träningen',
    content: 'Kommer du?',
  });
});

test('users cannot write to themselves', async () => {
  openPage(`/u/${viewer.id}`, {
    profiles: { find: async () => ({ ...profile, ...viewer, isIndexed: true }) },
  });
  await screen.findByRole('heading', { level: 1, name: viewer.name });
  expect(screen.queryByRole('button', { name: 'Skicka meddelande' })).toBeNull();
});

test('a user who may only be written to about an ad has a link to the conversation about it instead of a form', async () => {
  const now = new Date().toISOString();
  const thread = {
    id: '00000000-0000-4000-8000-0000000000f1',
    ad: null,
    isAboutAd: true,
    lastPosition: 1,
    unread: 0,
    deliveredTo: 1,
    readTo: 1,
    lastAt: now,
    events: [],
  };
  const generalRefusal = 'Du kan bara skriva till den här personen om en annons';
  openPage(`/u/${person.id}`, {
    profiles: { find: async () => profile },
    messages: { conversation: async () => ({ ...conversation, threads: [thread], generalRefusal }) },
  });
  fireEvent.click(await screen.findByRole('button', { name: 'Skicka meddelande' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Skriv ett meddelande' }));
  expect(await missingTexts(generalRefusal)).toEqual([]);
  expect(dialog.queryByRole('textbox')).toBeNull();
  const link = dialog.getByRole('link', { name: 'Öppna samtalet' });
  expect(link.getAttribute('href')).toContain(`with=${person.id}`);
});

test('the reviews have the id that links to them refer to', async () => {
  openPage(`/u/${person.id}`, { profiles: { find: async () => profile } });
  const heading = await screen.findByRole('heading', { name: 'Omdömen' });
  expect(personReviewsPath(person.id)).toBe(`/u/${person.id}#${heading.closest('section')?.id}`);
});

const ad = (title: string): AdCard => ({
  ...sampleAd,
  id: crypto.randomUUID(),
  title,
});

test('more ads than fit on one page are a link away, and the newest again', async () => {
  openPage(`/u/${person.id}`, {
    profiles: { find: async () => profile },
    ads: {
      ofPerson: async ({ after }) =>
        after ? { ads: [ad('Äldre boll')], next: null } : { ads: [ad('Ny boll')], next: 'cursor' },
      favorites: async () => ({ adIds: [], ads: [] }),
    },
  });
  expect(await screen.findByRole('link', { name: 'Ny boll' })).toBeTruthy();
  fireEvent.click(screen.getByRole('link', { name: 'Fler annonser' }));
  expect(await screen.findByRole('link', { name: 'Äldre boll' })).toBeTruthy();
  expect(screen.queryByRole('link', { name: 'Ny boll' })).toBeNull();
  fireEvent.click(screen.getByRole('link', { name: 'Till de nyaste' }));
  expect(await screen.findByRole('link', { name: 'Ny boll' })).toBeTruthy();
});
