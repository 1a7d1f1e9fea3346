// What a message that comes does to the list of conversations.
import { expect, it } from 'vitest';
import type { Conversation, Message } from '#shared/features/messages/contract.ts';
import { moveUp } from './moved-up.ts';

function conversation(key: string, minute: number, unread = 0): Conversation {
  return {
    key,
    person: null,
    unread,
    threadId: `thread of ${key}`,
    lastMessage: { content: 'Hej', isMine: false, createdAt: at(minute), read: false, isRemoved: false },
    adTitle: 'Matchboll',
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

it('the other one’s message is put on top, and is unread', () => {
  const moved = moveUp(list, message('b', 10));
  expect(keys(moved?.pages)).toEqual([['b', 'a'], ['c']]);
  expect(moved?.pages[0]?.conversations[0]).toMatchObject({
    unread: 3,
    adTitle: 'Matchboll',
    lastMessage: { content: 'Skrivet 10', isMine: false, createdAt: at(10) },
  });
});

it('what comes to the conversation that is open is read as it comes', () => {
  expect(moveUp(list, message('a', 10), 'a')?.pages[0]?.conversations[0]).toMatchObject({
    key: 'a',
    unread: 0,
  });
  expect(moveUp(list, message('b', 10), 'a')?.pages[0]?.conversations[0]).toMatchObject({
    key: 'b',
    unread: 3,
  });
});

it('one’s own moves the conversation from a later page, and is not unread', () => {
  const moved = moveUp(list, message('c', 10, true));
  expect(keys(moved?.pages)).toEqual([['c', 'a', 'b'], []]);
  expect(moved?.pages[0]?.conversations[0]).toMatchObject({ unread: 0, lastMessage: { isMine: true } });
});

it('a thread that is not the list’s, or a message that is not the last, is for the server to say', () => {
  expect([moveUp(list, message('d', 10)), moveUp(list, message('b', 8))]).toEqual([null, null]);
});
