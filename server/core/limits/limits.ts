// How often something may be tried, counted over all nodes: by somebody's address, at somebody's account.
import type { Database } from '../../database/connection.ts';
import { refuse } from '../http/refusal.ts';

export interface Limit {
  /** What is tried, and by whom or at what, e.g. 'sign-in from 192.0.2.1'. */
  key: string;
  tries: number;
  minutes: number;
}

/**
 * Counts one try against each limit. Counted before it is tried, so that many at once do not slip through.
 *
 * @throws ORPCError TOO_MANY_REQUESTS with the minutes to wait, when one of them is used up
 */
export async function countAttempt(database: Database, limits: readonly Limit[]): Promise<void> {
  const wait = await insertAttempts(database, limits);
  if (wait !== null) refuse('TOO_MANY_REQUESTS', tooMany(Math.ceil(wait / 60)));
}

/** Counts one try against each limit and says whether it may be made, for what is left undone without a word. */
export async function isWithinLimits(database: Database, limits: readonly Limit[]): Promise<boolean> {
  return (await insertAttempts(database, limits)) === null;
}

/** The seconds to wait; null when none of the limits is used up. */
async function insertAttempts(database: Database, limits: readonly Limit[]): Promise<number | null> {
  const { rows } = await database.lookups.query<{ wait: number | null }>({
    name: 'count-tries',
    text: COUNT_TRIES,
    values: [
      limits.map(({ key }) => key),
      limits.map(({ tries }) => tries),
      limits.map(({ minutes }) => minutes),
    ],
  });
  return rows[0]?.wait ?? null;
}

const COUNT_TRIES = `
  with spent as (
    insert into limits (key, tries, ends_at)
    select key, 1, now() + make_interval(mins => minutes)
      from unnest($1::text[], $3::integer[]) as given (key, minutes)
     -- Always in one order, so that two at once wait for each other and not each for the other.
     order by key
    on conflict (key) do update
      set tries = case when limits.ends_at <= now() then 1 else limits.tries + 1 end,
          ends_at = case when limits.ends_at <= now() then excluded.ends_at else limits.ends_at end
    returning key, tries, ends_at)
  select max(extract(epoch from ends_at - now())) filter (where spent.tries > given.tries)::float8 as wait
    from spent join unnest($1::text[], $2::integer[]) as given (key, tries) using (key)`;

/** Takes one try back, since what was tried succeeded. */
export async function refundAttempt(database: Database, limits: readonly Limit[]): Promise<void> {
  const keys = limits.map(({ key }) => key);
  await database.pool.query('update limits set tries = greatest(tries - 1, 0) where key = any($1)', [keys]);
}

/** Takes all tries back, since whoever made them is shut out. */
export async function refundAllAttempts(database: Database, limits: readonly Limit[]): Promise<void> {
  await database.pool.query('delete from limits where key = any($1)', [limits.map(({ key }) => key)]);
}

/** Forgets the limits whose time is out. */
export async function deleteExpiredLimits(database: Database): Promise<void> {
  await database.pool.query('delete from limits where ends_at <= now()');
}

function tooMany(minutes: number): string {
  return `För många försök. Försök igen om ${minutes} ${minutes === 1 ? 'minut' : 'minuter'}.`;
}
