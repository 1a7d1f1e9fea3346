// Deferred tasks: run once per name after a delay, retry on failure, and run before shutdown.
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createDeferredTasks } from './deferred-tasks.ts';
import { createLogger } from '../process/logger.ts';

const logger = createLogger('silent');

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

test('runs a task once per name after a delay', async () => {
  const deferredTasks = createDeferredTasks(logger);
  const done: string[] = [];
  for (const name of ['a', 'a', 'b']) deferredTasks.do(name, async () => done.push(name));
  await Promise.resolve();
  expect(done).toEqual([]);
  await vi.advanceTimersByTimeAsync(40);
  expect(done).toEqual(['a', 'b']);
  deferredTasks.do('a', async () => done.push('a again'));
  await vi.advanceTimersByTimeAsync(100);
  expect(done).toEqual(['a', 'b', 'a again']);
});

test('postpones a task while it is requested again, up to its maximum delay', async () => {
  const deferredTasks = createDeferredTasks(logger);
  const start = Date.now();
  const done: number[] = [];
  const enqueue = () => deferredTasks.do('a', async () => done.push(Date.now() - start), 250, 1000);
  enqueue();
  await vi.advanceTimersByTimeAsync(200);
  enqueue();
  await vi.advanceTimersByTimeAsync(249);
  expect(done).toEqual([]);
  await vi.advanceTimersByTimeAsync(1);
  expect(done).toEqual([450]);
  for (let count = 0; count < 10; count += 1) {
    enqueue();
    await vi.advanceTimersByTimeAsync(200);
  }
  expect(done.slice(0, 2)).toEqual([450, 1450]);
});

test('a new request does not shorten the retry delay', async () => {
  const deferredTasks = createDeferredTasks(logger);
  const tried: number[] = [];
  const start = Date.now();
  const enqueue = () =>
    deferredTasks.do('a', async () => {
      tried.push(Date.now() - start);
      if (tried.length < 3) throw new Error('away');
    });
  enqueue();
  for (let count = 0; count < 40; count += 1) {
    await vi.advanceTimersByTimeAsync(40);
    enqueue();
  }
  expect(tried.slice(0, 3)).toEqual([40, 540, 1540]);
});

test('retries long enough for a database restart, then logs a warning and drops the task', async () => {
  const warn = vi.spyOn(logger, 'warn').mockReturnValue();
  const deferredTasks = createDeferredTasks(logger);
  let isAway = true;
  const done: string[] = [];
  const tryIt = (name: string, mayFail: () => boolean) =>
    deferredTasks.do(name, async () => {
      if (mayFail()) throw new Error('away');
      done.push(name);
    });
  tryIt('comes back', () => isAway);
  tryIt('stays away', () => true);
  await vi.advanceTimersByTimeAsync(7000);
  expect(done).toEqual([]);
  isAway = false;
  await vi.advanceTimersByTimeAsync(10_000);
  expect(done).toEqual(['comes back']);
  expect(warn.mock.calls.map(([, text]) => text)).toEqual(['Gave up a deferred task: stays away']);
  warn.mockRestore();
});

test('finish runs all tasks, including those they add', async () => {
  const deferredTasks = createDeferredTasks(logger);
  const done: string[] = [];
  deferredTasks.do('first', async () => {
    done.push('first');
    deferredTasks.do('second', async () => done.push('second'));
  });
  await deferredTasks.finish();
  expect(done).toEqual(['first', 'second']);
});
