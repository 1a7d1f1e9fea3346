// Notices on the bus, as another process sends them: of changes that a journey makes directly in the database.
import type { Pool } from 'pg';

export async function sendNotices(
  pool: Pool,
  notices: readonly { topic: string; id: string }[],
): Promise<void> {
  for (const notice of notices)
    await pool.query("select pg_notify('baskettorget', $1)", [JSON.stringify({ from: 'journey', notice })]);
}
