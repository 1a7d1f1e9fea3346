// All SQL for mailed links.
import { sql } from 'kysely';
import type { Connection } from '../../../database/connection.ts';

export type LinkPurpose =
  | 'confirm-registration'
  | 'confirm-email'
  | 'reset-password'
  | 'change-email'
  | 'restore-email';

/** The owner of a link: an account or a pending registration. */
export interface LinkOwner {
  userId: string | null;
  registrationId: string | null;
  /** The address that the link is mailed to. */
  email: string;
  /** The user's new address, for a link that changes the address or restores the old one; else null. */
  newEmail: string | null;
}

interface Link {
  tokenHash: Buffer;
  purposes: readonly LinkPurpose[];
}

export interface UsedLink extends LinkOwner {
  purpose: LinkPurpose;
  createdAt: Date;
}

export async function insertLink(
  connection: Connection,
  link: LinkOwner & { tokenHash: Buffer; purpose: LinkPurpose; expiresAt: Date },
): Promise<void> {
  await connection
    .insertInto('mail_links')
    .values({
      token_hash: link.tokenHash,
      purpose: link.purpose,
      user_id: link.userId,
      registration_id: link.registrationId,
      email: link.email,
      new_email: link.newEmail,
      expires_at: link.expiresAt,
    })
    .execute();
}

/** Whether the link is valid now. */
export async function isLinkOpen(connection: Connection, link: Link): Promise<boolean> {
  const row = await openLinks(connection, link).select('mail_links.token_hash').executeTakeFirst();
  return row !== undefined;
}

/** Uses a link once, also with concurrent attempts; null if it is not valid. */
export async function markLinkUsed(connection: Connection, link: Link): Promise<UsedLink | null> {
  const row = await connection
    .updateTable('mail_links')
    .set({ used_at: new Date() })
    .where('token_hash', 'in', openLinks(connection, link).select('mail_links.token_hash'))
    .where('used_at', 'is', null)
    .returning([
      'purpose',
      'user_id as userId',
      'registration_id as registrationId',
      'email',
      'new_email as newEmail',
      'created_at as createdAt',
    ])
    .executeTakeFirst();
  return row ?? null;
}

/**
 * Voids every link of a user except those that restore a previous address: an intruder must not be able to void them.
 */
export async function voidLinks(connection: Connection, userId: string): Promise<void> {
  await connection
    .updateTable('mail_links')
    .set({ used_at: new Date() })
    .where('user_id', '=', userId)
    .where('used_at', 'is', null)
    .where('purpose', '<>', 'restore-email')
    .execute();
}

/** The new address of the user's latest valid link that changes the address; null without one. */
export async function findNewEmail(connection: Connection, userId: string): Promise<string | null> {
  const row = await connection
    .selectFrom('mail_links')
    .innerJoin('profiles', 'profiles.id', 'mail_links.user_id')
    .select('mail_links.new_email as newEmail')
    .where('mail_links.user_id', '=', userId)
    .where('mail_links.purpose', '=', 'change-email')
    .where('mail_links.used_at', 'is', null)
    .where('mail_links.expires_at', '>', new Date())
    .whereRef('mail_links.email', '=', 'profiles.email')
    .orderBy('mail_links.created_at', 'desc')
    .executeTakeFirst();
  return row?.newEmail ?? null;
}

/** Voids the links that would change a user's address; false if there is none. */
export async function voidChangeLinks(connection: Connection, userId: string): Promise<boolean> {
  const { numUpdatedRows } = await connection
    .updateTable('mail_links')
    .set({ used_at: new Date() })
    .where('user_id', '=', userId)
    .where('used_at', 'is', null)
    .where('purpose', '=', 'change-email')
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Voids the restore links created after this one. */
export async function voidLaterRestoreLinks(
  connection: Connection,
  { userId, after }: { userId: string; after: Date },
): Promise<void> {
  await connection
    .updateTable('mail_links')
    .set({ used_at: new Date() })
    .where('user_id', '=', userId)
    .where('used_at', 'is', null)
    .where('purpose', '=', 'restore-email')
    .where('created_at', '>', after)
    .execute();
}

export async function deleteExpiredLinks(connection: Connection): Promise<void> {
  await connection.deleteFrom('mail_links').where('expires_at', '<', new Date()).execute();
}

/**
 * A restore link is mailed to an address that is no longer the user's; other links are valid for the current address
 * only.
 */
function openLinks(connection: Connection, { tokenHash, purposes }: Link) {
  return connection
    .selectFrom('mail_links')
    .leftJoin('profiles', 'profiles.id', 'mail_links.user_id')
    .where('mail_links.token_hash', '=', tokenHash)
    .where('mail_links.purpose', 'in', purposes)
    .where('mail_links.used_at', 'is', null)
    .where('mail_links.expires_at', '>', new Date())
    .where(
      sql<boolean>`(mail_links.purpose in ('confirm-registration', 'restore-email') or profiles.email = mail_links.email)`,
    );
}
