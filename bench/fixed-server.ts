// A reference: the same web framework with fixed work. Serves a buffer, and one list with the same SQL.
import { randomBytes } from 'node:crypto';
import fastify from 'fastify';
import { Pool, type QueryConfig } from 'pg';
import type { AdList } from '#shared/features/ads/list/ad-search.ts';
import type { Database } from '../server/database/connection.ts';
import { searchAds } from '../server/features/ads/list/search-queries.ts';
import { searchingIn } from '../server/testing/searching.ts';

/** From the measuring process; each later message is answered with the CPU seconds used so far. */
interface Order {
  size: number;
  databaseUrl: string;
}

process.once('message', async ({ size, databaseUrl }: Order) => {
  // Random like a compressed page, which takes the measuring process longer to read than plain text.
  const body = randomBytes(size);
  const pool = new Pool({
    connectionString: databaseUrl,
    max: 20,
    options: '-c plan_cache_mode=force_generic_plan',
  });
  const statement = await captureStatement(pool);
  const app = fastify();
  app.get('/fixed', (_request, reply) =>
    reply.header('content-type', 'text/html; charset=utf-8').header('content-encoding', 'br').send(body),
  );
  app.get('/list', async (_request, reply) => {
    const { rows } = await pool.query<{ list: AdList }>(statement);
    return reply.send(rows[0]?.list);
  });
  process.on('message', () => {
    const { user, system } = process.cpuUsage();
    process.send?.((user + system) / 1e6);
  });
  process.send?.(await app.listen({ port: 0, host: '127.0.0.1' }));
});

/** The statement that the site itself sends for its first page. */
async function captureStatement(pool: Pool): Promise<QueryConfig> {
  let captured: QueryConfig | undefined;
  const query = (statement: QueryConfig) => {
    captured = statement;
    return pool.query(statement);
  };
  await searchAds(searchingIn({ pool, searches: { query } } as unknown as Database), {});
  if (!captured) throw new Error('The site sent no statement');
  return captured;
}
