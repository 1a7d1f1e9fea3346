// Keeps uploads on disk while they come in: a hundred phones sending ten megabytes each would not fit in memory.
import { randomUUID } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { mkdir, readdir, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';

export interface Spool {
  /**
   * Writes the stream to a file, lets `work` begin with the file's path, and removes the file whatever happens.
   *
   * @throws whatever the stream, the disk or `work` throws
   */
  hold<Result>(stream: Readable, work: (file: string) => Promise<Result>): Promise<Result>;
}

/** A server that was killed may have left uploads; no upload takes an hour. */
const LEFT_MS = 60 * 60 * 1000;

/** Opens DATA_DIR/uploads, and clears it of what an earlier server left. */
export async function openSpool(dataDir: string): Promise<Spool> {
  const folder = path.join(dataDir, 'uploads');
  await mkdir(folder, { recursive: true, mode: 0o700 });
  await Promise.all((await readdir(folder)).map((name) => removeIfOld(path.join(folder, name))));
  return {
    async hold(stream, work) {
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
  const found = await stat(file).catch(() => null);
  if (found && found.mtimeMs < Date.now() - LEFT_MS) await rm(file, { force: true });
}
