// Shutdown: runs all closers in reverse order, once, even if one fails.
import { expect, test, vi } from 'vitest';
import { openShutdown, type CloseHook } from './shutdown.ts';

test('closes in reverse order, one after the other', async () => {
  const shutdown = openShutdown(vi.fn());
  const ended: string[] = [];
  for (const name of ['cluster', 'pool', 'server']) {
    shutdown.onClose(async () => {
      ended.push(`${name} begins`);
      await Promise.resolve();
      ended.push(`${name} done`);
    });
  }
  await shutdown.run();
  expect(ended).toEqual([
    'server begins',
    'server done',
    'pool begins',
    'pool done',
    'cluster begins',
    'cluster done',
  ]);
});

test('reports a failure and closes the rest', async () => {
  const report = vi.fn<(error: unknown) => void>();
  const shutdown = openShutdown(report);
  const endCluster = vi.fn<CloseHook>(async () => undefined);
  shutdown.onClose(endCluster);
  shutdown.onClose(() => Promise.reject(new Error('stuck')));
  await shutdown.run();
  expect(report).toHaveBeenCalledWith(new Error('stuck'));
  expect(endCluster).toHaveBeenCalledOnce();
});

test('closes each resource once, also when run is called twice', async () => {
  const shutdown = openShutdown(vi.fn());
  const ending = vi.fn<CloseHook>(async () => undefined);
  shutdown.onClose(ending);
  await Promise.all([shutdown.run(), shutdown.run()]);
  await shutdown.run();
  expect(ending).toHaveBeenCalledOnce();
});

test('aborts the signal, and closes what is registered after shutdown has begun', async () => {
  const shutdown = openShutdown(vi.fn());
  expect(shutdown.signal.aborted).toBe(false);
  await shutdown.run();
  expect(shutdown.signal.aborted).toBe(true);
  const late = vi.fn<CloseHook>(async () => undefined);
  shutdown.onClose(late);
  await shutdown.run();
  expect(late).toHaveBeenCalledOnce();
});

test('force aborts the signal of a pending hook', async () => {
  const shutdown = openShutdown(vi.fn());
  shutdown.onClose((forced) => new Promise((resolve) => forced.addEventListener('abort', resolve)));
  const end = shutdown.run();
  shutdown.force();
  await expect(end).resolves.toBeUndefined();
});
