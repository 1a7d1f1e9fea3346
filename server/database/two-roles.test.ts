// A database of the operator's own with the two roles of decision 13, neither of them a superuser.
import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { addJob, migrateJobs } from '../core/jobs/jobs.ts';
import { createLogger } from '../core/process/logger.ts';
import { readDatabaseId } from '../features/pictures/queries.ts';
import { connectDatabase, type Database } from './connection.ts';
import { prepareDatabase } from './prepare.ts';

const suffix = randomBytes(4).toString('hex');
const [ownerRole, siteRole, name] = [`owner_${suffix}`, `site_${suffix}`, `two_roles_${suffix}`];
const logger = createLogger('silent');

let superuser: Database;
let owner: Database;
let site: Database;

beforeAll(async () => {
  superuser = connectDatabase(inject('clusterUrl'), { max: 1 });
  await superuser.pool.query(`create role ${ownerRole} login password 'korg'`);
  await superuser.pool.query(`create role ${siteRole} login password 'korg'`);
  await superuser.pool.query(`create database ${name} owner ${ownerRole} template template0`);
  [owner, site] = [
    connectDatabase(urlOf(ownerRole), { max: 2 }),
    connectDatabase(urlOf(siteRole), { max: 2 }),
  ];
});
afterAll(async () => {
  await Promise.all([owner.close(), site.close()]);
  await superuser.pool.query(`drop database ${name}`);
  await superuser.pool.query(`drop role ${ownerRole}, ${siteRole}`);
  await superuser.close();
});

function urlOf(role: string, password = 'korg'): string {
  const url = new URL(inject('clusterUrl'));
  [url.pathname, url.username, url.password] = [`/${name}`, role, password];
  return url.href;
}

const prepare = (ownerUrl: string) =>
  prepareDatabase({ background: site, url: urlOf(siteRole), ownerUrl }, logger);

test('names a DATABASE_OWNER_URL that does not work', async () => {
  await expect(prepare(urlOf(ownerRole, 'fel'))).rejects.toThrow(
    `DATABASE_OWNER_URL does not work: localhost refuses the password of ${ownerRole}.`,
  );
});

test('gets a second role later, which the owner must be a member of to dump and run jobs', async () => {
  await prepareDatabase({ background: owner, url: urlOf(ownerRole), ownerUrl: urlOf(ownerRole) }, logger);
  await migrateJobs(owner);
  await expect(prepare(urlOf(ownerRole))).rejects.toThrow(
    `The role of DATABASE_OWNER_URL must be a member of the site's role: as a superuser, run "grant ${siteRole} to ${ownerRole};".`,
  );
  await superuser.pool.query(`grant ${siteRole} to ${ownerRole}`);
  await prepare(urlOf(ownerRole));
  await migrateJobs(site);
  const { rows } = await site.pool.query(
    `select distinct tableowner from pg_tables where schemaname = 'graphile_worker'`,
  );
  expect(rows).toEqual([{ tableowner: siteRole }]);
  // As pg_dump does, and \`npm run admin\` for a mail.
  await owner.kysely.transaction().execute(async (tx) => {
    await addJob(tx, { name: 'send-mail', payload: {}, tries: 1 });
  });
  await owner.pool.query('begin; lock table graphile_worker.migrations in access share mode; commit');
  expect(await readDatabaseId(site.kysely)).toMatch(/^\d+-1-\d+$/);
});
