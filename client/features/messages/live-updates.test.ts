// Live events about messages update the query cache, whichever components are mounted.
import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Conversation, Message, OpenConversation, Thread } from '#shared/features/messages/contract.ts';
import { TYPING_SHOWN_MS } from '#shared/live-timing.ts';
import { openBrowserApi, queriesOf } from '../../core/api.ts';
import type { LiveEvent } from '../../core/live/connection-state.ts';
import { conversationsQuery } from './inbox/conversations-query.ts';
import type { ConversationPages } from './inbox/move-to-top.ts';
import { messageUpdates } from './live-updates.ts';
import { type CachedThread, threadKey } from './thread/thread-cache.ts';
import { typingKey } from './thread/typing.ts';

const userId = 'user';
const other = 'other';
const threadId = 'thread';
const at = (minute: number) => new Date(Date.UTC(2026, 0, 1, 12, minute)).toISOString();

function message(position: number, change: Partial<Message> = {}): Message {
  return {
    id: `message ${position}`,
    threadId,
    position,
    isMine: false,
    subject: 'Meddelande',
    content: `Text ${position}`,
    pictures: [],
    isFromStaff: false,
    createdAt: at(position),
    read: false,
    warnings: [],
    isRemoved: false,
    ...change,
  };
}

const thread: Thread = {
  id: threadId,
  ad: null,
  isAboutAd: false,
  lastPosition: 1,
  unread: 0,
  deliveredTo: 0,
  readTo: 0,
  events: [],
  lastAt: at(1),
};
const conversation = { key: other, threads: [thread] } as unknown as OpenConversation;
const row = {
  key: other,
  threadId,
  unread: 0,
  lastMessage: { content: 'Text 1', isMine: false, createdAt: at(1), read: false, isRemoved: false },
} as unknown as Conversation;

/** A page with everything cached, and no component mounted. */
function openPage() {
  const queryClient = new QueryClient();
  const api = queriesOf(openBrowserApi('https://exempel.se'));
  const conversationKey = api.messages.conversation.queryKey({ input: { id: other } });
  const { queryKey: listKey } = conversationsQuery(api, userId, '');
  const update = messageUpdates(queryClient, api, userId);
  queryClient.setQueryData<CachedThread>(threadKey(userId, threadId), {
    messages: [message(1)],
    hasOlder: false,
  });
  queryClient.setQueryData(conversationKey, conversation);
  queryClient.setQueryData<ConversationPages>(listKey, {
    pages: [{ conversations: [row], next: null }],
    pageParams: [''],
  });
  return {
    queryClient,
    receive(event: LiveEvent) {
      update(event);
      vi.advanceTimersByTime(0);
    },
    texts: () =>
      queryClient
        .getQueryData<CachedThread>(threadKey(userId, threadId))
        ?.messages.map(({ content }) => content),
    thread: () => queryClient.getQueryData<OpenConversation>(conversationKey)?.threads[0],
    row: () => queryClient.getQueryData<ConversationPages>(listKey)?.pages[0]?.conversations[0],
    isStale: (key: readonly unknown[]) => queryClient.getQueryState(key)?.isInvalidated,
    keys: { thread: threadKey(userId, threadId), conversation: conversationKey, list: listKey },
    unread: () => queryClient.getQueryData(api.messages.unread.queryKey()),
  };
}

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

it('adds a message to its thread, its conversation and the list', () => {
  const page = openPage();
  page.receive({ topic: 'message', key: other, message: message(2) });
  expect(page.texts()).toEqual(['Text 1', 'Text 2']);
  expect(page.thread()).toMatchObject({ lastPosition: 2, unread: 1, lastAt: at(2) });
  expect(page.row()).toMatchObject({ unread: 1, lastMessage: { content: 'Text 2' } });
});

it('counts the same message once', () => {
  const page = openPage();
  page.receive({ topic: 'message', key: other, message: message(2) });
  page.receive({ topic: 'message', key: other, message: message(2) });
  expect(page.texts()).toEqual(['Text 1', 'Text 2']);
  expect([page.thread()?.unread, page.row()?.unread]).toEqual([1, 1]);
});

it('does not count a message as unread in the list when its thread is on screen', () => {
  const page = openPage();
  const observer = new QueryObserver(page.queryClient, {
    queryKey: page.keys.thread,
    enabled: true,
    staleTime: Number.POSITIVE_INFINITY,
  });
  const close = observer.subscribe(() => undefined);
  page.receive({ topic: 'message', key: other, message: message(2) });
  expect(page.row()).toMatchObject({ unread: 0, lastMessage: { content: 'Text 2' } });
  close();
});

it('invalidates a thread when messages before the received one are missing', () => {
  const page = openPage();
  page.receive({ topic: 'message', key: other, message: message(4) });
  expect(page.texts()).toEqual(['Text 1']);
  expect(page.isStale(page.keys.thread)).toBe(true);
});

it('invalidates a conversation when a message starts a new thread in it', () => {
  const page = openPage();
  page.receive({ topic: 'message', key: other, message: message(1, { threadId: 'another' }) });
  expect(page.isStale(page.keys.conversation)).toBe(true);
});

it('applies a receipt to its thread, and invalidates the list a moment later', () => {
  const page = openPage();
  page.receive({ topic: 'receipt', threadId, deliveredTo: 1, readTo: 1, unread: 0 });
  expect(page.thread()).toMatchObject({ deliveredTo: 1, readTo: 1 });
  expect(page.isStale(page.keys.list)).toBe(false);
  vi.runAllTimers();
  expect(page.isStale(page.keys.list)).toBe(true);
});

it('shows that the other member is typing until a message arrives or the time is up', () => {
  const page = openPage();
  const isTyping = () => page.queryClient.getQueryData(typingKey(threadId));
  page.receive({ topic: 'typing', threadId });
  expect(isTyping()).toBe(true);
  page.receive({ topic: 'message', key: other, message: message(2) });
  expect(isTyping()).toBe(false);
  page.receive({ topic: 'typing', threadId });
  vi.advanceTimersByTime(TYPING_SHOWN_MS);
  expect(isTyping()).toBe(false);
});

it('stops showing that someone is typing in one thread after someone has typed in another', () => {
  const page = openPage();
  const isTyping = () => [threadId, 'another'].map((id) => page.queryClient.getQueryData(typingKey(id)));
  page.receive({ topic: 'typing', threadId });
  vi.advanceTimersByTime(1);
  page.receive({ topic: 'typing', threadId: 'another' });
  expect(isTyping()).toEqual([true, true]);
  vi.advanceTimersByTime(TYPING_SHOWN_MS - 1);
  expect(isTyping()).toEqual([false, true]);
  vi.advanceTimersByTime(1);
  expect(isTyping()).toEqual([false, false]);
});

it('takes the unread count from the first event of a connection and from each change', () => {
  const page = openPage();
  page.receive({ topic: 'hello', isFresh: false, messages: 3 });
  expect(page.unread()).toEqual({ unread: 3 });
  page.receive({ topic: 'counts', messages: 4 });
  expect(page.unread()).toEqual({ unread: 4 });
});

it('invalidates everything when events may have been missed, and nothing when the connection resumes', () => {
  const page = openPage();
  const staleKeys = () => Object.values(page.keys).map(page.isStale);
  page.receive({ topic: 'hello', isFresh: false, messages: 0 });
  vi.runAllTimers();
  expect(staleKeys()).toEqual([false, false, false]);
  page.receive({ topic: 'hello', isFresh: true, messages: 0 });
  vi.runAllTimers();
  expect(staleKeys()).toEqual([true, true, true]);
});
