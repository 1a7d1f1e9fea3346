// A DATA_DIR for a test of the embedded site.
import { execFile } from 'node:child_process';
import { chmod } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { inject } from 'vitest';

/** Fills a folder that does not exist with a migrated cluster and its passwords, as a stopped site leaves them. */
export async function copyDataDir(place: string): Promise<void> {
  // When root runs the tests, PostgreSQL runs under another account, which owns the files and must be able to enter the folder.
  await chmod(path.dirname(place), 0o755);
  await promisify(execFile)('cp', ['-Rp', inject('preparedDataDir'), place]);
}
