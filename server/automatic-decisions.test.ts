// Compares the automatic decisions that the terms list with the jobs and the code that make them.
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, test } from 'vitest';
import {
  AUTOMATIC_DECISIONS,
  DECISIONS_BY_FUNCTION,
  DECISIONS_BY_JOB,
  DECISIONS_BY_REASON,
  DECISIONS_BY_SETTING,
} from '#shared/privacy/automatic-decisions.ts';
import type { Services } from './core/http/request.ts';
import { scheduledJobs } from './scheduled-jobs.ts';

const root = path.resolve(import.meta.dirname, '..');

async function readSources(folder: string): Promise<string[]> {
  const entries = await readdir(path.join(root, folder), { recursive: true, withFileTypes: true });
  const files = entries.filter(
    (entry) => entry.isFile() && entry.name.endsWith('.ts') && !entry.name.endsWith('.test.ts'),
  );
  return Promise.all(files.map(({ parentPath, name }) => readFile(path.join(parentPath, name), 'utf8')));
}

/**
 * How the names of jobs that decide nothing begin. Deleting jobs are listed in the retention times (`privacy.test.ts`); the
 * others only count, index, send, or finish what a user has begun.
 */
const DECIDES_NOTHING = (
  'delete- purge- sweep- merge- count- index- mail- send- deliver- make- announce- finish- reopen- remove- ' +
  'notify-of-articles notify-of-deals notify-of-forum-text notify-of-result notify-daily-matches ' +
  'fill-in-forum- fill-in-news- fill-in-saved-search- fill-in-ad-words fill-in-association-words fill-in-tournament-words'
).split(' ');

test('every job that decides something is named, and no other', () => {
  const names = scheduledJobs({ database: {}, settings: {} } as unknown as Services).map(({ name }) => name);
  expect(Object.keys(DECISIONS_BY_JOB).filter((name) => !names.includes(name))).toEqual([]);
  const others = names.filter(
    (name) => !(name in DECISIONS_BY_JOB) && !DECIDES_NOTHING.some((start) => name.startsWith(start)),
  );
  expect(others).toEqual([]);
});

test('every function that decides exists, and the server calls it', async () => {
  const [server, shared] = await Promise.all([readSources('server'), readSources('shared')]);
  const everything = [...server, ...shared].join('\n');
  const called = server.join('\n');
  for (const name of Object.keys(DECISIONS_BY_FUNCTION)) {
    expect(everything).toMatch(new RegExp(`function ${name}\\(`));
    expect(called).toMatch(new RegExp(`(?<!function )\\b${name}\\(`));
  }
});

test('every file that holds a text for moderation calls a declared function', async () => {
  const named = Object.keys(DECISIONS_BY_FUNCTION).join('|');
  const deciding = (await readSources('server/features')).filter((source) =>
    /\? 'pending'|return 'pending'|: 'pending' :/.test(source),
  );
  expect(deciding.length).toBeGreaterThan(2);
  expect(deciding.filter((source) => !new RegExp(`\\b(?:${named})\\(`).test(source))).toEqual([]);
});

test('every sentence belongs to a declared function, job, reason or setting', () => {
  const tables = [DECISIONS_BY_FUNCTION, DECISIONS_BY_JOB, DECISIONS_BY_REASON, DECISIONS_BY_SETTING];
  const referenced = new Set(tables.flatMap((table) => Object.values(table)).filter((one) => one !== null));
  expect(referenced.size).toBe(AUTOMATIC_DECISIONS.length);
});
