// Statements with a time limit of their own.
import type { Pool, PoolClient, QueryConfig, QueryResult, QueryResultRow } from 'pg';

/** Runs one statement. */
export type Query = <Row extends QueryResultRow>(statement: QueryConfig) => Promise<QueryResult<Row>>;

/**
 * Runs statements that read, on one connection.
 *
 * The limit of a statement is set anew only when half of the last one has passed, since that takes as long as a fast search:
 * together they may take half as long again.
 *
 * @throws DatabaseError 57014 once a statement exceeds its limit
 */
export async function readWithin<Result>(
  pool: Pool,
  ms: number,
  read: (query: Query) => Promise<Result>,
): Promise<Result> {
  const client = await pool.connect();
  const end = performance.now() + ms;
  let limit = Math.max(1, Math.round(ms));
  try {
    await client.query(`begin read only; set local statement_timeout = ${limit}`);
    const result = await read(async (statement) => {
      // Zero would mean no limit.
      const left = Math.max(1, Math.round(end - performance.now()));
      if (left < limit / 2) {
        limit = left;
        await client.query(`set local statement_timeout = ${limit}`);
      }
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
