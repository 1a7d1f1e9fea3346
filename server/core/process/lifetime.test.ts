// Shutdown: runs all closers in reverse order, once, even if one fails.
import { expect, test, vi } from 'vitest';
import { beginLifetime, type Ending } from './lifetime.ts';

test('closes in reverse order, one after the other', async () => {
  const life = beginLifetime(vi.fn());
  const ended: string[] = [];
  for (const name of ['cluster', 'pool', 'server']) {
    life.atEnd(async () => {
      ended.push(`${name} begins`);
      await Promise.resolve();
      ended.push(`${name} done`);
    });
  }
  await life.end();
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
  const life = beginLifetime(report);
  const endCluster = vi.fn<Ending>(async () => undefined);
  life.atEnd(endCluster);
  life.atEnd(() => Promise.reject(new Error('stuck')));
  await life.end();
  expect(report).toHaveBeenCalledWith(new Error('stuck'));
  expect(endCluster).toHaveBeenCalledOnce();
});

test('closes each resource once, even if end is called twice', async () => {
  const life = beginLifetime(vi.fn());
  const ending = vi.fn<Ending>(async () => undefined);
  life.atEnd(ending);
  await Promise.all([life.end(), life.end()]);
  await life.end();
  expect(ending).toHaveBeenCalledOnce();
});

test('aborts isEnding, and closes what is added after the end has begun', async () => {
  const life = beginLifetime(vi.fn());
  expect(life.isEnding.aborted).toBe(false);
  await life.end();
  expect(life.isEnding.aborted).toBe(true);
  const late = vi.fn<Ending>(async () => undefined);
  life.atEnd(late);
  await life.end();
  expect(late).toHaveBeenCalledOnce();
});

test('hurry aborts the signal of a pending closer', async () => {
  const life = beginLifetime(vi.fn());
  life.atEnd((hurry) => new Promise((resolve) => hurry.addEventListener('abort', resolve)));
  const end = life.end();
  life.hurry();
  await expect(end).resolves.toBeUndefined();
});
