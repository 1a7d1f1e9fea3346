// All SQL of live events: stores them per user, and reads those that a stream has not sent yet.
import { CompiledQuery } from 'kysely';
import type { Connection, Database } from '../../database/connection.ts';
import { lockingPeople } from '../../database/lock-people.ts';

export interface NewLiveEvent {
  userId: string;
  /** The kind of payload: 'message', 'receipt', 'notification' … */
  topic: string;
  /** The id of what the event is about. */
  ref: string;
}

/**
 * Appends events to the sequence of each user, in the caller's transaction. After the commit the caller calls `Live.publishStored`.
 * A user who is erased meanwhile gets none.
 */
export async function appendEvents(connection: Connection, events: readonly NewLiveEvent[]): Promise<void> {
  if (events.length === 0) return;
  const people = events.map(({ userId }) => userId);
  const topics = events.map(({ topic }) => topic);
  const refs = events.map(({ ref }) => ref);
  const rows = 'select * from unnest($1::uuid[], $2::text[], $3::text[]) with ordinality';
  await connection.executeQuery(
    CompiledQuery.raw(`with ${appendingEvents(rows)} select from appended`, [people, topics, refs]),
  );
}

/**
 * The parts of a `with` that append events in a larger statement. They end with the rows `appended`: user_id, position, ref.
 *
 * @param source SQL for the events: user_id, topic, ref, and a number that orders them
 */
export function appendingEvents(source: string): string {
  return `
    new_events as (
      select *, row_number() over (partition by user_id order by place) as nth, count(*) over (partition by user_id) as total
        from (${source}) as g (user_id, topic, ref, place)),
    readers as (${lockingPeople('select user_id from new_events')}),
    placed as (
      insert into live_positions as latest (user_id, position)
      select distinct user_id, total from new_events where user_id = any(array(select id from readers))
      -- Always in the same order, so that two transactions cannot deadlock.
       order by user_id
      on conflict (user_id) do update set position = latest.position + excluded.position
      returning user_id, position),
    appended as (
      insert into live_events (user_id, position, topic, ref)
      select user_id, placed.position - total + nth, topic, ref from new_events join placed using (user_id)
      returning user_id, position, ref)`;
}

/** The position of the user's latest event; 0 before the first. */
export async function findPosition({ lookups }: Pick<Database, 'lookups'>, userId: string): Promise<number> {
  const { rows } = await lookups.query<{ position: number }>({
    name: 'live-position',
    text: 'select position from live_positions where user_id = $1',
    values: [userId],
  });
  return rows[0]?.position ?? 0;
}

export interface StoredEvent {
  position: number;
  topic: string;
  ref: string;
}

/** The events after this position, oldest first. */
export async function listEventsAfter(
  { lookups }: Pick<Database, 'lookups'>,
  { userId, after, limit }: { userId: string; after: number; limit: number },
): Promise<StoredEvent[]> {
  const { rows } = await lookups.query<StoredEvent>({
    name: 'live-events-after',
    text: `select position, topic, ref from live_events
            where user_id = $1 and position > $2 order by position limit $3`,
    values: [userId, after, limit],
  });
  return rows;
}

/** Deletes events that are too old to be replayed. */
export async function deleteOldEvents({ pool }: Pick<Database, 'pool'>, days: number): Promise<void> {
  await pool.query('delete from live_events where created_at < now() - make_interval(days => $1)', [days]);
}

/** Everyone who may open the back office. */
export async function listStaff({ pool }: Pick<Database, 'pool'>): Promise<string[]> {
  const { rows } = await pool.query<{ id: string }>("select id from profiles where role <> 'user'");
  return rows.map(({ id }) => id);
}
