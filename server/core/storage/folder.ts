// Files in a folder under DATA_DIR.
import { randomBytes } from 'node:crypto';
import { constants, createReadStream, createWriteStream } from 'node:fs';
import { access, mkdir, open, opendir, rename, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import { Disk } from 'flydrive';
import { FSDriver } from 'flydrive/drivers/fs';
import type { ListedFile, OpenFile, Storage } from './storage-interface.ts';
import { shareDisk } from './disk.ts';

/** Opens DATA_DIR/pictures, which is created with the first file. */
export function openFolder(dataDir: string): Storage {
  const root = path.join(dataDir, 'pictures');
  const driver = new WholeFiles({ location: root, visibility: 'private' });
  const disk = new Disk(driver);
  return {
    ...shareDisk(disk),
    putFile: (key, file) => driver.putFile(key, file),
    list: (folder) => driver.walk(disk.file(folder).key),
    open: (key) => driver.open(disk.file(key).key),
    isReady: () =>
      mkdir(root, { recursive: true })
        .then(() => access(root, constants.W_OK))
        .then(
          () => true,
          () => false,
        ),
  };
}

/**
 * Replaces two methods of flydrive: it writes in place, so a reader or a crash could see a partial file, and it lists all
 * files at once.
 */
class WholeFiles extends FSDriver {
  override put(key: string, contents: string | Uint8Array): Promise<void> {
    return this.putWhole(key, (part) => writeFile(part, contents, { flush: true }));
  }

  putFile(key: string, file: string): Promise<void> {
    return this.putWhole(key, (part) =>
      pipeline(createReadStream(file), createWriteStream(part, { flush: true })),
    );
  }

  private async putWhole(key: string, write: (part: string) => Promise<void>): Promise<void> {
    const target = this.place(key);
    const part = `${target}.${randomBytes(6).toString('hex')}.part`;
    await mkdir(path.dirname(target), { recursive: true });
    try {
      await write(part);
      await rename(part, target);
    } catch (error) {
      await rm(part, { force: true });
      throw error;
    }
  }

  async open(key: string): Promise<OpenFile | null> {
    const file = await open(this.place(key)).catch(absentAsNull);
    if (!file) return null;
    const stats = await file.stat();
    if (stats.isFile()) return { stream: file.createReadStream(), size: stats.size };
    await file.close();
    return null;
  }

  async *walk(folder: string): AsyncGenerator<ListedFile> {
    const found = await opendir(this.place(folder)).catch(absentAsNull);
    if (!found) return;
    for await (const entry of found) {
      const key = `${folder}/${entry.name}`;
      if (entry.isDirectory()) yield* this.walk(key);
      else
        yield {
          key,
          writtenAt: async () => (await stat(this.place(key)).catch(absentAsNull))?.mtime ?? null,
        };
    }
  }

  private place(key: string): string {
    return path.join(String(this.options.location), key);
  }
}

function absentAsNull(error: NodeJS.ErrnoException): null {
  if (error.code === 'ENOENT' || error.code === 'ENOTDIR') return null;
  throw error;
}
