// SQL of the channels by which a person is notified.
import type { ChannelChoice } from '#shared/features/notifications/rules.ts';
import type { NotificationKind } from '#shared/features/notifications/kinds.ts';
import type { Connection } from '../../database/connection.ts';

export interface SettingRow extends ChannelChoice {
  userId: string;
  kind: NotificationKind;
}

/** The mail address; null for an erased person or an unconfirmed address. */
export async function findAddress(
  connection: Connection,
  { userId, isConfirmed }: { userId: string; isConfirmed: boolean },
): Promise<string | null> {
  const person = await connection
    .selectFrom('profiles')
    .select(['email', 'email_verified'])
    .where('id', '=', userId)
    // Locks the person until the mail is stored: waits for an erasure in progress, and a later erasure finds the mail.
    .forKeyShare()
    .executeTakeFirst();
  return person && (person.email_verified || !isConfirmed) ? person.email : null;
}

/** The choices of these people; kinds without a choice are absent. */
export async function readSettings(
  connection: Connection,
  userIds: readonly string[],
): Promise<SettingRow[]> {
  return connection
    .selectFrom('notification_settings')
    .select(['user_id as userId', 'kind', 'site', 'mail', 'push'])
    .where('user_id', 'in', userIds)
    .execute();
}

export async function saveSetting(
  connection: Connection,
  { userId, kind, site, mail, push }: SettingRow,
): Promise<void> {
  const choice = { site, mail, push, updated_at: new Date() };
  await connection
    .insertInto('notification_settings')
    .values({ user_id: userId, kind, ...choice })
    .onConflict((conflict) => conflict.columns(['user_id', 'kind']).doUpdateSet(choice))
    .execute();
}

export async function isPerson(connection: Connection, userId: string): Promise<boolean> {
  const person = await connection
    .selectFrom('profiles')
    .select('id')
    .where('id', '=', userId)
    .executeTakeFirst();
  return person !== undefined;
}

/** Locks the person, so that their changes are serialised. False when there is no such person. */
export async function lockPerson(connection: Connection, userId: string): Promise<boolean> {
  const person = await connection
    .selectFrom('profiles')
    .select('id')
    .where('id', '=', userId)
    .forNoKeyUpdate()
    .executeTakeFirst();
  return person !== undefined;
}
