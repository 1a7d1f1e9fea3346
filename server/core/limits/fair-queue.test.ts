// A queue of expensive work: it is bounded, groups take turns, and work whose caller has left is dropped.
import { expect, test } from 'vitest';
import { createFairQueue, type QueueLimits, type QueueEntry } from './fair-queue.ts';

/** Work that the test ends; `order` lists started work. */
function openQueue(limits: Partial<QueueLimits> = {}) {
  const queue = createFairQueue({
    concurrency: 1,
    waiting: 10,
    whenFull: () => {
      throw new Error('full');
    },
    ...limits,
  });
  const order: string[] = [];
  const ends: (() => void)[] = [];
  const add = (name: string, queueEntry: QueueEntry = {}) =>
    queue.run(() => {
      order.push(name);
      const { promise, resolve } = Promise.withResolvers<string>();
      ends.push(() => resolve(name));
      return promise;
    }, queueEntry);
  const endNext = async () => {
    ends.shift()?.();
    await new Promise((resolve) => setImmediate(resolve));
  };
  return { queue, order, add, endNext };
}

test('runs calls up to its concurrency, and the others in order', async () => {
  const { add, order, endNext } = openQueue({ concurrency: 2 });
  const all = ['a', 'b', 'c', 'd'].map((name) => add(name));
  expect(order).toEqual(['a', 'b']);
  for (const _ of all) await endNext();
  expect(await Promise.all(all)).toEqual(order);
});

test('refuses calls beyond the limit of the queue or of one group', async () => {
  const { add, queue } = openQueue({ waiting: 3, waitingPerGroup: 2 });
  void add('running', { group: 'one' });
  void add('first', { group: 'one' });
  void add('second', { group: 'one' });
  await expect(add('third', { group: 'one' })).rejects.toThrow('full');
  expect(queue.isFull()).toBe(false);
  void add('other', { group: 'two' });
  expect(queue.isFull()).toBe(true);
  await expect(add('one more', { group: 'three' })).rejects.toThrow('full');
});

test('groups take turns', async () => {
  const { add, order, endNext } = openQueue();
  for (const name of ['a1', 'a2', 'a3', 'b1', 'c1', 'b2']) void add(name, { group: name[0] ?? '' });
  for (let left = 6; left > 0; left -= 1) await endNext();
  expect(order).toEqual(['a1', 'a2', 'b1', 'c1', 'a3', 'b2']);
});

test('a group runs at most its own limit, so that another group can start', async () => {
  const { add, order } = openQueue({ concurrency: 2, runningPerGroup: 1 });
  void add('a1', { group: 'a' });
  void add('a2', { group: 'a' });
  void add('b1', { group: 'b' });
  expect(order).toEqual(['a1', 'b1']);
});

test('every second turn and the reserved places are for preferred work', async () => {
  const { add, order, endNext } = openQueue({ waiting: 5, reserved: 2 });
  for (const name of ['running', 'one', 'two', 'three']) void add(name, { group: name });
  await expect(add('four', { group: 'four' })).rejects.toThrow('full');
  for (const name of ['known', 'known too'] as const) void add(name, { group: name, isPreferred: true });
  for (let left = 6; left > 0; left -= 1) await endNext();
  expect(order).toEqual(['running', 'known', 'one', 'known too', 'two', 'three']);
});

test('drops work whose caller has left, before it begins', async () => {
  const { add, order, endNext } = openQueue({ waiting: 1 });
  const gone = new AbortController();
  void add('running');
  const left = add('left', { signal: gone.signal });
  gone.abort(new Error('gone'));
  await expect(left).rejects.toThrow('gone');
  await expect(add('never', { signal: gone.signal })).rejects.toThrow('gone');
  // Its place in the queue is free again.
  const next = add('next');
  await endNext();
  await endNext();
  await expect(next).resolves.toBe('next');
  expect(order).toEqual(['running', 'next']);
});

test('continues after work that fails', async () => {
  const { add, queue, endNext } = openQueue();
  await expect(queue.run(() => Promise.reject(new Error('broken')))).rejects.toThrow('broken');
  const next = add('next');
  await endNext();
  await expect(next).resolves.toBe('next');
});
