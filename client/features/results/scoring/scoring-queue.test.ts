// The scorer's queue: order, retries with the same ids, storage, refusals.
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { NewScoringEvent, ScoringAnswer } from '#shared/features/results/scoring/contract.ts';
import { openScoringQueue } from './scoring-queue.ts';

class Refused extends Error {}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

let created = 0;
const three = (): NewScoringEvent => ({
  id: `event ${(created += 1)}`,
  kind: 'points',
  side: 'home',
  points: 3,
  period: 1,
});

/** A queue whose requests the test answers, with a storage that can be passed to the next queue. */
function openTestQueue(storage: { events: readonly NewScoringEvent[] } = { events: [] }) {
  const posted: {
    ids: string[];
    answer: (refused?: ScoringAnswer['refused']) => void;
    fail: (error: unknown) => void;
  }[] = [];
  const answers: ScoringAnswer[] = [];
  const queue = openScoringQueue({
    post(events) {
      const { promise, resolve, reject } = Promise.withResolvers<ScoringAnswer>();
      const answer = (refused: ScoringAnswer['refused'] = []) =>
        resolve({ refused } as unknown as ScoringAnswer);
      posted.push({ ids: events.map(({ id }) => id), answer, fail: reject });
      return promise;
    },
    load: () => storage.events,
    save: (events) => (storage.events = events),
    onAnswer: (answer) => answers.push(answer),
    isFinal: (error) => error instanceof Refused,
  });
  queue.start();
  return { queue, posted, answers, storage };
}

const settle = () => vi.advanceTimersByTimeAsync(0);

test('sends one request at a time, and events added meanwhile in the next', async () => {
  const { queue, posted, storage } = openTestQueue();
  const [one, two, other] = [three(), three(), three()];
  for (const event of [one, two, other]) queue.add(event);
  expect(posted.map(({ ids }) => ids)).toEqual([[one.id]]);
  posted[0]?.answer();
  await settle();
  expect(posted.map(({ ids }) => ids)).toEqual([[one.id], [two.id, other.id]]);
  posted[1]?.answer();
  await settle();
  expect([queue.read().phase, queue.read().events, storage.events]).toEqual(['idle', [], []]);
});

test('waits without a network, and sends the same ids in order when it is back', async () => {
  const { queue, posted } = openTestQueue();
  const [one, two] = [three(), three()];
  queue.add(one);
  posted[0]?.fail(new TypeError('no network'));
  await settle();
  expect(queue.read().phase).toBe('waiting');
  queue.add(two);
  expect(queue.read().events.map(({ id }) => id)).toEqual([one.id, two.id]);
  queue.resume();
  await settle();
  expect(posted.at(-1)?.ids).toEqual([one.id, two.id]);
  posted.at(-1)?.answer();
  await settle();
  expect(queue.read()).toMatchObject({ phase: 'idle', events: [] });
});

test('retries by itself, with growing delays', async () => {
  const { queue, posted } = openTestQueue();
  queue.add(three());
  for (const [requests, pause] of [
    [2, 1000],
    [3, 2000],
    [4, 4000],
  ] as const) {
    posted.at(-1)?.fail(new TypeError('no network'));
    await vi.advanceTimersByTimeAsync(pause - 1);
    expect(posted).toHaveLength(requests - 1);
    await vi.advanceTimersByTimeAsync(1);
    expect(posted).toHaveLength(requests);
  }
});

test('survives a reload, and resends an event in flight with the same id', async () => {
  const storage = { events: [] };
  const before = openTestQueue(storage);
  const [one, two] = [three(), three()];
  before.queue.add(one);
  before.queue.add(two);
  before.queue.stop();
  const { queue, posted } = openTestQueue(storage);
  expect(posted[0]?.ids).toEqual([one.id, two.id]);
  posted[0]?.answer();
  await settle();
  expect([queue.read().events, storage.events]).toEqual([[], []]);
});

test('reports the events that the server did not count, and continues', async () => {
  const { queue, posted } = openTestQueue();
  const [one, two] = [three(), three()];
  queue.add(one);
  queue.add(two);
  posted[0]?.answer([{ id: one.id, reason: 'finished' }]);
  await settle();
  expect(queue.read().refused).toEqual([{ event: one, reason: 'finished' }]);
  posted[1]?.answer();
  await settle();
  expect(queue.read().events).toEqual([]);
  queue.dismissRefused();
  expect(queue.read().refused).toEqual([]);
});

test('stops at a refusal and stores the events, until the user retries or discards them', async () => {
  const { queue, posted, storage } = openTestQueue();
  const event = three();
  queue.add(event);
  posted[0]?.fail(new Refused());
  await vi.advanceTimersByTimeAsync(60_000);
  expect(posted).toHaveLength(1);
  expect([queue.read().phase, storage.events]).toEqual(['stopped', [event]]);
  queue.resume();
  expect(posted).toHaveLength(2);
  posted[1]?.fail(new Refused());
  await settle();
  queue.discard();
  expect([queue.read().phase, storage.events]).toEqual(['idle', []]);
});
