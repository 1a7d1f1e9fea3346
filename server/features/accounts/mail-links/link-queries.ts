// All SQL about links that were sent by mail.
import { sql } from 'kysely';
import type { Connection } from '../../../database/connection.ts';

export type LinkPurpose =
  | 'confirm-registration'
  | 'confirm-email'
  | 'reset-password'
  | 'change-email'
  | 'restore-email';

/** Whose link it is: an account's, or of a registration that is to become one. */
export interface LinkOwner {
  userId: string | null;
  registrationId: string | null;
  /** Where it is sent. */
  email: string;
  /** The address that the person will have. */
  newEmail: string | null;
}

interface Link {
  tokenHash: Buffer;
  purposes: readonly LinkPurpose[];
}

export interface SpentLink extends LinkOwner {
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

/** Whether the link would let its reader in now. */
export async function isLinkOpen(connection: Connection, link: Link): Promise<boolean> {
  const row = await openLinks(connection, link).select('mail_links.token_hash').executeTakeFirst();
  return row !== undefined;
}

/** Uses the link up, for one of many that try at once; null when it is not open. */
export async function spendLink(connection: Connection, link: Link): Promise<SpentLink | null> {
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
 * Makes every link of a person worthless, but for the ways back to an address they had: whoever has got hold of an account
 * shall not be able to close them.
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

/** Makes the ways back worthless that were opened after this one. */
export async function voidLaterWaysBack(
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

/** A way back is sent to an address that the person no longer has; any other link is worth nothing there. */
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
