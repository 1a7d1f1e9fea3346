// The totals of a test run include every kind of failure.
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { readReport } from './test.js';

/** @type {string} */
let folder;
beforeEach(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), 'baskettorget-report-'));
});
afterEach(() => rm(folder, { recursive: true }));

test('counts passed and failed tests, and a file that cannot be loaded as one failure', async () => {
  const report = path.join(folder, 'report.json');
  const failed = { status: 'failed', assertionResults: [{ status: 'failed' }] };
  const unloaded = { status: 'failed', assertionResults: [] };
  await writeFile(
    report,
    JSON.stringify({ numPassedTests: 7, numFailedTests: 1, testResults: [failed, unloaded] }),
  );
  expect(await readReport(report)).toEqual({ passed: 7, failed: 2 });
});

test('counts nothing without a report', async () => {
  expect(await readReport(path.join(folder, 'none.json'))).toEqual({ passed: 0, failed: 0 });
});
