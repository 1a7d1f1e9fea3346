// Random secrets, generated on the first start and stored in a folder only the site's account can read.
import { randomBytes } from 'node:crypto';
import { link, mkdir, open, readFile, rm } from 'node:fs/promises';
import path from 'node:path';

/**
 * Returns the secret `name` of the data folder, generated on the first call: 32 random bytes as 43 characters of base64url.
 * Two servers that start at the same time get the same one, and a crash never leaves a partial file.
 */
export async function loadSecret(dataDir: string, name: string): Promise<string> {
  const folder = path.join(dataDir, 'secrets');
  const file = path.join(folder, name);
  const stored = await readIfPresent(file);
  if (stored) return stored;
  await mkdir(folder, { recursive: true, mode: 0o700 });
  await writeOnce(file, randomBytes(32).toString('base64url'));
  return readFile(file, 'utf8');
}

async function readIfPresent(file: string): Promise<string | undefined> {
  try {
    return await readFile(file, 'utf8');
  } catch (error) {
    if (isCode(error, 'ENOENT')) return undefined;
    throw error;
  }
}

async function writeOnce(file: string, secret: string): Promise<void> {
  const temporaryFile = `${file}.${randomBytes(6).toString('hex')}`;
  const handle = await open(temporaryFile, 'wx', 0o600);
  try {
    await handle.writeFile(secret);
    await handle.sync();
  } finally {
    await handle.close();
  }
  try {
    // Unlike a rename, a link does not overwrite the secret another server wrote a moment ago.
    await link(temporaryFile, file);
  } catch (error) {
    if (!isCode(error, 'EEXIST')) throw error;
  } finally {
    await rm(temporaryFile, { force: true });
  }
}

const isCode = (error: unknown, code: string) =>
  error instanceof Error && 'code' in error && error.code === code;
