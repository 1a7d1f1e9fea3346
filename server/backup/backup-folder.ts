// The folder of a backup: files with their checksums, and a manifest that is written last, so that only a complete backup has one.
import { createHash, type Hash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { type FileHandle, mkdir, open, readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import * as z from 'zod/mini';
import { OperatorError } from '../core/process/operator-error.ts';

/** Version of the folder's layout; a backup with another version is refused. */
const FORMAT = 1;
const MANIFEST = 'manifest.json';
/** In the format of sha256sum, so that `sha256sum --check` verifies a backup too. */
const CHECKSUMS = 'SHA256SUMS';

const Manifest = z.object({
  format: z.literal(FORMAT),
  /** When the backup was complete: writes that were acknowledged before are in it. */
  createdAt: z.iso.datetime(),
  /** Major version of PostgreSQL, and the machine, for which its files were written. */
  postgres: z.string(),
  machine: z.string(),
  /** The bucket of the pictures, which the backup then lacks. Null: pictures are in a folder, and in the backup. */
  bucket: z.nullable(z.string()),
  /** Whether SECRET was set: then the backup does not hold the secret that signs sessions. */
  hasOwnSecret: z.boolean(),
  /** All folders, because PostgreSQL needs its empty folders too. */
  folders: z.array(z.string()),
  files: z.int(),
  bytes: z.int(),
  checksums: z.string(),
});
export type Manifest = z.infer<typeof Manifest>;
export type Facts = Pick<Manifest, 'createdAt' | 'postgres' | 'machine' | 'bucket' | 'hasOwnSecret'>;

export type BackupWriter = {
  addFolder(name: string): Promise<void>;
  /** Copies a file, unless the backup has it. A file that does not exist is no error: a running site deletes files. */
  addFile(name: string, source: string): Promise<void>;
  addContents(name: string, contents: string): Promise<void>;
  /** Writes checksums and manifest. */
  finish(facts: Facts): Promise<Manifest>;
};

/** Writes a backup to an existing, empty folder. Names are relative paths with slashes. */
export async function writeBackup(folder: string): Promise<BackupWriter> {
  const checksums = await open(path.join(folder, CHECKSUMS), 'wx', 0o600);
  const sums = createHash('sha256');
  const folders = new Set<string>();
  let files = 0;
  let bytes = 0;
  const addFolder = async (name: string) => {
    if (folders.has(name)) return;
    await mkdir(path.join(folder, name), { recursive: true, mode: 0o700 });
    folders.add(name);
  };
  const addFrom = async (name: string, source: AsyncIterable<Buffer | string>) => {
    if (name.includes('/')) await addFolder(path.posix.dirname(name));
    const copied = await writeHashed(path.join(folder, name), source);
    const line = `${copied.sha256}  ${name}\n`;
    await checksums.write(line);
    sums.update(line);
    files += 1;
    bytes += copied.bytes;
  };
  return {
    addFolder,
    addContents: (name, contents) =>
      addFrom(
        name,
        (async function* once() {
          yield contents;
        })(),
      ),
    async addFile(name, source) {
      if (await stat(path.join(folder, name)).catch(absentAsNull)) return;
      const opened = await open(source).catch(absentAsNull);
      if (!opened) return;
      try {
        await addFrom(name, opened.createReadStream());
      } finally {
        await opened.close();
      }
    },
    async finish(facts) {
      await checksums.sync();
      await checksums.close();
      const manifest: Manifest = {
        format: FORMAT,
        ...facts,
        folders: [...folders],
        files,
        bytes,
        checksums: sums.digest('hex'),
      };
      await writeHashed(path.join(folder, MANIFEST), [`${JSON.stringify(manifest, null, 2)}\n`]);
      return manifest;
    },
  };
}

/** @throws OperatorError when the folder holds no complete backup of this format */
export async function readManifest(folder: string): Promise<Manifest> {
  const text = await readFile(path.join(folder, MANIFEST), 'utf8').catch(() => {
    throw new OperatorError(`There is no complete backup in ${folder}: it has no ${MANIFEST}.`);
  });
  const parsed = Manifest.safeParse(parseJson(text));
  if (parsed.success) return parsed.data;
  throw new OperatorError(`The ${MANIFEST} in ${folder} is damaged, or of another version of Baskettorget.`);
}

/**
 * Compares every file with its checksum. Returns the names of the files, relative to the folder.
 *
 * @throws OperatorError naming the first file that is missing or was changed
 */
export async function verifyBackup(
  folder: string,
  manifest: Manifest,
  signal: AbortSignal,
): Promise<string[]> {
  const damaged = (name: string) =>
    new OperatorError(`The backup in ${folder} is damaged: ${name} is missing or was changed.`);
  const list = await readFile(path.join(folder, CHECKSUMS), 'utf8').catch(() => '');
  if (createHash('sha256').update(list).digest('hex') !== manifest.checksums) throw damaged(CHECKSUMS);
  const names: string[] = [];
  for (const line of list.split('\n').filter(Boolean)) {
    signal.throwIfAborted();
    const [sha256, name] = [line.slice(0, 64), line.slice(66)];
    if ((await hashFile(path.join(folder, name))) !== sha256) throw damaged(name);
    names.push(name);
  }
  return names;
}

/** Writes a new file that only this account can read, and syncs it to the disk. */
async function writeHashed(
  file: string,
  source: AsyncIterable<Buffer | string> | Iterable<string>,
): Promise<{ sha256: string; bytes: number }> {
  const target = await open(file, 'wx', 0o600);
  const hash = createHash('sha256');
  let bytes = 0;
  try {
    for await (const chunk of source) {
      const buffer = Buffer.from(chunk);
      hash.update(buffer);
      await writeAll(target, buffer);
      bytes += buffer.length;
    }
    await target.sync();
  } finally {
    await target.close();
  }
  return { sha256: hash.digest('hex'), bytes };
}

async function writeAll(target: FileHandle, buffer: Buffer): Promise<void> {
  for (let written = 0; written < buffer.length;) {
    written += (await target.write(buffer, written)).bytesWritten;
  }
}

async function hashFile(file: string): Promise<string | null> {
  if (!(await stat(file).catch(absentAsNull))?.isFile()) return null;
  const hash: Hash = createHash('sha256');
  await pipeline(createReadStream(file), hash);
  return hash.digest('hex');
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function absentAsNull(error: NodeJS.ErrnoException): null {
  if (error.code === 'ENOENT') return null;
  throw error;
}
