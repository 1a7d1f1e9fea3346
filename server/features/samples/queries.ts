// SQL of sample data in general: whether there is any, how much, and the progress of its removal.
import { sql } from 'kysely';
import type { Connection } from '../../database/connection.ts';
import { sampleTables, tablesOfPeople } from './sample-tables.ts';

const allTables = [...tablesOfPeople, ...Object.keys(sampleTables)];

export async function hasSamples(connection: Connection): Promise<boolean> {
  const any = allTables.map((table) => sql`exists (select from ${sql.table(table)} where is_sample)`);
  const { rows } = await sql<{ areThere: boolean }>`select ${sql.join(any, sql` or `)} as "areThere"`.execute(
    connection,
  );
  return rows[0]?.areThere ?? false;
}

export async function countSamples(
  connection: Connection,
): Promise<{ people: number; ads: number; posts: number }> {
  const { rows } = await sql<{ people: number; ads: number; posts: number }>`
    select (select count(*)::integer from profiles where is_sample) as people,
           (select count(*)::integer from ads where is_sample) as ads,
           (select count(*)::integer from forum_posts where is_sample) as posts`.execute(connection);
  return rows[0] ?? { people: 0, ads: 0, posts: 0 };
}

export async function isSamplePerson(connection: Connection, id: string): Promise<boolean> {
  const { rows } = await sql`select from profiles where id = ${id} and is_sample`.execute(connection);
  return rows.length === 1;
}

export async function listSamplePeople(connection: Connection, limit: number): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select id from profiles where is_sample order by id limit ${limit}`.execute(connection);
  return rows.map(({ id }) => id);
}

export interface RemovalRow {
  done: number;
  total: number;
  isFinished: boolean;
  hasFailed: boolean;
}

export async function findRemoval(connection: Connection): Promise<RemovalRow | null> {
  const { rows } = await sql<RemovalRow>`
    select steps_done as done, steps_total as total, finished_at is not null as "isFinished",
           failed_at is not null as "hasFailed" from sample_removals`.execute(connection);
  return rows[0] ?? null;
}

/** Starts a removal; false while another one is running, so the second of two concurrent requests starts nothing. */
export async function startRemoval(transaction: Connection, total: number): Promise<boolean> {
  const { rows } = await sql`
    insert into sample_removals (steps_total) values (${total})
    on conflict (is_only_row) do update set steps_done = 0, steps_total = excluded.steps_total, started_at = now(),
      finished_at = null, failed_at = null
     where sample_removals.finished_at is not null or sample_removals.failed_at is not null
    returning 1`.execute(transaction);
  return rows.length === 1;
}

export async function recordSteps(connection: Connection, done: number): Promise<void> {
  await sql`update sample_removals set steps_done = least(${done}, steps_total)`.execute(connection);
}

export async function finishRemoval(connection: Connection): Promise<void> {
  await sql`update sample_removals set steps_done = steps_total, finished_at = now()`.execute(connection);
}

export async function failRemoval(connection: Connection): Promise<void> {
  await sql`update sample_removals set failed_at = now() where finished_at is null`.execute(connection);
}
