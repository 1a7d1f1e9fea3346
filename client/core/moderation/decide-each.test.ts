// One decision on many items.
import { expect, it } from 'vitest';
import { decideEach } from './decide-each.ts';

const items = (count: number) =>
  Array.from({ length: count }, (_, position) => ({ id: String(position), title: `Annons ${position}` }));
const titleOf = ({ title }: { title: string }) => title;
const undoOf = (id: string) => ({ id, until: '2026-01-01T12:01:00.000Z' });

it('continues after failures and reports each with its reason', async () => {
  const failures: Record<string, string> = {
    '1': 'Kim har redan avvisat annonsen.',
    '3': 'Kunde inte uppdatera annons',
  };
  const steps: number[] = [];
  const report = await decideEach(items(6), {
    decide: async ({ id }) => failures[id] ?? undoOf(id),
    titleOf,
    onDone: (done) => steps.push(done),
  });
  expect(report).toEqual({
    decided: ['0', '2', '4', '5'].map(undoOf),
    failed: [
      { id: '1', title: 'Annons 1', sentence: 'Kim har redan avvisat annonsen.' },
      { id: '3', title: 'Annons 3', sentence: 'Kunde inte uppdatera annons' },
    ],
  });
  expect(steps).toEqual([1, 2, 3, 4, 5, 6]);
});

it('requests each item once, at most four at a time', async () => {
  const requested: string[] = [];
  let underway = 0;
  let maxUnderway = 0;
  await decideEach(items(20), {
    async decide({ id }) {
      requested.push(id);
      underway += 1;
      maxUnderway = Math.max(maxUnderway, underway);
      await Promise.resolve();
      underway -= 1;
      return undoOf(id);
    },
    titleOf,
    onDone: () => undefined,
  });
  expect(new Set(requested).size).toBe(20);
  expect(requested).toHaveLength(20);
  expect(maxUnderway).toBe(4);
});

it('describes a rejected request, and reports that the session has ended', async () => {
  const signedOut = Object.assign(new Error('Du måste logga in'), { code: 'UNAUTHORIZED', status: 401 });
  const report = await decideEach(items(3), {
    decide: ({ id }) => (id === '1' ? Promise.reject(signedOut) : Promise.resolve(undoOf(id))),
    titleOf,
  });
  expect(report).toMatchObject({ signedOut, error: signedOut });
  expect(report.failed).toEqual([{ id: '1', title: 'Annons 1', sentence: 'Du måste logga in' }]);
});
