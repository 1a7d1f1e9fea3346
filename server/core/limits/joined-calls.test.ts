// Calls that change the same row are run together while one runs.
import { expect, test } from 'vitest';
import { joinCalls } from './joined-calls.ts';

function openCalls() {
  const runs: { inputs: readonly number[]; end: (result: number) => void; fail: (error: Error) => void }[] =
    [];
  const call = joinCalls<number, number>((inputs) => {
    const { promise, resolve, reject } = Promise.withResolvers<number>();
    runs.push({ inputs, end: resolve, fail: reject });
    return promise;
  });
  const inputs = () => runs.map((run) => run.inputs);
  return { call, runs, inputs };
}

test('joins the calls of a key that arrive while one runs, and no others', async () => {
  const { call, runs, inputs } = openCalls();
  const first = call('a', 1);
  await expect.poll(() => runs.length).toBe(1);
  const joined = [call('a', 2), call('a', 3)];
  const other = call('b', 4);
  await expect.poll(inputs).toEqual([[1], [4]]);
  runs[0]?.end(10);
  await expect.poll(inputs).toEqual([[1], [4], [2, 3]]);
  runs[1]?.end(40);
  runs[2]?.end(30);
  expect(await Promise.all([first, ...joined, other])).toEqual([10, 30, 30, 40]);
  const later = call('a', 5);
  await expect.poll(() => runs.length).toBe(4);
  runs[3]?.end(50);
  expect(await later).toBe(50);
});

test('a failure rejects the calls that were joined, and no others', async () => {
  const { call, runs } = openCalls();
  const first = call('a', 1);
  await expect.poll(() => runs.length).toBe(1);
  const second = call('a', 2);
  runs[0]?.fail(new Error('away'));
  await expect(first).rejects.toThrow('away');
  await expect.poll(() => runs.length).toBe(2);
  runs[1]?.end(2);
  expect(await second).toBe(2);
});
