// Statements with a time limit of their own.
import type { Pool, PoolClient, QueryConfig, QueryResult, QueryResultRow } from 'pg';

/** Runs one statement. */
export type Query = <Row extends QueryResultRow>(statement: QueryConfig) => Promise<QueryResult<Row>>;

/**
 * Runs statements that read, on one connection.
 *
 * Setting the limit of a statement takes as long as a fast search, so it is set again only when less than half of the last limit
 * is left. All statements together may therefore take up to 1.5 times as long as `ms`.
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
      // At least 1, since zero would mean no limit.
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
