// The inbox: the conversation of the address after signing in, the search in the address, and threads about several ads.
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Api } from '#shared/contract.ts';
import type { Conversation, Message, OpenConversation, Thread } from '#shared/features/messages/contract.ts';
import { openPage, superadmin } from '../testing/open-page.tsx';
import { type Answers, missingTexts, viewer } from '../testing/show.tsx';

const person = { id: '00000000-0000-4000-8000-00000000000b', name: 'Karl Alm', avatarUrl: null };
const now = new Date().toISOString();

const thread = (last: string, change: Partial<Thread> = {}): Thread => ({
  id: `00000000-0000-4000-8000-0000000000${last}`,
  ad: null,
  isAboutAd: true,
  lastPosition: 1,
  unread: 0,
  deliveredTo: 1,
  readTo: 1,
  lastAt: now,
  events: [],
  ...change,
});
const sold: NonNullable<Thread['ad']> = {
  id: '00000000-0000-4000-8000-0000000000a1',
  title: 'Boll',
  price: 450,
  saleState: 'sold',
  picture: null,
  isMine: false,
  isOwnDeal: false,
  canSellAgain: false,
};
const aboutBall = thread('f1', { ad: sold });
const aboutHidden = thread('f2');
const general = thread('f3', { isAboutAd: false });
const contents = new Map([
  [aboutBall.id, 'Om bollen'],
  [aboutHidden.id, 'Om skorna'],
  [general.id, 'Allmänt prat'],
]);

const message = (threadId: string): Message => ({
  id: threadId.replace('-8000-', '-9000-'),
  threadId,
  position: 1,
  isMine: false,
  subject: 'Meddelande',
  content: contents.get(threadId) ?? '',
  pictures: [],
  isFromStaff: false,
  createdAt: now,
  read: true,
  warnings: [],
  isRemoved: false,
});
const conversation: OpenConversation = {
  key: person.id,
  person,
  threads: [aboutBall, aboutHidden, general],
  refusal: null,
  generalRefusal: null,
  staffRefusal: null,
  hasBlocked: false,
};
const messages: Answers['messages'] = {
  conversation: async () => conversation,
  conversations: async () => ({ conversations: [], next: null }),
  list: async ({ id }) => ({ messages: [message(id)], hasOlder: false, hasNewer: false }),
};

beforeEach(() => {
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      observe = () => undefined;
      disconnect = () => undefined;
    },
  );
});
afterEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

const field = () => screen.getByRole('textbox', { name: 'Skriv ett meddelande' });

function choose(name: string | RegExp): void {
  const choices = within(screen.getByRole('navigation', { name: 'Samtal' }));
  fireEvent.click(choices.getByRole('button', { name }));
}

test('the conversation of the address opens when a visitor has signed in', async () => {
  const signIn = vi.fn<Api['accounts']['signIn']>(async () => ({ viewer }) as never);
  const session = async () => ({ viewer: signIn.mock.calls.length > 0 ? viewer : null });
  openPage(`/messages?with=${person.id}`, { accounts: { signIn, session }, messages }, { as: null });
  await screen.findByRole('heading', { name: 'Du måste vara inloggad för att läsa dina meddelanden' });
  fireEvent.click(within(screen.getByRole('main')).getByRole('button', { name: 'Logga in' }));
  const dialog = within(await screen.findByRole('dialog'));
  fireEvent.change(await dialog.findByLabelText(/^E-post/), { target: { value: viewer.email } });
  fireEvent.change(dialog.getByLabelText(/^Lösenord/), { target: { value: 'Straffkast-2027' } });
  fireEvent.click(dialog.getByRole('button', { name: 'Logga in' }));
  expect(await screen.findByText('Om bollen')).toBeTruthy();
});

test('a thread for each ad and one without have their own drafts and addresses, and show the ad’s status', async () => {
  openPage(`/messages?with=${person.id}&thread=${aboutBall.id}`, { messages });
  await screen.findByText('Om bollen');
  expect(await missingTexts('Såld')).toEqual([]);
  await waitFor(field);
  fireEvent.change(field(), { target: { value: 'halvskrivet om bollen' } });

  choose('Annons som inte visas');
  await screen.findByText('Om skorna');
  expect(screen.getByText('Annonsen visas inte längre.')).toBeTruthy();
  expect(field()).toHaveProperty('value', '');
  choose(/^Allmänt/);
  await screen.findByText('Allmänt prat');
  expect(screen.queryByText('Annonsen visas inte längre.')).toBeNull();
  expect(new URLSearchParams(window.location.search).get('thread')).toBe(general.id);
  choose('Boll');
  await screen.findByText('Om bollen');
  expect(field()).toHaveProperty('value', 'halvskrivet om bollen');
});

test.each(['/messages', '/admin/messages'])(
  'the search of %s is in the address and in its links',
  async (path) => {
    const row: Conversation = {
      key: person.id,
      person,
      unread: 0,
      threadId: general.id,
      lastMessage: { content: 'Hej', isMine: true, createdAt: now, read: false, isRemoved: false },
      adTitle: null,
      adPicture: null,
    };
    const conversations = vi.fn<Api['messages']['conversations']>(async () => ({
      conversations: [row],
      next: null,
    }));
    const { navigate } = openPage(
      `${path}?search=Karl`,
      { messages: { ...messages, conversations } },
      { as: superadmin },
    );
    const box = await screen.findByRole<HTMLInputElement>('searchbox');
    expect(box.value).toBe('Karl');
    await waitFor(() => expect(conversations.mock.lastCall?.[0]).toEqual({ search: 'Karl' }));
    box.focus();
    for (const value of ['Karl ', 'Karl A', 'Karl Al']) fireEvent.change(box, { target: { value } });
    await waitFor(() => expect(window.location.search).toBe('?search=Karl+Al'));
    expect(box.value).toBe('Karl Al');
    await waitFor(() =>
      expect(screen.getByRole('link', { name: 'Karl Alm' }).getAttribute('href')).toBe(
        `${path}?with=${person.id}&search=Karl+Al`,
      ),
    );
    await navigate(path);
    await waitFor(() => expect(box.value).toBe(''));
    // A search is one step back, however many letters it has.
    for (const value of ['E', 'Ev', 'Eva']) fireEvent.change(box, { target: { value } });
    await waitFor(() => expect(window.location.search).toBe('?search=Eva'));
    window.history.back();
    await waitFor(() => expect(window.location.search).toBe(''));
    await waitFor(() => expect(box.value).toBe(''));
  },
);
