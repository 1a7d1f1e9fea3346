// The socket on which answers are written: when there is one, and what goes as a request instead.
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { WritingAnswer, WritingOrder } from '#shared/features/messages/writing.ts';
import { keepWritingSocket } from './writing-socket.ts';

/** A socket of the test's own: says what it was handed, and lets the test speak and break off. */
class TestSocket extends EventTarget {
  readyState: WebSocket['readyState'] = WebSocket.CONNECTING;
  sent: WritingOrder[] = [];
  open(): void {
    this.readyState = WebSocket.OPEN;
  }
  say(answer: WritingAnswer | ''): void {
    const data = answer === '' ? '' : JSON.stringify(answer);
    this.dispatchEvent(new MessageEvent('message', { data }));
  }
  send(text: string): void {
    this.sent.push(JSON.parse(text) as WritingOrder);
  }
  close(): void {
    this.readyState = WebSocket.CLOSED;
    this.dispatchEvent(new Event('close'));
  }
}

function openPage() {
  const opened: TestSocket[] = [];
  const socket = keepWritingSocket((hear) => {
    const made = new TestSocket();
    made.addEventListener('message', (event) => hear(event as MessageEvent<string>));
    opened.push(made);
    return made;
  });
  return { opened, socket };
}

/** Somebody who has written, with a socket that stands open. */
function openChat() {
  const page = openPage();
  const rise = page.socket.sit();
  page.socket.noteWritten();
  const [made] = page.opened;
  if (!made) throw new Error('no socket was opened');
  made.open();
  return { ...page, rise, made };
}

const order = (messageId: string): WritingOrder => ({ id: 'tråd', messageId, content: 'Hej' });
const sentAs = (id: string) => ({ message: { id }, threadId: 'tråd' }) as WritingAnswer['sent'];

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

it('is opened for who has a place to write and has written, and closed when they leave', () => {
  const { opened, socket } = openPage();
  socket.noteWritten();
  expect(opened).toHaveLength(0);
  const [rise, riseToo] = [socket.sit(), socket.sit()];
  expect(opened).toHaveLength(1);
  rise();
  expect(opened[0]?.readyState).not.toBe(WebSocket.CLOSED);
  riseToo();
  expect(opened[0]?.readyState).toBe(WebSocket.CLOSED);
  const other = openPage();
  other.socket.sit();
  other.socket.keepReady();
  expect(other.opened).toHaveLength(0);
});

it('each message has its own answer, in whatever order they come', async () => {
  const { socket, made } = openChat();
  const [one, two] = [socket.send(order('ett')), socket.send(order('två'))];
  expect(made.sent.map(({ messageId }) => messageId)).toEqual(['ett', 'två']);
  made.say({ messageId: 'två', sent: null });
  made.say({ messageId: 'ett', sent: sentAs('ett') });
  expect(await Promise.all([one, two])).toEqual([sentAs('ett'), null]);
});

it('what is written before it stands open, or has waited when it breaks, goes as a request', async () => {
  const { socket, opened } = openPage();
  socket.sit();
  socket.noteWritten();
  expect(await socket.send(order('ett'))).toBeNull();
  opened[0]?.open();
  const waiting = socket.send(order('två'));
  opened[0]?.close();
  expect(await waiting).toBeNull();
  expect(await socket.send(order('tre'))).toBeNull();
});

it('one that gives no answer is given up, and opened anew when somebody writes later', async () => {
  const { socket, opened, made } = openChat();
  const waiting = socket.send(order('ett'));
  await vi.advanceTimersByTimeAsync(2000);
  expect(await waiting).toBeNull();
  expect(made.readyState).toBe(WebSocket.CLOSED);
  socket.keepReady();
  expect(opened).toHaveLength(1);
  await vi.advanceTimersByTimeAsync(8000);
  socket.keepReady();
  expect(opened).toHaveLength(2);
});

it('one that has not breathed for long is dead', async () => {
  const { socket, opened, made } = openChat();
  await vi.advanceTimersByTimeAsync(30_000);
  made.say('');
  await vi.advanceTimersByTimeAsync(30_000);
  const waiting = socket.send(order('ett'));
  made.say({ messageId: 'ett', sent: sentAs('ett') });
  expect(await waiting).toEqual(sentAs('ett'));
  await vi.advanceTimersByTimeAsync(36_000);
  expect(await socket.send(order('två'))).toBeNull();
  socket.keepReady();
  expect([made.readyState, opened.length]).toEqual([WebSocket.CLOSED, 2]);
});
