// SQL about the stored mail server.
import type { Connection } from '../../database/connection.ts';

const columns = [
  'host',
  'port',
  'security',
  'username',
  'sealed_password',
  'sender',
  'code_hash',
  'wrong_codes',
] as const;

export type MailServerRow = NonNullable<Awaited<ReturnType<typeof findMailServerRow>>>;
type State = 'active' | 'candidate';

export async function findMailServerRow(connection: Connection, state: State) {
  const row = await connection
    .selectFrom('mail_servers')
    .select(columns)
    .where('state', '=', state)
    .executeTakeFirst();
  return row ?? null;
}

/** Locks the candidate until the transaction ends. */
export async function lockCandidate(transaction: Connection): Promise<MailServerRow | null> {
  const row = await transaction
    .selectFrom('mail_servers')
    .select(columns)
    .where('state', '=', 'candidate')
    .forUpdate()
    .executeTakeFirst();
  return row ?? null;
}

/** Replaces the candidate. */
export async function saveCandidate(
  transaction: Connection,
  candidate: Omit<MailServerRow, 'wrong_codes'>,
): Promise<void> {
  const row = { ...candidate, wrong_codes: 0 };
  await transaction
    .insertInto('mail_servers')
    .values({ state: 'candidate', ...row })
    .onConflict((conflict) => conflict.column('state').doUpdateSet(row))
    .execute();
}

export async function countWrongCode(transaction: Connection): Promise<void> {
  await transaction
    .updateTable('mail_servers')
    .set(({ eb }) => ({ wrong_codes: eb('wrong_codes', '+', 1) }))
    .where('state', '=', 'candidate')
    .execute();
}

export async function activateCandidate(transaction: Connection): Promise<void> {
  await transaction.deleteFrom('mail_servers').where('state', '=', 'active').execute();
  await transaction
    .updateTable('mail_servers')
    .set({ state: 'active', code_hash: null, wrong_codes: 0 })
    .where('state', '=', 'candidate')
    .execute();
}

export async function deleteMailServers(transaction: Connection): Promise<void> {
  await transaction.deleteFrom('mail_servers').execute();
}
