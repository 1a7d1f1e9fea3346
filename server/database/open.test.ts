// What the operator reads when DATABASE_URL does not lead to a PostgreSQL that the site can use.
import { once } from 'node:events';
import { createServer } from 'node:net';
import { expect, inject, onTestFinished, test } from 'vitest';
import { explainFailure } from '../core/process/failure.ts';
import { createLogger } from '../core/process/logger.ts';
import { parseSettings } from '../core/process/settings.ts';
import { createTestDatabase } from '../testing/database.ts';
import { openOldPostgres } from '../testing/outside/old-postgres.ts';
import { openDatabase } from './open.ts';

/** The sentence about an address that does not work. */
async function explain(url: string): Promise<string | undefined> {
  const opening = openDatabase(parseSettings({ DATABASE_URL: url }), { logger: createLogger('silent') });
  return opening.then(
    async ({ database, background }) => {
      await Promise.all([database.close(), background.close()]);
      return 'it works';
    },
    (error: unknown) => explainFailure(error),
  );
}

test('opens a database that works', async () => {
  expect(await explain(inject('clusterUrl'))).toBe('it works');
});

test('reports that nothing answers', async () => {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  const port = typeof address === 'object' ? address?.port : 0;
  server.close();
  expect(await explain(`postgres://torget@127.0.0.1:${port}/torget`)).toBe(
    `DATABASE_URL does not work: nothing answers at 127.0.0.1:${port}.`,
  );
});

test.each([
  ['password', 'fel', 'localhost refuses the password of baskettorget'],
  ['pathname', '/ingen', 'localhost has no database called ingen'],
] as const)('reports a wrong %s', async (part, value, reason) => {
  const url = new URL(inject('clusterUrl'));
  url[part] = value;
  expect(await explain(url.href)).toBe(`DATABASE_URL does not work: ${reason}.`);
});

test('reports an unknown host', async () => {
  expect(await explain('postgres://torget@finns-inte.invalid/torget')).toBe(
    'DATABASE_URL does not work: no host is called finns-inte.invalid.',
  );
});

test('reports a PostgreSQL that cannot be written, as a standby', async () => {
  const { url, pool, drop } = await createTestDatabase({ max: 1 });
  onTestFinished(drop);
  const name = new URL(url).pathname.slice(1);
  await pool.query(`alter database ${name} set default_transaction_read_only = on`);
  expect(await explain(url)).toBe(
    'DATABASE_URL leads to a PostgreSQL that cannot be written, such as a standby: give the address of the primary.',
  );
});

test('reports a PostgreSQL that is too old', async () => {
  const old = await openOldPostgres('14.18');
  onTestFinished(() => old.close());
  expect(await explain(old.url)).toBe(
    'DATABASE_URL leads to PostgreSQL 14.18, but 15 or a newer one is needed.',
  );
});
