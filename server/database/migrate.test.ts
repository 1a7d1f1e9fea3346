// Migrations: from empty, concurrently from many nodes, and rolled back when one fails.
import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../testing/database.ts';
import { waitForLocked } from '../testing/wait-for-locked.ts';
import { migrate, migrationsFolder } from './migrate.ts';

let database: TestDatabase;
let folder: string;

beforeEach(async () => {
  database = await createTestDatabase({ isEmpty: true });
  folder = await mkdtemp(path.join(os.tmpdir(), 'baskettorget-migrations-'));
});

afterEach(async () => {
  await database.drop();
  await rm(folder, { recursive: true });
});

const add = (name: string, sql: string) => writeFile(path.join(folder, name), sql);

async function tables(): Promise<string[]> {
  const { rows } = await database.pool.query<{ name: string }>(
    `select table_name as name from information_schema.tables where table_schema = 'public' order by 1`,
  );
  return rows.map(({ name }) => name);
}

test("applies the project's migrations to an empty database, once", async () => {
  const ours = (await readdir(migrationsFolder)).filter((name) => name.endsWith('.sql')).sort();
  expect(await migrate(database.pool)).toEqual(ours);
  expect(await migrate(database.pool)).toEqual([]);
});

test('applies files in numerical order, and later only new ones', async () => {
  await add('0002-rows.sql', 'insert into balls values (7)');
  await add('0001-balls.sql', 'create table balls (size integer)');
  expect(await migrate(database.pool, folder)).toEqual(['0001-balls.sql', '0002-rows.sql']);
  await add('0003-hoops.sql', 'create table hoops (height integer)');
  expect(await migrate(database.pool, folder)).toEqual(['0003-hoops.sql']);
  expect((await database.pool.query('select size from balls')).rows).toEqual([{ size: 7 }]);
});

test('applies each file once when ten nodes start at the same time', async () => {
  await add('0001-balls.sql', 'create table balls (size integer)');
  await add('0002-rows.sql', 'insert into balls values (7); select pg_sleep(0.05)');
  const applied = await Promise.all(Array.from({ length: 10 }, () => migrate(database.pool, folder)));
  expect(applied.flat().sort()).toEqual(['0001-balls.sql', '0002-rows.sql']);
  expect((await database.pool.query('select size from balls')).rows).toEqual([{ size: 7 }]);
});

test('rolls a failing migration back, persists earlier ones, and continues once it is fixed', async () => {
  await add('0001-balls.sql', 'create table balls (size integer)');
  await add('0002-hoops.sql', 'create table hoops (height integer); insert into nets values (1)');
  await expect(migrate(database.pool, folder)).rejects.toThrow(
    'The migration 0002-hoops.sql failed and was undone: relation "nets" does not exist.',
  );
  expect(await tables()).toEqual(['balls', 'schema_migrations']);
  await add('0002-hoops.sql', 'create table hoops (height integer)');
  expect(await migrate(database.pool, folder)).toEqual(['0002-hoops.sql']);
});

test('yields to a long transaction, so that readers are not blocked, and is applied after it', async () => {
  await add('0001-balls.sql', 'create table balls (size integer)');
  await migrate(database.pool, folder);
  const long = await database.pool.connect();
  await long.query('begin; select from balls');
  await add('0002-brand.sql', 'alter table balls add column brand text');
  const migrating = migrate(database.pool, folder, { timeoutMs: 200 });
  await waitForLocked(database);
  expect((await database.pool.query('select from balls')).rows).toEqual([]);
  await long.query('commit');
  long.release();
  expect(await migrating).toEqual(['0002-brand.sql']);
});

test('refuses a file that was changed after it was applied', async () => {
  await add('0001-balls.sql', 'create table balls (size integer)');
  await migrate(database.pool, folder);
  await add('0001-balls.sql', 'create table balls (size integer, brand text)');
  await expect(migrate(database.pool, folder)).rejects.toThrow(
    'The migration 0001-balls.sql was changed after this database had it.',
  );
});

test('refuses a database that a newer release has migrated, and changes nothing', async () => {
  await add('0001-balls.sql', 'create table balls (size integer)');
  await add('0002-hoops.sql', 'create table hoops (height integer)');
  await migrate(database.pool, folder);
  await rm(path.join(folder, '0002-hoops.sql'));
  await add('0003-nets.sql', 'create table nets (length integer)');
  await expect(migrate(database.pool, folder)).rejects.toThrow(
    'A newer release of Baskettorget has migrated this database (0002-hoops.sql): start that release or a newer one, or restore a backup from before it.',
  );
  expect(await tables()).toEqual(['balls', 'hoops', 'schema_migrations']);
});

test('ignores the line endings of a file', async () => {
  await add('0001-balls.sql', 'create table balls (\nsize integer)');
  await migrate(database.pool, folder);
  await add('0001-balls.sql', 'create table balls (\r\nsize integer)');
  expect(await migrate(database.pool, folder)).toEqual([]);
});

test.each([
  ['0001-hoops.sql', 'Two migrations have the number of 0001-balls.sql.'],
  ['hoops.sql', 'The migration hoops.sql is not named like 0001-name.sql.'],
])('refuses a file named %s beside 0001-balls.sql', async (name, sentence) => {
  await add('0001-balls.sql', 'select 1');
  await add(name, 'select 1');
  await expect(migrate(database.pool, folder)).rejects.toThrow(sentence);
});
