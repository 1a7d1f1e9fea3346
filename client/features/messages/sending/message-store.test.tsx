// Messages that wait for the network: in several tabs, and when the browser refuses to store them.
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Api } from '#shared/contract.ts';
import { queriesOf } from '../../../core/api.ts';
import { makeQueryClient } from '../../../core/query-client.ts';
import { failed, viewer } from '../../../testing/show.tsx';
import { messageStoreOf } from './message-store.ts';

const threadId = '00000000-0000-4000-8000-0000000000f1';

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  vi.useFakeTimers();
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  localStorage.clear();
  sessionStorage.clear();
});

/** A store in which a message already waits, stored by the browser unless it refuses. */
async function openOffline() {
  const api = queriesOf({ messages: { reply: failed } } as unknown as Api);
  const store = messageStoreOf(makeQueryClient(), api, viewer.id);
  const contents = () => store.outbox.list(threadId).map(({ content }) => content);
  const send = async (content: string) => {
    store.send(threadId, content);
    await vi.runAllTimersAsync();
  };
  await send('Hej');
  expect(store.outbox.isPaused(threadId)).toBe(true);
  return { store, contents, send };
}

/** Two tabs of one user in which messages can be sent as soon as `connect` is called. */
function openTwoTabs() {
  const sent = new Set<string>();
  let isConnected = false;
  const post = (input: { content: string; id: string; messageId?: string }) => {
    if (!isConnected) return failed();
    sent.add(input.content);
    return Promise.resolve({ message: { id: input.messageId ?? input.id, threadId, position: sent.size } });
  };
  const api = queriesOf({ messages: { reply: post, send: post } } as unknown as Api);
  const open = () => messageStoreOf(makeQueryClient(), api, viewer.id);
  const connect = async (...tabs: { resume: () => void }[]) => {
    isConnected = true;
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(true);
    for (const tab of tabs) tab.resume();
    await vi.runAllTimersAsync();
  };
  return { first: open(), second: open(), sent, connect };
}

/** The browser's storage is full. */
function refuseToStore(): void {
  const full = new Proxy(localStorage, {
    get(storage, name) {
      if (name === 'setItem') throw new DOMException('Full', 'QuotaExceededError');
      const member: unknown = Reflect.get(storage, name);
      return typeof member === 'function' ? member.bind(storage) : member;
    },
  });
  vi.stubGlobal('localStorage', full);
}

test('a waiting message that was not stored is not removed when the connection is back', async () => {
  refuseToStore();
  const { store, contents } = await openOffline();
  store.resume();
  expect(contents()).toEqual(['Hej']);
});

test('a message written after the storage became full is not removed either', async () => {
  const { store, contents, send } = await openOffline();
  refuseToStore();
  await send('Är den kvar?');
  expect(contents()).toEqual(['Hej', 'Är den kvar?']);
  for (let attempt = 0; attempt < 2; attempt += 1) {
    store.resume();
    await vi.runAllTimersAsync();
  }
  expect(contents()).toEqual(['Hej', 'Är den kvar?']);
});

test('a stored message that another tab has removed is not sent', async () => {
  const { store, contents } = await openOffline();
  localStorage.clear();
  sessionStorage.clear();
  store.resume();
  expect(contents()).toEqual([]);
});

test('messages that wait in two tabs of a thread are all sent, and none is stored any more', async () => {
  const { first, second, sent, connect } = openTwoTabs();
  first.send(threadId, 'Från flik 1');
  await vi.runAllTimersAsync();
  second.send(threadId, 'Från flik 2');
  await vi.runAllTimersAsync();
  await connect(first, second);
  expect([...sent].toSorted()).toEqual(['Från flik 1', 'Från flik 2']);
  expect(Object.keys(localStorage)).toEqual([]);
});

test('first messages that wait in two tabs are all sent', async () => {
  const { first, second, sent, connect } = openTwoTabs();
  const recipient = { recipientId: threadId, recipientName: 'Anna', adId: null, subject: 'Hej' };
  first.sendFirst(recipient, 'Från flik 1', '00000000-0000-4000-8000-0000000000b1');
  await vi.runAllTimersAsync();
  second.sendFirst(recipient, 'Från flik 2', '00000000-0000-4000-8000-0000000000b2');
  await vi.runAllTimersAsync();
  await connect(first, second);
  expect([...sent].toSorted()).toEqual(['Från flik 1', 'Från flik 2']);
});

test('a message that waits in another tab is sent although the storage is full', async () => {
  const { first, second, sent, connect } = openTwoTabs();
  first.send(threadId, 'Från flik 1');
  await vi.runAllTimersAsync();
  refuseToStore();
  second.send(threadId, 'Från flik 2');
  await vi.runAllTimersAsync();
  await connect(first, second);
  expect([...sent].toSorted()).toEqual(['Från flik 1', 'Från flik 2']);
});

test('a message that is removed in one tab is not sent by the other', async () => {
  const { first, second, sent, connect } = openTwoTabs();
  first.send(threadId, 'Ångrat');
  await vi.runAllTimersAsync();
  second.send(threadId, 'Från flik 2');
  await vi.runAllTimersAsync();
  const [removed] = first.outbox.list(threadId);
  first.outbox.remove(removed?.id ?? '');
  await connect(second, first);
  expect([...sent]).toEqual(['Från flik 2']);
});

/** The messages of a tab that is opened or reloaded, with its session storage. */
function openIn(storage: Storage) {
  vi.stubGlobal('sessionStorage', storage);
  return openTwoTabs().first;
}

test('a draft stays in its tab when the same conversation is written in and sent from another one', async () => {
  const [tab, other] = [memoryStorage(), memoryStorage()];
  openIn(tab).setText(threadId, 'Mitt halva svar');
  const sender = openIn(other);
  sender.setText(threadId, 'Ja');
  sender.setDraft(threadId, null);
  expect(openIn(other).draftOf(threadId)).toBeNull();
  expect(openIn(tab).draftOf(threadId)?.text).toBe('Mitt halva svar');
});

/** The session storage of a tab. */
function memoryStorage(): Storage {
  const items = new Map<string, string>();
  return {
    length: 0,
    key: () => null,
    clear: () => items.clear(),
    getItem: (key) => items.get(key) ?? null,
    setItem: (key, value) => void items.set(key, value),
    removeItem: (key) => void items.delete(key),
  };
}

test('a draft that another tab has sent is gone in this tab', () => {
  const { first, second } = openTwoTabs();
  first.setText(threadId, 'Ses vi kl 18?');
  expect(second.draftOf(threadId)?.text).toBe('Ses vi kl 18?');
  const key = `message-draft ${viewer.id} ${threadId}`;
  const oldValue = localStorage.getItem(key);
  localStorage.clear();
  window.dispatchEvent(new StorageEvent('storage', { key, oldValue, newValue: null }));
  expect(second.draftOf(threadId)).toBeNull();
});
