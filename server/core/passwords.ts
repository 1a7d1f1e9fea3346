// Password hashes: scrypt from Node's crypto module.
import { randomBytes, scrypt, type ScryptOptions, timingSafeEqual } from 'node:crypto';
import { availableParallelism } from 'node:os';
import { promisify } from 'node:util';
import { signInTexts } from '#shared/features/accounts/sign-in/sign-in-texts.ts';
import { refuse } from './http/refusal.ts';
import { createFairQueue, type QueueEntry } from './limits/fair-queue.ts';

export interface PasswordHashing {
  /**
   * Returns `salt:key`, both in hex: 32 and 128 characters.
   *
   * @throws ORPCError SERVICE_UNAVAILABLE while too many wait; the signal's reason when the caller has left
   */
  hashPassword(password: string, queueEntry?: QueueEntry): Promise<string>;
  /**
   * Whether the password is the one that was hashed.
   *
   * @throws Error if the stored text is not a hash; otherwise as `hashPassword`
   */
  isPassword(hash: string, password: string, queueEntry?: QueueEntry): Promise<boolean>;
}

/**
 * The cost N; with r = 16 hashing takes 128 · N · r = 32 MB and about 70 ms of one core. It is not part of a stored hash, so
 * another value makes every stored password wrong.
 */
const COST = 16_384;
const BLOCK_SIZE = 16;
const KEY_BYTES = 64;
const SALT_BYTES = 16;

const deriveKey = promisify<string, string, number, ScryptOptions, Buffer>(scrypt);

/**
 * Leaves one core for other requests. The last of 40 waiting calls waits for about three seconds. Shared by all sites of a
 * process, because they share its threads.
 */
const queue = createFairQueue({
  concurrency: Math.max(1, availableParallelism() - 1),
  waiting: 40,
  waitingPerGroup: 20,
  reserved: 16,
  whenFull: () => refuse('SERVICE_UNAVAILABLE', signInTexts.busy),
});

/** How many passwords wait to be hashed. */
export function countWaitingHashes(): number {
  return queue.waiting();
}

/** @param cost only tests pass it, for hashing that takes no time */
export function openPasswordHashing(cost = COST): PasswordHashing {
  const options = { N: cost, r: BLOCK_SIZE, p: 1, maxmem: 64 * 1024 * 1024 };

  /** The salt is its hex text, not its bytes. NFKC, because keyboards compose letters such as å differently. */
  function derive(password: string, salt: string, queueEntry?: QueueEntry): Promise<Buffer> {
    return queue.run(() => deriveKey(password.normalize('NFKC'), salt, KEY_BYTES, options), queueEntry);
  }

  return {
    async hashPassword(password, queueEntry) {
      const salt = randomBytes(SALT_BYTES).toString('hex');
      return `${salt}:${(await derive(password, salt, queueEntry)).toString('hex')}`;
    },
    async isPassword(hash, password, queueEntry) {
      const [salt, hex = ''] = hash.split(':');
      const key = Buffer.from(hex, 'hex');
      if (!salt || key.length !== KEY_BYTES) throw new Error('The stored password hash is invalid');
      return timingSafeEqual(key, await derive(password, salt, queueEntry));
    },
  };
}
