// A statement with a time limit of its own.
import type { PoolClient, QueryConfig, QueryResult, QueryResultRow } from 'pg';
import type { Database } from './connection.ts';

/**
 * Runs one statement that reads.
 *
 * @throws DatabaseError 57014 after `ms` milliseconds
 */
export async function queryWithin<Row extends QueryResultRow>(
  { pool }: Pick<Database, 'pool'>,
  statement: QueryConfig,
  ms: number,
): Promise<QueryResult<Row>> {
  const client = await pool.connect();
  try {
    await client.query(`begin read only; set local statement_timeout = ${Math.round(ms)}`);
    const result = await client.query<Row>(statement);
    await client.query('commit');
    client.release();
    return result;
  } catch (error) {
    await rollBack(client);
    throw error;
  }
}

/** A connection that cannot roll back is not used again. */
async function rollBack(client: PoolClient): Promise<void> {
  await client.query('rollback').then(
    () => client.release(),
    () => client.release(true),
  );
}
