// The outbox: order, retries, failures, and no duplicates.
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { openOutbox, type Outgoing } from './outbox.ts';

const plain = { pictures: [], asStaff: false };
const THREAD = 'tråd';

class Refused extends Error {}

/** An outbox with a fake transport: the test answers each request. */
function openTestOutbox() {
  const posted: { message: Outgoing; answer: (sent: string) => void; fail: (error: unknown) => void }[] = [];
  const sent: string[] = [];
  const failed: { texts: string[]; error: unknown }[] = [];
  const network = { isOff: false };
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
    isOffline: () => network.isOff,
    later: setTimeout,
  });
  const send = (content: string, id?: string) => outbox.send({ threadId: THREAD, content, id, ...plain });
  const waiting = () => outbox.list(THREAD).map(({ content }) => content);
  return { outbox, network, posted, sent, failed, send, waiting };
}

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const settle = () => vi.advanceTimersByTimeAsync(0);

/** Fails every attempt to send a message. */
async function failThreeTimes(posted: readonly { fail: (error: unknown) => void }[]): Promise<void> {
  for (const pause of [300, 1200, 0]) {
    posted.at(-1)?.fail(new TypeError('no network'));
    await vi.advanceTimersByTimeAsync(pause);
  }
}

describe('messages of one thread', () => {
  it('are sent one at a time, in order', async () => {
    const { posted, sent, send, waiting } = openTestOutbox();
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

  it('do not wait for messages of another thread', () => {
    const { outbox, posted, send } = openTestOutbox();
    send('ett');
    outbox.send({ threadId: 'en annan', content: 'hej', ...plain });
    expect(posted.map(({ message }) => message.content)).toEqual(['ett', 'hej']);
  });

  it('are the same list until a change, and subscribers are notified once they are being sent', async () => {
    const { outbox, send } = openTestOutbox();
    let changes = 0;
    const unsubscribe = outbox.subscribe(() => (changes += 1));
    expect(outbox.list(THREAD)).toBe(outbox.list(THREAD));
    send('ett');
    expect(changes).toBe(0);
    await settle();
    expect(changes).toBe(1);
    unsubscribe();
    send('två');
    await settle();
    expect(changes).toBe(1);
  });
});

describe('after a network error', () => {
  it('a message is sent again with the same id', async () => {
    const { posted, sent, failed, send } = openTestOutbox();
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

  it('the queue fails after the last retry and accepts new messages', async () => {
    const { posted, failed, send, waiting } = openTestOutbox();
    send('ett');
    send('två');
    await failThreeTimes(posted);
    expect(posted).toHaveLength(3);
    expect(failed).toEqual([{ texts: ['ett', 'två'], error: expect.any(TypeError) }]);
    expect(waiting()).toEqual([]);
    send('tre');
    expect(posted.at(-1)?.message.content).toBe('tre');
  });
});

describe('while the browser is offline', () => {
  it('messages wait in order, and are sent with the same ids when the network is back', async () => {
    const { outbox, network, posted, sent, failed, send, waiting } = openTestOutbox();
    network.isOff = true;
    const first = send('ett');
    send('två');
    await failThreeTimes(posted);
    await vi.advanceTimersByTimeAsync(600_000);
    expect([posted.length, outbox.isPaused(THREAD), waiting()]).toEqual([3, true, ['ett', 'två']]);
    network.isOff = false;
    outbox.resume();
    await settle();
    expect([outbox.isPaused(THREAD), posted[3]?.message.id]).toEqual([false, first.id]);
    posted[3]?.answer('kvitto ett');
    await settle();
    posted[4]?.answer('kvitto två');
    await settle();
    expect([sent, failed, waiting()]).toEqual([['kvitto ett', 'kvitto två'], [], []]);
  });

  it('a removed message is not sent', async () => {
    const { outbox, network, posted, send, waiting } = openTestOutbox();
    network.isOff = true;
    const { id } = send('ett');
    send('två');
    await failThreeTimes(posted);
    outbox.remove(id);
    expect(waiting()).toEqual(['två']);
    outbox.resume();
    await settle();
    expect(posted.slice(3).map(({ message }) => message.content)).toEqual(['två']);
  });

  it('a refusal is not taken for a lost network', async () => {
    const { network, posted, failed, send } = openTestOutbox();
    network.isOff = true;
    send('ett');
    posted[0]?.fail(new Refused());
    await settle();
    expect(failed).toHaveLength(1);
  });
});

it('restored messages are sent in order, and none twice', async () => {
  const { outbox, posted, send, waiting } = openTestOutbox();
  const queued = send('ett');
  const stored: Outgoing = { ...queued, id: crypto.randomUUID(), content: 'två' };
  outbox.restore([queued, stored]);
  expect(waiting()).toEqual(['ett', 'två']);
  posted[0]?.answer('kvitto');
  await settle();
  expect(posted.map(({ message }) => message.id)).toEqual([queued.id, stored.id]);
});

describe('after a refusal', () => {
  it('the message is not sent again, and the messages queued behind it fail too', async () => {
    const { posted, failed, send } = openTestOutbox();
    send('ett');
    send('två');
    posted[0]?.fail(new Refused());
    await vi.advanceTimersByTimeAsync(60_000);
    expect(posted).toHaveLength(1);
    expect(failed).toEqual([{ texts: ['ett', 'två'], error: expect.any(Refused) }]);
  });
});

describe('a message that arrives by a live event', () => {
  it('is not sent again when its response is lost, and the next message is sent', async () => {
    const { outbox, posted, sent, failed, send, waiting } = openTestOutbox();
    const { id } = send('ett');
    send('två');
    outbox.markArrived(id);
    expect(waiting()).toEqual(['två']);
    posted[0]?.fail(new TypeError('the answer was lost'));
    await settle();
    expect(posted.map(({ message }) => message.content)).toEqual(['ett', 'två']);
    posted[1]?.answer('kvitto två');
    await settle();
    expect([sent, failed]).toEqual([['kvitto två'], []]);
  });

  it('is not sent again while it waits for a retry', async () => {
    const { outbox, posted, failed, send } = openTestOutbox();
    const { id } = send('ett');
    posted[0]?.fail(new TypeError('the answer was lost'));
    await settle();
    outbox.markArrived(id);
    await vi.advanceTimersByTimeAsync(60_000);
    expect([posted.length, failed]).toEqual([1, []]);
  });
});

it('a retried text keeps its id, and a new one gets a new id', () => {
  const { posted, send } = openTestOutbox();
  const id = '3d8a4c1e-0c1b-4f0e-9a56-1b8f0c6f2a11';
  expect(send('ett', id).id).toBe(id);
  expect(posted[0]?.message.id).toBe(id);
  expect(send('två').id).not.toBe(id);
});
