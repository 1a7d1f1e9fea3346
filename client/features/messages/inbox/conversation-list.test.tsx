// The states of the conversation list, and its last messages.
import { fireEvent, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import type { Conversation } from '#shared/features/messages/contract.ts';
import { pictureUrl } from '#shared/features/pictures/urls.ts';
import { type Answers, failed, never, show, missingTexts, viewer } from '../../../testing/show.tsx';
import { ConversationList } from './conversation-list.tsx';

type Load = NonNullable<Answers['messages']>['conversations'];

const FAILED = 'Kunde inte ladda meddelanden. Försök igen.';

const conversation: Conversation = {
  key: '00000000-0000-4000-8000-00000000000b',
  person: null,
  unread: 0,
  threadId: '00000000-0000-4000-8000-0000000000f1',
  lastMessage: {
    content: 'Hej',
    isMine: true,
    createdAt: new Date().toISOString(),
    read: false,
    isRemoved: false,
  },
  adTitle: null,
  adPicture: null,
};
const open = (conversations: Load) =>
  show(<ConversationList userId={viewer.id} hrefOf={({ key }) => key} empty="Inget än" />, {
    messages: { ...(conversations && { conversations }) },
  });
const rowOf = (change: Partial<Conversation['lastMessage']>, index: number): Conversation => ({
  ...conversation,
  key: `00000000-0000-4000-8000-00000000001${index}`,
  lastMessage: { ...conversation.lastMessage, ...change },
});
const openWith = (...lastMessages: Partial<Conversation['lastMessage']>[]) =>
  open(async () => ({ conversations: lastMessages.map(rowOf), next: null }));

test('shows that it loads, and that it failed to load', async () => {
  const { unmount } = open(never);
  expect(await missingTexts('Laddar samtal')).toEqual([]);
  unmount();
  const load = vi.fn<NonNullable<Load>>(failed);
  open(load);
  expect(await screen.findByRole('heading', { name: FAILED })).toBeTruthy();
  load.mockImplementation(async () => ({ conversations: [conversation], next: null }));
  fireEvent.click(screen.getByRole('button', { name: 'Försök igen' }));
  expect(await missingTexts('Du: Hej')).toEqual([]);
  expect(screen.queryByRole('button', { name: 'Försök igen' })).toBeNull();
});

test('shows an error when its next page fails, and keeps the search text when the search fails', async () => {
  const load = vi.fn<NonNullable<Load>>(async ({ search, after }) => {
    if (search || after) throw new TypeError('Failed to fetch');
    return { conversations: [conversation], next: 'mer' };
  });
  open(load);
  fireEvent.click(await screen.findByRole('button', { name: 'Visa fler' }));
  expect((await screen.findByText(FAILED)).closest('[role=alert]')).toBeTruthy();
  expect(await missingTexts('Du: Hej')).toEqual([]);

  const field = screen.getByRole<HTMLInputElement>('searchbox', { name: 'Sök bland meddelanden' });
  field.focus();
  fireEvent.change(field, { target: { value: 'ebba' } });
  expect(await screen.findByRole('heading', { name: FAILED })).toBeTruthy();
  expect([field.value, document.activeElement]).toEqual(['ebba', field]);

  load.mockImplementation(async () => ({ conversations: [conversation], next: null }));
  fireEvent.click(screen.getByRole('button', { name: 'Försök igen' }));
  expect(await screen.findByRole('link', { name: 'Borttagen användare' })).toBeTruthy();
  expect(screen.getByRole('searchbox')).toBe(field);
});

test.each([
  ['1 samtal hittades', null],
  ['Fler än 1 samtal hittades', 'mer'],
])('announces ”%s” for a search whose next page is %s', async (sentence, next) => {
  open(async () => ({ conversations: [conversation], next }));
  fireEvent.change(await screen.findByRole('searchbox'), { target: { value: 'ebba' } });
  expect(await screen.findByText(sentence)).toBeTruthy();
});

test('labels the search field with what it searches', async () => {
  openWith({});
  const field = await screen.findByRole('searchbox', { name: 'Sök bland meddelanden' });
  expect(field.getAttribute('placeholder')).toBe('Sök namn, text eller annons');
});

test("shows the ad's picture beside the conversation", async () => {
  const picture = { id: '00000000-0000-4000-8000-0000000000c1', width: 800, height: 600, preview: '' };
  open(async () => ({
    conversations: [{ ...conversation, adTitle: 'Boll', adPicture: picture }],
    next: null,
  }));
  const row = await screen.findByRole('listitem');
  expect(row.querySelector('img')?.getAttribute('src')).toBe(pictureUrl(picture.id, 400));
});

test('shows the last message, also when it is a picture, was taken down, or is from a deleted user', async () => {
  openWith({}, { content: '', isMine: false }, { content: '', isMine: false, isRemoved: true });
  expect(await missingTexts('Borttagen användare')).toEqual([]);
  const rows = screen
    .getAllByRole('listitem')
    .map((row) => [...row.querySelectorAll('p')].at(-1)?.textContent);
  expect(rows).toEqual(['Du: Hej', 'Bild', 'Meddelandet är borttaget av Baskettorget']);
});
