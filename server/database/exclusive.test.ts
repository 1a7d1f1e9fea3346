// Work that runs on one node at a time.
import { afterEach, beforeEach, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../testing/database.ts';
import { runExclusively, runUnlessLocked } from './exclusive.ts';

const NUMBER = 1;

let database: TestDatabase;

beforeEach(async () => {
  database = await createTestDatabase({ isEmpty: true });
});
afterEach(() => database.drop());

const fail = () => runUnlessLocked(database.pool, NUMBER, () => Promise.reject(new Error('full disk')));

test('leaves the lock free as soon as it ends', async () => {
  let runs = 0;
  for (let run = 0; run < 50; run += 1)
    await runUnlessLocked(database.pool, NUMBER, async () => {
      runs += 1;
    });
  expect(runs).toBe(50);
});

test('leaves the lock free when it fails', async () => {
  await expect(fail()).rejects.toThrow('full disk');
  await expect(fail()).rejects.toThrow('full disk');
});

test('is skipped while another node does it', async () => {
  let isSkipped = true;
  await runExclusively(database.pool, NUMBER, () =>
    runUnlessLocked(database.pool, NUMBER, async () => {
      isSkipped = false;
    }),
  );
  expect(isSkipped).toBe(true);
});
