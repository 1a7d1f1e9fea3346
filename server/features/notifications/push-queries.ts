// SQL of web push: the site's keys, and subscriptions.
import { sql } from 'kysely';
import type { Connection, Database } from '../../database/connection.ts';
import type { PushKeys, PushTarget } from '../../core/outgoing/web-push.ts';

/** The site's keys, created when missing. When several nodes create some at once, one pair is stored. */
export async function ensureKeys(
  { kysely }: Pick<Database, 'kysely'>,
  make: () => Promise<PushKeys>,
): Promise<PushKeys> {
  const stored = await readKeys(kysely);
  if (stored) return stored;
  const { publicKey, privateKey } = await make();
  await kysely
    .insertInto('web_push_keys')
    .values({ public_key: publicKey, private_key: privateKey })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const created = await readKeys(kysely);
  if (!created) throw new Error('The keys of web push could not be stored');
  return created;
}

async function readKeys(connection: Connection): Promise<PushKeys | undefined> {
  return connection
    .selectFrom('web_push_keys')
    .select(['public_key as publicKey', 'private_key as privateKey'])
    .executeTakeFirst();
}

/**
 * Stores a subscription for the signed-in user, instead of the previous one; of more than `limit`, the oldest is
 * deleted. False when the session has ended.
 */
export async function saveSubscription(
  transaction: Connection,
  { token, target, limit }: { token: string; target: PushTarget; limit: number },
): Promise<boolean> {
  const { rows } = await sql<{ user_id: string }>`
    insert into push_subscriptions (user_id, session_id, endpoint, p256dh, auth)
    select user_id, id, ${target.endpoint}, ${target.p256dh}, ${target.auth} from sessions where token = ${token}
    on conflict (endpoint) do update set user_id = excluded.user_id, session_id = excluded.session_id,
      p256dh = excluded.p256dh, auth = excluded.auth, created_at = now()
    returning user_id`.execute(transaction);
  const userId = rows[0]?.user_id;
  if (userId === undefined) return false;
  await sql`
    delete from push_subscriptions where id in (
      select id from push_subscriptions where user_id = ${userId} order by created_at desc, id offset ${limit})`.execute(
    transaction,
  );
  return true;
}

/** Deletes the user's own subscription; false when there is none. */
export async function deleteSubscription(
  connection: Connection,
  { userId, endpoint }: { userId: string; endpoint: string },
): Promise<boolean> {
  const { numDeletedRows } = await connection
    .deleteFrom('push_subscriptions')
    .where('user_id', '=', userId)
    .where('endpoint', '=', endpoint)
    .executeTakeFirst();
  return numDeletedRows === 1n;
}

export async function hasSubscription(
  connection: Connection,
  { userId, endpoint }: { userId: string; endpoint: string },
): Promise<boolean> {
  const row = await connection
    .selectFrom('push_subscriptions')
    .select('id')
    .where('user_id', '=', userId)
    .where('endpoint', '=', endpoint)
    .executeTakeFirst();
  return row !== undefined;
}

export async function listSubscriptions(connection: Connection, userId: string): Promise<string[]> {
  const rows = await connection
    .selectFrom('push_subscriptions')
    .select('id')
    .where('user_id', '=', userId)
    .execute();
  return rows.map(({ id }) => id);
}

/** A person's subscription, as long as its browser is signed in. */
export async function findSubscription(
  connection: Connection,
  { id, userId }: { id: string; userId: string },
): Promise<PushTarget | undefined> {
  return connection
    .selectFrom('push_subscriptions')
    .innerJoin('sessions', 'sessions.id', 'push_subscriptions.session_id')
    .select(['endpoint', 'p256dh', 'auth'])
    .where('push_subscriptions.id', '=', id)
    .where('push_subscriptions.user_id', '=', userId)
    .where(sql<boolean>`sessions.expires_at > now()`)
    .executeTakeFirst();
}
