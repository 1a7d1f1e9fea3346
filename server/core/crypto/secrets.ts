// Secrets the site makes for itself: random, made once, kept in a folder only its own account can read.
import { randomBytes } from 'node:crypto';
import { link, mkdir, open, readFile, rm } from 'node:fs/promises';
import path from 'node:path';

/**
 * Returns the secret `name` of the data folder, making it the first time: 32 random bytes as 43 letters of base64url.
 * Two servers that start at once end up with the same one, and a crash never leaves half of it.
 */
export async function loadSecret(dataDir: string, name: string): Promise<string> {
  const folder = path.join(dataDir, 'secrets');
  const file = path.join(folder, name);
  const kept = await readIfPresent(file);
  if (kept) return kept;
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
  const draft = `${file}.${randomBytes(6).toString('hex')}`;
  const handle = await open(draft, 'wx', 0o600);
  try {
    await handle.writeFile(secret);
    await handle.sync();
  } finally {
    await handle.close();
  }
  try {
    // A link, unlike a rename, leaves alone the secret another server wrote a moment ago.
    await link(draft, file);
  } catch (error) {
    if (!isCode(error, 'EEXIST')) throw error;
  } finally {
    await rm(draft, { force: true });
  }
}

const isCode = (error: unknown, code: string) =>
  error instanceof Error && 'code' in error && error.code === code;
