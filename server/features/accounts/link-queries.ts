// All SQL about links that were sent by mail.
import type { Database } from '../../database/connection.ts';

/** The database or a transaction on it. */
export type Connection = Database['kysely'];

export type LinkPurpose = 'confirm-email' | 'reset-password';

interface Link {
  tokenHash: Buffer;
  purpose: LinkPurpose;
}

export async function insertLink(
  connection: Connection,
  link: Link & { userId: string; email: string; expiresAt: Date },
): Promise<void> {
  await connection
    .insertInto('mail_links')
    .values({
      token_hash: link.tokenHash,
      purpose: link.purpose,
      user_id: link.userId,
      email: link.email,
      expires_at: link.expiresAt,
    })
    .execute();
}

/** Whether the link would let its reader in now. */
export async function isLinkOpen(connection: Connection, link: Link): Promise<boolean> {
  const row = await openLinks(connection, link).select('mail_links.user_id').executeTakeFirst();
  return row !== undefined;
}

/** Uses the link up, for one of many that try at once; null when it is not open. */
export async function spendLink(
  connection: Connection,
  link: Link,
): Promise<{ userId: string; email: string } | null> {
  const row = await connection
    .updateTable('mail_links')
    .set({ used_at: new Date() })
    .where('token_hash', 'in', openLinks(connection, link).select('mail_links.token_hash'))
    .where('used_at', 'is', null)
    .returning(['user_id', 'email'])
    .executeTakeFirst();
  return row ? { userId: row.user_id, email: row.email } : null;
}

/** Makes every link of a person worthless. */
export async function voidLinks(connection: Connection, userId: string): Promise<void> {
  await connection
    .updateTable('mail_links')
    .set({ used_at: new Date() })
    .where('user_id', '=', userId)
    .where('used_at', 'is', null)
    .execute();
}

export async function deleteExpiredLinks(connection: Connection): Promise<void> {
  await connection.deleteFrom('mail_links').where('expires_at', '<', new Date()).execute();
}

function openLinks(connection: Connection, { tokenHash, purpose }: Link) {
  return connection
    .selectFrom('mail_links')
    .innerJoin('profiles', (join) =>
      join.onRef('profiles.id', '=', 'mail_links.user_id').onRef('profiles.email', '=', 'mail_links.email'),
    )
    .where('mail_links.token_hash', '=', tokenHash)
    .where('mail_links.purpose', '=', purpose)
    .where('mail_links.used_at', 'is', null)
    .where('mail_links.expires_at', '>', new Date());
}
