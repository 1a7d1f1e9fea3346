// Password hashes: scrypt from Node's crypto module.
import { randomBytes, scrypt, timingSafeEqual } from 'node:crypto';
import { availableParallelism } from 'node:os';
import { promisify } from 'node:util';
import pLimit from 'p-limit';

/**
 * The parameters are not part of a stored hash, so another value here makes every stored password wrong. Hashing needs
 * 128 · N · r = 32 MB and about 70 ms of one core.
 */
const PARAMETERS = { N: 16_384, r: 16, p: 1, maxmem: 64 * 1024 * 1024 };
const KEY_BYTES = 64;
const SALT_BYTES = 16;

const deriveKey = promisify<string, string, number, typeof PARAMETERS, Buffer>(scrypt);

/** Leaves one core for other requests. Shared by all sites of a process, because they share its threads. */
const limit = pLimit(Math.max(1, availableParallelism() - 1));

/** @returns `salt:key`, both in hex: 32 and 128 characters */
export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(SALT_BYTES).toString('hex');
  return `${salt}:${(await derive(password, salt)).toString('hex')}`;
}

/**
 * Whether the password is the one that was hashed.
 *
 * @throws Error if the stored text is not a hash
 */
export async function isPassword(hash: string, password: string): Promise<boolean> {
  const [salt, hex = ''] = hash.split(':');
  const key = Buffer.from(hex, 'hex');
  if (!salt || key.length !== KEY_BYTES) throw new Error('The stored password hash is invalid');
  return timingSafeEqual(key, await derive(password, salt));
}

/** The salt is its hex text, not the bytes it stands for. NFKC, because keyboards compose letters such as å differently. */
function derive(password: string, salt: string): Promise<Buffer> {
  return limit(() => deriveKey(password.normalize('NFKC'), salt, KEY_BYTES, PARAMETERS));
}
