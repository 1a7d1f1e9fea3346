// A new message in the cached conversation list.
import { expect, it } from 'vitest';
import type { Conversation, Message } from '#shared/features/messages/contract.ts';
import { moveToTop } from './move-to-top.ts';

function conversation(key: string, minute: number, unread = 0): Conversation {
  return {
    key,
    person: null,
    unread,
    threadId: `thread of ${key}`,
    lastMessage: { content: 'Hej', isMine: false, createdAt: at(minute), read: false, isRemoved: false },
    adTitle: 'Matchboll',
    adPicture: null,
  };
}

function message(key: string, minute: number, isMine = false): Message {
  return {
    id: `message ${minute}`,
    threadId: `thread of ${key}`,
    position: minute,
    isMine,
    subject: 'Meddelande',
    content: `Skrivet ${minute}`,
    pictures: [],
    isFromStaff: false,
    createdAt: at(minute),
    read: false,
    warnings: [],
    isRemoved: false,
  };
}

const at = (minute: number) => new Date(Date.UTC(2026, 0, 1, 12, minute)).toISOString();

const list = {
  pages: [
    { conversations: [conversation('a', 9), conversation('b', 8, 2)], next: 'mer' },
    { conversations: [conversation('c', 7)], next: null },
  ],
  pageParams: ['', 'mer'],
};

const keys = (pages: typeof list.pages | undefined) =>
  pages?.map(({ conversations }) => conversations.map(({ key }) => key));

it('moves the conversation of a received message to the top, as unread', () => {
  const moved = moveToTop(list, message('b', 10));
  expect(keys(moved?.pages)).toEqual([['b', 'a'], ['c']]);
  expect(moved?.pages[0]?.conversations[0]).toMatchObject({
    unread: 3,
    adTitle: 'Matchboll',
    lastMessage: { content: 'Skrivet 10', isMine: false, createdAt: at(10) },
  });
});

it('counts a message in the open thread as read', () => {
  expect(moveToTop(list, message('a', 10), true)?.pages[0]?.conversations[0]).toMatchObject({
    key: 'a',
    unread: 0,
  });
  expect(moveToTop(list, message('b', 10), false)?.pages[0]?.conversations[0]).toMatchObject({
    key: 'b',
    unread: 3,
  });
});

it('moves the conversation of a message that the viewer sends from a later page, not as unread', () => {
  const moved = moveToTop(list, message('c', 10, true));
  expect(keys(moved?.pages)).toEqual([['c', 'a', 'b'], []]);
  expect(moved?.pages[0]?.conversations[0]).toMatchObject({ unread: 0, lastMessage: { isMine: true } });
});

it('returns null for an unknown thread and for an older message', () => {
  expect([moveToTop(list, message('d', 10)), moveToTop(list, message('b', 8))]).toEqual([null, null]);
});
