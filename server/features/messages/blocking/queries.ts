// All SQL of users who have blocked each other.
import type { Counterpart } from '#shared/features/messages/contract.ts';
import type { Connection, Database } from '../../../database/connection.ts';
import { lockingPeople } from '../../../database/lock-people.ts';

/** Blocks a user; false when there is no such user. */
export async function insertBlock(
  { pool }: Pick<Database, 'pool'>,
  { userId, blockedId }: { userId: string; blockedId: string },
): Promise<boolean> {
  const { rowCount } = await pool.query(
    `with people as (${lockingPeople('$1, $2')}),
     made as (
       insert into person_blocks (user_id, blocked_id)
       select person.id, blocked.id from people as person, people as blocked where person.id = $1 and blocked.id = $2
       on conflict do nothing)
     select from people where id = $2`,
    [userId, blockedId],
  );
  return rowCount === 1;
}

export async function deleteBlock(
  { kysely }: Pick<Database, 'kysely'>,
  { userId, blockedId }: { userId: string; blockedId: string },
): Promise<void> {
  await kysely
    .deleteFrom('person_blocks')
    .where('user_id', '=', userId)
    .where('blocked_id', '=', blockedId)
    .execute();
}

export async function listBlocked(
  { kysely }: Pick<Database, 'kysely'>,
  userId: string,
): Promise<Counterpart[]> {
  return kysely
    .selectFrom('person_blocks')
    .innerJoin('profiles', 'profiles.id', 'person_blocks.blocked_id')
    .select(['profiles.id', 'profiles.name', 'profiles.avatar_url as avatarUrl'])
    .where('person_blocks.user_id', '=', userId)
    .orderBy('person_blocks.created_at', 'desc')
    .execute();
}

/** Whether either of two users has blocked the other. */
export async function hasBlockBetween(connection: Connection, one: string, other: string): Promise<boolean> {
  const row = await connection
    .selectFrom('person_blocks')
    .select('user_id')
    .where((eb) =>
      eb.or([
        eb.and([eb('user_id', '=', one), eb('blocked_id', '=', other)]),
        eb.and([eb('user_id', '=', other), eb('blocked_id', '=', one)]),
      ]),
    )
    .executeTakeFirst();
  return row !== undefined;
}
