// Which failures become a sentence, and which are faults of ours.
import { writeFile } from 'node:fs/promises';
import os from 'node:os';
import { expect, test } from 'vitest';
import { explainFailure } from './failure.ts';
import { OperatorError } from './operator-error.ts';

const dataDir = os.tmpdir();
const noRoom = `The disk that holds DATA_DIR (${dataDir}) has no room left.`;

/** What the system itself says of a full disk. */
const diskFull = () =>
  writeFile('/dev/full', 'x').then(
    () => undefined,
    (error: unknown) => error,
  );

test('passes on a sentence that is there', () => {
  expect(explainFailure(new OperatorError('The port is taken.'), dataDir)).toBe('The port is taken.');
});

test('names a disk without room, also where another error came of it', async () => {
  const error = await diskFull();
  expect(explainFailure(error, dataDir)).toBe(noRoom);
  expect(explainFailure(new OperatorError('The migration failed.', { cause: error }), dataDir)).toBe(noRoom);
});

test('names a disk without room when PostgreSQL met it', () => {
  expect(explainFailure(Object.assign(new Error('could not extend file'), { code: '53100' }), dataDir)).toBe(
    noRoom,
  );
});

test('has no sentence for a fault of ours', () => {
  expect(explainFailure(new TypeError('x is not a function'), dataDir)).toBeUndefined();
});
