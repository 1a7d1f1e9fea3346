// Stores uploads on disk while they are received: a hundred phones sending ten megabytes each would not fit in memory.
import { randomUUID } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { mkdir, readdir, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { HOUR_MS } from '#shared/durations.ts';

export interface Spool {
  /**
   * Writes the stream to a file, then calls `work` with its path, and deletes the file in any case.
   *
   * @throws any error of the stream, the disk or `work`
   */
  withFile<Result>(stream: Readable, work: (file: string) => Promise<Result>): Promise<Result>;
}

/** Files older than this were left by a server that was killed; no upload takes an hour. */
const MAX_AGE_MS = HOUR_MS;

/** Opens DATA_DIR/uploads and deletes old files left by an earlier server. */
export async function openSpool(dataDir: string): Promise<Spool> {
  const folder = path.join(dataDir, 'uploads');
  await mkdir(folder, { recursive: true, mode: 0o700 });
  await Promise.all((await readdir(folder)).map((name) => removeIfOld(path.join(folder, name))));
  return {
    async withFile(stream, work) {
      const file = path.join(folder, randomUUID());
      try {
        await pipeline(stream, createWriteStream(file, { mode: 0o600 }));
        return await work(file);
      } finally {
        await rm(file, { force: true });
      }
    },
  };
}

async function removeIfOld(file: string): Promise<void> {
  // It may have been deleted meanwhile.
  const found = await stat(file).catch(() => null);
  if (found && found.mtimeMs < Date.now() - MAX_AGE_MS) await rm(file, { force: true });
}
