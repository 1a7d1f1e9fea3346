// Statements with a time limit of their own.
import type { Pool, PoolClient, QueryConfig, QueryResult, QueryResultRow } from 'pg';

/** Runs one statement. */
export type Query = <Row extends QueryResultRow>(statement: QueryConfig) => Promise<QueryResult<Row>>;

/**
 * Runs statements that read, on one connection.
 *
 * @throws DatabaseError 57014 once they have taken `ms` milliseconds together
 */
export async function readWithin<Result>(
  pool: Pool,
  ms: number,
  read: (query: Query) => Promise<Result>,
): Promise<Result> {
  const client = await pool.connect();
  const end = performance.now() + ms;
  try {
    await client.query('begin read only');
    const result = await read(async (statement) => {
      // Zero would mean no limit.
      const left = Math.max(1, Math.round(end - performance.now()));
      await client.query(`set local statement_timeout = ${left}`);
      return client.query(statement);
    });
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
