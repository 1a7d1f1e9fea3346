// What is on its way: in order, again when the network fails, given back when it cannot be sent, and never twice.
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { openOutbox, type Outgoing } from './outbox.ts';

const plain = { pictures: [], asStaff: false };
const THREAD = 'tråd';

class Refused extends Error {}

/** A post office of the test's own: says what it was handed, and lets the test answer each. */
function openOffice() {
  const posted: { message: Outgoing; answer: (sent: string) => void; fail: (error: unknown) => void }[] = [];
  const sent: string[] = [];
  const failed: { texts: string[]; error: unknown }[] = [];
  const outbox = openOutbox<string>({
    post(message) {
      const { promise, resolve, reject } = Promise.withResolvers<string>();
      posted.push({ message, answer: resolve, fail: reject });
      return promise;
    },
    onSent: (receipt) => sent.push(receipt),
    onFailed: (_threadId, messages, error) =>
      failed.push({ texts: messages.map(({ content }) => content), error }),
    isRefused: (error) => error instanceof Refused,
    later: setTimeout,
  });
  const send = (content: string, id?: string) => outbox.send({ threadId: THREAD, content, id, ...plain });
  const waiting = () => outbox.list(THREAD).map(({ content }) => content);
  return { outbox, posted, sent, failed, send, waiting };
}

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const settle = () => vi.advanceTimersByTimeAsync(0);

describe('messages of one thread', () => {
  it('go one at a time, in the order in which they were written', async () => {
    const { posted, sent, send, waiting } = openOffice();
    send('ett');
    send('två');
    expect(waiting()).toEqual(['ett', 'två']);
    expect(posted.map(({ message }) => message.content)).toEqual(['ett']);
    posted[0]?.answer('kvitto ett');
    await settle();
    expect(waiting()).toEqual(['två']);
    posted[1]?.answer('kvitto två');
    await settle();
    expect([waiting(), sent]).toEqual([[], ['kvitto ett', 'kvitto två']]);
  });

  it('do not wait for those of another', () => {
    const { outbox, posted, send } = openOffice();
    send('ett');
    outbox.send({ threadId: 'en annan', content: 'hej', ...plain });
    expect(posted.map(({ message }) => message.content)).toEqual(['ett', 'hej']);
  });

  it('are the same list until something changes, and whoever watches is told once they are on their way', async () => {
    const { outbox, send } = openOffice();
    let changes = 0;
    const forget = outbox.subscribe(() => (changes += 1));
    expect(outbox.list(THREAD)).toBe(outbox.list(THREAD));
    send('ett');
    expect(changes).toBe(0);
    await settle();
    expect(changes).toBe(1);
    forget();
    send('två');
    await settle();
    expect(changes).toBe(1);
  });
});

describe('a network that fails', () => {
  it('is tried again, with the same id', async () => {
    const { posted, sent, failed, send } = openOffice();
    send('ett');
    posted[0]?.fail(new TypeError('no network'));
    await vi.advanceTimersByTimeAsync(300);
    posted[1]?.fail(new TypeError('no network'));
    await vi.advanceTimersByTimeAsync(1200);
    posted[2]?.answer('kvitto');
    await settle();
    expect(new Set(posted.map(({ message }) => message.id)).size).toBe(1);
    expect([sent, failed]).toEqual([['kvitto'], []]);
  });

  it('gives back in the end, with what waited behind, and takes what is written then', async () => {
    const { posted, failed, send, waiting } = openOffice();
    send('ett');
    send('två');
    for (const pause of [300, 1200, 0]) {
      posted.at(-1)?.fail(new TypeError('no network'));
      await vi.advanceTimersByTimeAsync(pause);
    }
    expect(posted).toHaveLength(3);
    expect(failed).toEqual([{ texts: ['ett', 'två'], error: expect.any(TypeError) }]);
    expect(waiting()).toEqual([]);
    send('tre');
    expect(posted.at(-1)?.message.content).toBe('tre');
  });
});

describe('a server that says no', () => {
  it('is not asked again, and what waited behind comes back too', async () => {
    const { posted, failed, send } = openOffice();
    send('ett');
    send('två');
    posted[0]?.fail(new Refused());
    await vi.advanceTimersByTimeAsync(60_000);
    expect(posted).toHaveLength(1);
    expect(failed).toEqual([{ texts: ['ett', 'två'], error: expect.any(Refused) }]);
  });
});

describe('a message that arrives by the line', () => {
  it('while its answer is lost is neither tried again nor given back, and the next one goes', async () => {
    const { outbox, posted, sent, failed, send, waiting } = openOffice();
    const { id } = send('ett');
    send('två');
    outbox.noteArrived(id);
    expect(waiting()).toEqual(['två']);
    posted[0]?.fail(new TypeError('the answer was lost'));
    await settle();
    expect(posted.map(({ message }) => message.content)).toEqual(['ett', 'två']);
    posted[1]?.answer('kvitto två');
    await settle();
    expect([sent, failed]).toEqual([['kvitto två'], []]);
  });

  it('while it waits to be tried again is not', async () => {
    const { outbox, posted, failed, send } = openOffice();
    const { id } = send('ett');
    posted[0]?.fail(new TypeError('the answer was lost'));
    await settle();
    outbox.noteArrived(id);
    await vi.advanceTimersByTimeAsync(60_000);
    expect([posted.length, failed]).toEqual([1, []]);
  });
});

it('a text that was tried before keeps its id, and a new one gets one of its own', () => {
  const { posted, send } = openOffice();
  const id = '3d8a4c1e-0c1b-4f0e-9a56-1b8f0c6f2a11';
  expect(send('ett', id).id).toBe(id);
  expect(posted[0]?.message.id).toBe(id);
  expect(send('två').id).not.toBe(id);
});
