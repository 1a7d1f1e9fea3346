// The audit log is append-only: a trigger stops every role, and the site's role lacks the rights.
import { randomBytes } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { createLogger } from '../core/process/logger.ts';
import { createTestDatabase, type TestDatabase } from '../testing/database.ts';
import { connectDatabase, type Database } from './connection.ts';
import { prepareDatabase } from './prepare.ts';
import { readSiteRole } from './site-role.ts';

let owned: TestDatabase;
let site: Database;
let siteUrl: string;
const role = `site_${randomBytes(4).toString('hex')}`;

const add = `insert into audit_log (actor_role, action, target_type, target_id)
  values ('operator', 'user.role', 'user', 'x')`;

beforeAll(async () => {
  owned = await createTestDatabase();
  await owned.pool.query(`create role ${role} login password 'korg'`);
  const url = new URL(inject('clusterUrl'));
  url.pathname = new URL(owned.url).pathname;
  url.username = role;
  url.password = 'korg';
  siteUrl = url.href;
  site = connectDatabase(siteUrl, { max: 2 });
  // In a database that was created before there were two roles, the owner has the job tables.
  await owned.pool.query('create table graphile_worker.jobs_of_old (id integer)');
  await prepareDatabase({ background: site, url: siteUrl, ownerUrl: owned.url }, createLogger('silent'));
});

afterAll(async () => {
  await site.close();
  await owned.pool.query(`drop owned by ${role} cascade`);
  await owned.pool.query(`drop role ${role}`);
  await owned.drop();
});

const meddling = [`update audit_log set actor_role = 'user'`, 'delete from audit_log', 'truncate audit_log'];

test.each(meddling)('the trigger stops the owner: %s', async (sql) => {
  await owned.pool.query(add);
  await expect(owned.pool.query(sql)).rejects.toThrow('the audit log is only added to');
  await expect(owned.pool.query(`set session_replication_role = replica; ${sql}`)).rejects.toThrow(
    'the audit log is only added to',
  );
});

describe('the role of the site', () => {
  test('inserts and reads', async () => {
    await site.pool.query(add);
    expect((await site.pool.query('select id from audit_log')).rowCount).toBeGreaterThan(0);
  });

  test.each([
    ...meddling,
    'alter table audit_log disable trigger all',
    'alter table audit_log disable trigger audit_log_is_only_added_to',
    'drop trigger audit_log_is_only_added_to on audit_log',
    'drop table audit_log',
    'drop schema public cascade',
    'alter table audit_log rename to gone',
    'drop function refuse_to_change_the_past() cascade',
    `create or replace function refuse_to_change_the_past() returns trigger language plpgsql as 'begin return null; end'`,
    'set session_replication_role = replica',
    `set role ${'baskettorget'}`,
    'alter role current_user superuser',
    `insert into audit_log (at, actor_role, action, target_type, target_id)
       values ('2020-01-01', 'operator', 'user.role', 'user', 'x')`,
    `insert into audit_log (id, actor_role, action, target_type, target_id) overriding system value
       values (1, 'operator', 'user.role', 'user', 'x')`,
    'insert into schema_migrations values (9999, $$x$$, $$x$$)',
  ])('is denied: %s', async (sql) => {
    await expect(site.pool.query(sql)).rejects.toThrow(
      /permission denied|must be owner|only roles with|Only roles with/i,
    );
  });

  test('writes all other tables, and owns those of the jobs', async () => {
    await site.pool.query(`insert into profiles (email, name) values ('siv@exempel.se', 'Siv')`);
    await site.pool.query(`update profiles set name = 'Siv Ek'`);
    expect((await site.pool.query('delete from profiles')).rowCount).toBe(1);
    await site.pool.query('insert into categories (name) values ($1)', ['Nät']);
    await site.pool.query('analyze ads');
    await site.pool.query('alter table graphile_worker.jobs_of_old add column name text');
  });

  test('logs no warning, but a role that owns everything does', async () => {
    const lines: string[] = [];
    const logger = pino({ level: 'warn' }, { write: (line: string) => void lines.push(line) });
    await prepareDatabase({ background: site, url: siteUrl, ownerUrl: owned.url }, logger);
    expect(lines).toEqual([]);
    await prepareDatabase({ background: owned, url: owned.url, ownerUrl: owned.url }, logger);
    expect(lines.join('')).toContain('The role of the site could change the audit log');
  });

  test('is distinguished from a role that owns everything', async () => {
    expect(await readSiteRole(site.pool)).toEqual({ name: role, ownsLog: false });
    expect(await readSiteRole(owned.pool)).toMatchObject({ ownsLog: true });
  });
});

test('removes reasons, titles and messages of former releases but not rules and ids, and restores the trigger', async () => {
  await owned.pool.query(
    `insert into audit_log (actor_role, action, target_type, target_id, before, after) values
       ('admin', 'user.block', 'user', 'old-1', null, '{"reason": "Hotade mig", "rule": "law", "lastDay": null}'),
       ('admin', 'ad.update', 'ad', 'old-2', '{"title": "Annas boll", "status": "pending"}', '{"title": "Boll"}'),
       ('admin', 'page.change', 'page', 'old-3', '{"isEnabled": true, "disabledMessage": ""}', '{"isEnabled": false, "disabledMessage": "Anna rättar"}')`,
  );
  const folder = path.join(import.meta.dirname, 'migrations');
  for (const file of ['0132-audit-log-without-texts.sql', '0180-audit-log-of-settings.sql'])
    await owned.pool.query(await readFile(path.join(folder, file), 'utf8'));
  const { rows } = await owned.pool.query(
    `select before, after from audit_log where target_id like 'old-%' order by target_id`,
  );
  expect(rows).toEqual([
    { before: null, after: { rule: 'law', lastDay: null } },
    { before: { status: 'pending' }, after: {} },
    { before: { isEnabled: true }, after: { isEnabled: false } },
  ]);
  await expect(owned.pool.query('delete from audit_log')).rejects.toThrow('the audit log is only added to');
});
