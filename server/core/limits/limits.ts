// Rate limits, counted across all nodes: by IP address or by account.
import { ORPCError } from '@orpc/server';
import { type RefusalData, refusals } from '#shared/errors.ts';
import type { Database } from '../../database/connection.ts';

export interface Limit {
  /** The action and its caller or target, e.g. 'sign-in from 192.0.2.1'. */
  key: string;
  tries: number;
  minutes: number;
}

/**
 * Counts one attempt against each limit. Called before the attempt, so that concurrent ones cannot exceed the limit.
 *
 * @throws ORPCError TOO_MANY_REQUESTS with the minutes to wait if a limit is exceeded
 */
export async function countAttempt(database: Database, limits: readonly Limit[]): Promise<void> {
  const wait = await insertAttempts(database, limits);
  if (wait === null) return;
  const { status } = refusals.TOO_MANY_REQUESTS;
  const data: RefusalData = { retryAfter: Math.ceil(wait) };
  throw new ORPCError('TOO_MANY_REQUESTS', { status, message: tooMany(Math.ceil(wait / 60)), data });
}

/** Counts one attempt against each limit and returns whether it is allowed, for actions that are skipped silently. */
export async function isWithinLimits(database: Database, limits: readonly Limit[]): Promise<boolean> {
  return (await insertAttempts(database, limits)) === null;
}

/** The seconds to wait; null if no limit is exceeded. */
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
  with counted as (
    insert into limits (key, tries, ends_at)
    select key, 1, now() + make_interval(mins => minutes)
      from unnest($1::text[], $3::integer[]) as input (key, minutes)
     -- A fixed order prevents deadlocks between concurrent statements.
     order by key
    on conflict (key) do update
      set tries = case when limits.ends_at <= now() then 1 else limits.tries + 1 end,
          ends_at = case when limits.ends_at <= now() then excluded.ends_at else limits.ends_at end
    returning key, tries, ends_at)
  select max(extract(epoch from ends_at - now())) filter (where counted.tries > input.tries)::float8 as wait
    from counted join unnest($1::text[], $2::integer[]) as input (key, tries) using (key)`;

/** Refunds one attempt, after it succeeded. */
export async function refundAttempt(database: Database, limits: readonly Limit[]): Promise<void> {
  const keys = limits.map(({ key }) => key);
  await database.pool.query('update limits set tries = greatest(tries - 1, 0) where key = any($1)', [keys]);
}

/** Refunds all attempts: after a password reset, because an intruder who made them no longer has the password. */
export async function refundAllAttempts(database: Database, limits: readonly Limit[]): Promise<void> {
  await database.pool.query('delete from limits where key = any($1)', [limits.map(({ key }) => key)]);
}

/** Deletes expired limits. */
export async function deleteExpiredLimits(database: Database): Promise<void> {
  await database.pool.query('delete from limits where ends_at <= now()');
}

function tooMany(minutes: number): string {
  return `För många försök. Försök igen om ${minutes} ${minutes === 1 ? 'minut' : 'minuter'}.`;
}
