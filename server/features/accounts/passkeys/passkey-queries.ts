// All SQL for passkeys and their challenges.
import type { Connection } from '../../../database/connection.ts';

export interface PasskeyRow {
  id: string;
  name: string;
  created_at: Date;
  last_used_at: Date | null;
}

const shown = ['id', 'name', 'created_at', 'last_used_at'] as const;

/** Oldest first. */
export function listPasskeys(connection: Connection, userId: string): Promise<PasskeyRow[]> {
  return connection
    .selectFrom('passkeys')
    .select(shown)
    .where('user_id', '=', userId)
    .orderBy('created_at')
    .orderBy('id')
    .execute();
}

/** Null if a passkey with this id exists. */
export async function insertPasskey(
  connection: Connection,
  passkey: { id: string; userId: string; publicKey: Uint8Array; counter: number; name: string },
): Promise<PasskeyRow | null> {
  const { id, userId, publicKey, counter, name } = passkey;
  const created = await connection
    .insertInto('passkeys')
    .values({ id, user_id: userId, public_key: Buffer.from(publicKey), counter, name })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .returning(shown)
    .executeTakeFirst();
  return created ?? null;
}

/** False if the user has no such passkey. */
export async function deletePasskeyRow(
  connection: Connection,
  passkey: { id: string; userId: string },
): Promise<boolean> {
  const { numDeletedRows } = await connection
    .deleteFrom('passkeys')
    .where('id', '=', passkey.id)
    .where('user_id', '=', passkey.userId)
    .executeTakeFirst();
  return numDeletedRows === 1n;
}

export async function deletePasskeysOf(connection: Connection, userId: string): Promise<void> {
  await connection.deleteFrom('passkeys').where('user_id', '=', userId).execute();
}

export interface PasskeyOwner {
  userId: string;
  email: string;
  isConfirmed: boolean;
  publicKey: Buffer;
  counter: number;
}

export async function findPasskey(connection: Connection, id: string): Promise<PasskeyOwner | null> {
  const row = await connection
    .selectFrom('passkeys')
    .innerJoin('profiles', 'profiles.id', 'passkeys.user_id')
    .select(['passkeys.user_id', 'email', 'email_verified', 'public_key', 'counter'])
    .where('passkeys.id', '=', id)
    .executeTakeFirst();
  if (!row) return null;
  const { user_id: userId, email, email_verified: isConfirmed, public_key: publicKey, counter } = row;
  return { userId, email, isConfirmed, publicKey, counter };
}

export async function recordPasskeyUse(connection: Connection, id: string, counter: number): Promise<void> {
  await connection
    .updateTable('passkeys')
    .set({ counter, last_used_at: new Date() })
    .where('id', '=', id)
    .execute();
}

/**
 * @param challenge.userId the user who adds a passkey; null for signing in
 */
export async function insertChallenge(
  connection: Connection,
  challenge: { hash: Buffer; userId: string | null; expiresAt: Date },
): Promise<void> {
  await connection
    .insertInto('passkey_challenges')
    .values({ challenge_hash: challenge.hash, user_id: challenge.userId, expires_at: challenge.expiresAt })
    .execute();
}

/** Uses a challenge once, also with concurrent attempts; false if it is unknown, expired, or another user's. */
export async function consumeChallenge(
  connection: Connection,
  challenge: { hash: Buffer; userId: string | null },
): Promise<boolean> {
  const { numDeletedRows } = await connection
    .deleteFrom('passkey_challenges')
    .where('challenge_hash', '=', challenge.hash)
    .where('user_id', 'is not distinct from', challenge.userId)
    .where('expires_at', '>', new Date())
    .executeTakeFirst();
  return numDeletedRows === 1n;
}

export async function deleteExpiredChallenges(connection: Connection): Promise<void> {
  await connection.deleteFrom('passkey_challenges').where('expires_at', '<', new Date()).execute();
}
