// Turns of the event loop: other work runs between two renderings, and no page is rendered for a client that has left.
import { setImmediate as nextTurn } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { waitForRendering } from './event-loop.ts';

const { signal } = new AbortController();

test('renderings that are due at once begin one after another, with turns between them', async () => {
  let turns = 0;
  const over = new AbortController();
  const counting = (async () => {
    for (; !over.signal.aborted; turns += 1) await nextTurn();
  })();
  const begun = await Promise.all(
    ['a', 'b', 'c'].map((name) => waitForRendering(signal).then(() => [name, turns])),
  );
  over.abort();
  await counting;
  const [a = 0, b = 0, c = 0] = begun.map(([, turn]) => Number(turn));
  expect(begun.map(([name]) => name)).toEqual(['a', 'b', 'c']);
  expect(Math.min(a, b - a, c - b)).toBeGreaterThanOrEqual(10);
});

test('fewer turns pass between renderings when each takes long', async () => {
  let turns = 0;
  const over = new AbortController();
  const busy = (async () => {
    for (; !over.signal.aborted; turns += 1) {
      await nextTurn();
      for (const end = performance.now() + 20; performance.now() < end;);
    }
  })();
  for (let left = 5; left > 0; left -= 1) await waitForRendering(signal);
  over.abort();
  await busy;
  // Two for each rendering, and one each to begin and to end.
  expect(turns).toBeLessThanOrEqual(12);
});

test('a page is not rendered for a client that has left while its data was read', async () => {
  const gone = new AbortController();
  const waiting = waitForRendering(gone.signal);
  gone.abort(new Error('gone'));
  await expect(waiting).rejects.toThrow('gone');
  await expect(waitForRendering(signal)).resolves.toBeUndefined();
});
