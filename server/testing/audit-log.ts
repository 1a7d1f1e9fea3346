// Reads the audit log in tests.
import type { Database } from '../database/connection.ts';

export interface LoggedAction {
  actor: string | null;
  role: string;
  action: string;
  target: string;
  before: unknown;
  after: unknown;
}

/** The actions on one target or by one person, oldest first. */
export async function readAuditEntries(
  { pool }: Pick<Database, 'pool'>,
  id: string,
): Promise<LoggedAction[]> {
  const { rows } = await pool.query<LoggedAction>(
    `select actor_id as actor, actor_role as role, action, target_type || ' ' || target_id as target, before, after
       from audit_log where target_id = $1 or actor_id::text = $1 order by id`,
    [id],
  );
  return rows;
}
