// The end of a process: everything in reverse order, once, whatever fails on the way.
import { expect, test, vi } from 'vitest';
import { beginLifetime, type Ending } from './lifetime.ts';

test('ends things in reverse order, one after the other', async () => {
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

test('reports what does not end well, and ends the rest', async () => {
  const report = vi.fn<(error: unknown) => void>();
  const life = beginLifetime(report);
  const endCluster = vi.fn<Ending>(async () => undefined);
  life.atEnd(endCluster);
  life.atEnd(() => Promise.reject(new Error('stuck')));
  await life.end();
  expect(report).toHaveBeenCalledWith(new Error('stuck'));
  expect(endCluster).toHaveBeenCalledOnce();
});

test('ends each thing once, however often it is asked to', async () => {
  const life = beginLifetime(vi.fn());
  const ending = vi.fn<Ending>(async () => undefined);
  life.atEnd(ending);
  await Promise.all([life.end(), life.end()]);
  await life.end();
  expect(ending).toHaveBeenCalledOnce();
});

test('tells those that are still starting that the end has begun, and ends what they opened', async () => {
  const life = beginLifetime(vi.fn());
  expect(life.isEnding.aborted).toBe(false);
  await life.end();
  expect(life.isEnding.aborted).toBe(true);
  const late = vi.fn<Ending>(async () => undefined);
  life.atEnd(late);
  await life.end();
  expect(late).toHaveBeenCalledOnce();
});

test('lets those that wait know that nobody wants to', async () => {
  const life = beginLifetime(vi.fn());
  life.atEnd((hurry) => new Promise((resolve) => hurry.addEventListener('abort', resolve)));
  const end = life.end();
  life.hurry();
  await expect(end).resolves.toBeUndefined();
});
