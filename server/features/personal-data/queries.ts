// SQL of requested copies of personal data.
import { sql } from 'kysely';
import { EXPORT_HOURS, EXPORTS_A_DAY } from '#shared/features/personal-data/rules.ts';
import type { Connection } from '../../database/connection.ts';

export interface ExportRow {
  id: string;
  status: 'waiting' | 'ready' | 'failed';
  steps_done: number;
  steps_total: number;
  created_at: Date;
  bytes: number | null;
  expires_at: Date | null;
}

const exportColumns = [
  'id',
  'status',
  'steps_done',
  'steps_total',
  'created_at',
  'bytes',
  'expires_at',
] as const;

/** The latest copy, unless it has expired. */
export async function findLatestExport(connection: Connection, userId: string): Promise<ExportRow | null> {
  const row = await connection
    .selectFrom('personal_exports')
    .select(exportColumns)
    .where('user_id', '=', userId)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .executeTakeFirst();
  return row && !isExpired(row) ? row : null;
}

/** A copy that can be downloaded; null for another user's. */
export async function findReadyExport(
  connection: Connection,
  { id, userId }: { id: string; userId: string },
): Promise<ExportRow | null> {
  const row = await connection
    .selectFrom('personal_exports')
    .select(exportColumns)
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .where('status', '=', 'ready')
    .executeTakeFirst();
  return row && !isExpired(row) ? row : null;
}

function isExpired({ expires_at: expiresAt }: ExportRow): boolean {
  return expiresAt !== null && expiresAt <= new Date();
}

/** When a user at the daily limit may request another copy; null if they may request one now. */
export async function nextExportAt(connection: Connection, userId: string): Promise<Date | null> {
  const { rows } = await sql<{ at: Date }>`
    select created_at + interval '24 hours' as at from personal_exports
     where user_id = ${userId} and status <> 'failed' and created_at > now() - interval '24 hours'
     order by created_at desc, id desc offset ${EXPORTS_A_DAY - 1} limit 1`.execute(connection);
  return rows[0]?.at ?? null;
}

export async function insertExport(connection: Connection, userId: string): Promise<ExportRow> {
  return connection
    .insertInto('personal_exports')
    .values({ user_id: userId, bytes: null, expires_at: null })
    .returning(exportColumns)
    .executeTakeFirstOrThrow();
}

/** The user whose copy is to be created; null when it is created, failed or deleted. */
export async function findWaitingExport(connection: Connection, id: string): Promise<string | null> {
  const row = await connection
    .selectFrom('personal_exports')
    .select('user_id')
    .where('id', '=', id)
    .where('status', '=', 'waiting')
    .executeTakeFirst();
  return row?.user_id ?? null;
}

/** Whether the copy is already ready: another worker may have taken over a job it considered dead. */
export async function isExportReady(connection: Connection, id: string): Promise<boolean> {
  const row = await connection
    .selectFrom('personal_exports')
    .select('id')
    .where('id', '=', id)
    .where('status', '=', 'ready')
    .executeTakeFirst();
  return row !== undefined;
}

export async function recordProgress(
  connection: Connection,
  id: string,
  { done, total }: { done: number; total: number },
): Promise<void> {
  await connection
    .updateTable('personal_exports')
    .set({ steps_done: done, steps_total: total })
    .where('id', '=', id)
    .where('status', '=', 'waiting')
    .execute();
}

/** Marks the copy as ready; returns its owner, or null when the copy is no longer waiting. */
export async function markReady(
  transaction: Connection,
  id: string,
  bytes: number,
): Promise<{ userId: string; email: string } | null> {
  const { rows } = await sql<{ userId: string; email: string }>`
    update personal_exports as copy
       set status = 'ready', bytes = ${bytes}, steps_done = steps_total,
           expires_at = now() + ${EXPORT_HOURS} * interval '1 hour'
      from profiles as person
     where copy.id = ${id} and copy.status = 'waiting' and person.id = copy.user_id
     returning person.id as "userId", person.email`.execute(transaction);
  return rows[0] ?? null;
}

export async function markFailed(connection: Connection, id: string): Promise<void> {
  await connection
    .updateTable('personal_exports')
    .set({ status: 'failed' })
    .where('id', '=', id)
    .where('status', '=', 'waiting')
    .execute();
}

/** Marks waiting copies without a job as failed: the process was killed during the last attempt. */
export async function failOrphanedExports(connection: Connection, jobName: string): Promise<void> {
  await sql`
    update personal_exports as copy set status = 'failed'
     where status = 'waiting' and not exists (
       select from graphile_worker._private_jobs as job
         join graphile_worker._private_tasks as task on task.id = job.task_id
        where task.identifier = ${jobName} and job.payload ->> 'id' = copy.id::text
          and (job.attempts < job.max_attempts or job.locked_at is not null))`.execute(connection);
}

/** Deletes expired copies; returns the ids of those that may have a file. */
export async function deleteOldExports(connection: Connection): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    delete from personal_exports
     where expires_at <= now()
        or status = 'failed' and created_at < now() - ${EXPORT_HOURS} * interval '1 hour'
     returning id`.execute(connection);
  return rows.map(({ id }) => id);
}

/** The ids of these copies that have a row. */
export async function listKnownExports(connection: Connection, ids: string[]): Promise<Set<string>> {
  const { rows } = await sql<{ id: string }>`
    select id from personal_exports where id = any(${ids}::uuid[])`.execute(connection);
  return new Set(rows.map(({ id }) => id));
}
