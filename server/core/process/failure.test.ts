// Which start-up errors are explained in one sentence, and which are bugs.
import { writeFile } from 'node:fs/promises';
import os from 'node:os';
import { DatabaseError } from 'pg';
import { expect, test } from 'vitest';
import { explainFailure } from './failure.ts';
import { OperatorError } from './operator-error.ts';

const dataDir = os.tmpdir();
const noRoom = `The disk that holds DATA_DIR (${dataDir}) has no room left.`;

/** The operating system's error for a full disk. */
const diskFull = () =>
  writeFile('/dev/full', 'x').then(
    () => undefined,
    (error: unknown) => error,
  );

test('returns the message of an operator error', () => {
  expect(explainFailure(new OperatorError('The port is taken.'), dataDir)).toBe('The port is taken.');
});

test('explains a full disk, also as the cause of another error', async () => {
  const error = await diskFull();
  expect(explainFailure(error, dataDir)).toBe(noRoom);
  expect(explainFailure(new OperatorError('The migration failed.', { cause: error }), dataDir)).toBe(noRoom);
});

test('explains a full disk reported by PostgreSQL', () => {
  expect(explainFailure(Object.assign(new Error('could not extend file'), { code: '53100' }), dataDir)).toBe(
    noRoom,
  );
});

test('explains that the database does not answer', () => {
  const error = new DatabaseError('sorry, too many clients already', 0, 'error');
  expect(explainFailure(Object.assign(error, { code: '53300' }), dataDir)).toBe(
    'The database does not answer: sorry, too many clients already.',
  );
});

test('returns undefined for a bug', () => {
  expect(explainFailure(new TypeError('x is not a function'), dataDir)).toBeUndefined();
});
