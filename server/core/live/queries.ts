// All SQL of the live events: writing down what somebody's browsers are to hear, and reading what one has not heard yet.
import { CompiledQuery } from 'kysely';
import type { Connection, Database } from '../../database/connection.ts';

export interface NewLiveEvent {
  userId: string;
  /** Whose words it takes to tell it: 'message', 'receipt', 'notification' … */
  topic: string;
  /** Of what the topic is about. */
  ref: string;
}

/**
 * Writes events at the end of each person's own, in the caller's transaction; after the commit the caller wakes them by
 * `Live.wake`. Whoever is erased meanwhile hears nothing.
 */
export async function appendEvents(connection: Connection, events: readonly NewLiveEvent[]): Promise<void> {
  if (events.length === 0) return;
  const people = events.map(({ userId }) => userId);
  const topics = events.map(({ topic }) => topic);
  const refs = events.map(({ ref }) => ref);
  const given = 'select * from unnest($1::uuid[], $2::text[], $3::text[]) with ordinality';
  await connection.executeQuery(
    CompiledQuery.raw(`with ${appendingEvents(given)} select from appended`, [people, topics, refs]),
  );
}

/**
 * The parts of a `with` that write events, for statements that know themselves what is to be heard; after them there are the
 * rows `appended`, with user_id, position and ref.
 *
 * @param given SQL for the events: user_id, topic, ref, and a number by which they are in order
 */
export function appendingEvents(given: string): string {
  return `
    given as (
      select *, row_number() over (partition by user_id order by place) as nth, count(*) over (partition by user_id) as total
        from (${given}) as g (user_id, topic, ref, place)),
    placed as (
      insert into live_positions as kept (user_id, position)
      select distinct given.user_id, total from given join profiles on profiles.id = given.user_id
      -- Always in one order, so that two at once wait for each other and not each for the other.
       order by given.user_id
      on conflict (user_id) do update set position = kept.position + excluded.position
      returning user_id, position),
    appended as (
      insert into live_events (user_id, position, topic, ref)
      select user_id, placed.position - total + nth, topic, ref from given join placed using (user_id)
      returning user_id, position, ref)`;
}

/**
 * The same for one event that several people are to hear of; `appended` has no ref.
 *
 * @param given.people SQL for a set of their ids, each once, out of what stands in `from`
 */
export function appendingEvent(given: { people: string; from: string; topic: string; ref: string }): string {
  const { people, from, topic, ref } = given;
  return `
    placed as (
      insert into live_positions as kept (user_id, position)
      select person, 1 from ${from}, ${people} as person order by person
      on conflict (user_id) do update set position = kept.position + 1
      returning user_id, position),
    appended as (
      insert into live_events (user_id, position, topic, ref)
      select user_id, position, ${topic}, ${ref} from placed
      returning user_id, position)`;
}

/** How far somebody's events have come; 0 before the first one. */
export async function findPosition({ lookups }: Pick<Database, 'lookups'>, userId: string): Promise<number> {
  const { rows } = await lookups.query<{ position: number }>({
    name: 'live-position',
    text: 'select position from live_positions where user_id = $1',
    values: [userId],
  });
  return rows[0]?.position ?? 0;
}

export interface LiveEventRow {
  position: number;
  topic: string;
  ref: string;
}

/** The events after this place, oldest first. */
export async function listEventsAfter(
  { lookups }: Pick<Database, 'lookups'>,
  { userId, after, limit }: { userId: string; after: number; limit: number },
): Promise<LiveEventRow[]> {
  const { rows } = await lookups.query<LiveEventRow>({
    name: 'live-events-after',
    text: `select position, topic, ref from live_events
            where user_id = $1 and position > $2 order by position limit $3`,
    values: [userId, after, limit],
  });
  return rows;
}

/** Forgets what no browser can still be waiting for. */
export async function deleteOldEvents({ pool }: Pick<Database, 'pool'>, days: number): Promise<void> {
  await pool.query('delete from live_events where created_at < now() - make_interval(days => $1)', [days]);
}
