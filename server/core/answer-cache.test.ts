// The cache of shared answers, and its invalidation.
import { EventEmitter } from 'node:events';
import { expect, test } from 'vitest';
import type { Bus, Notice } from './bus/bus.ts';
import { createAnswerCache } from './answer-cache.ts';

function openLocalBus(): Bus & { miss(): void } {
  const events = new EventEmitter();
  return {
    publish: async (notice) => void events.emit('notice', notice),
    publishToAll: async (notice) => void events.emit('notice', notice),
    subscribe(hear) {
      events.on('notice', hear);
      return () => events.off('notice', hear);
    },
    isConnected: () => true,
    close: async () => undefined,
    miss: () => void events.emit('notice', null),
  };
}

function countingLoader() {
  let loads = 0;
  return async () => (loads += 1);
}

test('loads once and then reads from the cache', async () => {
  const answerCache = createAnswerCache(openLocalBus());
  const load = countingLoader();
  expect(await answerCache.getOrLoad('categories', 'categories', load)).toBe(1);
  expect(await answerCache.getOrLoad('categories', 'categories', load)).toBe(1);
});

test.each<Notice | null>([{ topic: 'categories', id: '1' }, null])(
  'loads again after the notice %j',
  async (notice) => {
    const bus = openLocalBus();
    const answerCache = createAnswerCache(bus);
    const load = countingLoader();
    await answerCache.getOrLoad('categories', 'categories', load);
    if (notice) await bus.publish(notice);
    else bus.miss();
    expect(await answerCache.getOrLoad('categories', 'categories', load)).toBe(2);
  },
);

test('keeps entries of other topics', async () => {
  const bus = openLocalBus();
  const answerCache = createAnswerCache(bus);
  const load = countingLoader();
  await answerCache.getOrLoad('categories', 'categories', load);
  await bus.publish({ topic: 'ads', id: '1' });
  expect(await answerCache.getOrLoad('categories', 'categories', load)).toBe(1);
});

test('a change during loading makes the next caller load again', async () => {
  const bus = openLocalBus();
  const answerCache = createAnswerCache(bus);
  const slow = Promise.withResolvers<string>();
  const first = answerCache.getOrLoad('setting', 'page-settings', () => slow.promise);
  await bus.publish({ topic: 'page-settings', id: 'forum' });
  slow.resolve('old');
  expect(await first).toBe('old');
  expect(await answerCache.getOrLoad('setting', 'page-settings', async () => 'new')).toBe('new');
});

test('does not cache a failure', async () => {
  const answerCache = createAnswerCache(openLocalBus());
  await expect(answerCache.getOrLoad('x', 'x', () => Promise.reject(new Error('down')))).rejects.toThrow(
    'down',
  );
  expect(await answerCache.getOrLoad('x', 'x', async () => 'up')).toBe('up');
});
