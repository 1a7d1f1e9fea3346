// Sends notices on the bus about changes that a journey makes directly in the database, as another process of the site would.
import type { Pool } from 'pg';

export async function sendNotices(
  pool: Pool,
  notices: readonly { topic: string; id: string }[],
): Promise<void> {
  for (const notice of notices)
    await pool.query("select pg_notify('baskettorget', $1)", [JSON.stringify({ from: 'journey', notice })]);
}
