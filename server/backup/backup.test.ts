// Backup of a running site and restore into other folders: every acknowledged write is back, and erased users stay erased.
import type { ChildProcess } from 'node:child_process';
import { appendFile, mkdir, mkdtemp, readdir, readFile, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { loadSecret } from '../core/crypto/secrets.ts';
import { makeSessionToken, openAuth, sessionCookie } from '../core/auth.ts';
import { LOCK_FILE } from '../core/process/data-dir-lock.ts';
import { parseSettings } from '../core/process/settings.ts';
import { pictureUrl as pictureUrlOf } from '#shared/features/pictures/urls.ts';
import { connectDatabase, type Database } from '../database/connection.ts';
import { isAlive, readPostmaster } from '../database/embedded/postmaster.ts';
import { insertPerson } from '../features/accounts/password/password-queries.ts';
import { insertSession } from '../features/accounts/sessions/session-queries.ts';
import { setRole } from '../features/accounts/queries.ts';
import { saveBirthYear } from '../features/profiles/queries.ts';
import { writeBackup } from './backup-folder.ts';
import { describeRestored } from './backup-texts.ts';
import { checkBackup, makeBackup } from './make-backup.ts';
import { type Restore, restoreBackup } from './restore-backup.ts';
import { copyDataDir } from '../testing/data-dir.ts';
import { makeJpeg } from '../testing/samples/photos.ts';
import { type CliOutcome, runCli } from '../testing/run-cli.ts';
import { runServer, type ServerProcess } from '../testing/server-process.ts';
import { waitFor } from '../testing/wait-for.ts';

type Person = { id: string; cookie: string };

/** Settings of a site whose pictures and secret are not in DATA_DIR, so that a backup lacks them. */
const elsewhere = {
  S3_ENDPOINT: 'http://127.0.0.1:9',
  S3_BUCKET: 'torgets-bilder',
  S3_ACCESS_KEY_ID: 'key',
  S3_SECRET_ACCESS_KEY: 'secret',
  SECRET: 'a secret of the environment, long enough',
};
const whatIsElsewhere = [
  'Pictures are in the bucket torgets-bilder, not in the backup: copy the bucket too.',
  'The setting SECRET is not in the backup: without it everyone is signed out.',
].join('\n');

let folder: string;
let dataDir: string;
let backup: string;
let site: ServerProcess;
let address: string;
let database: Database;
let seller: Person;
let erased: Person;
let adId: string;
let pictureUrl: string;
let acknowledgedBefore: number;
let acknowledgedAfter: number;
let outcome: CliOutcome;

beforeAll(async () => {
  folder = await mkdtemp(path.join(inject('scratchFolder'), 'backup-'));
  [dataDir, backup] = [path.join(folder, 'data'), path.join(folder, 'backups', 'monday')];
  await copyDataDir(dataDir);
  await start(dataDir);
  database = await connect(dataDir);
  seller = await addPerson('saljare@exempel.se');
  erased = await addPerson('raderad@exempel.se');
  const admin = await addPerson('chef@exempel.se');
  await setRole(database.kysely, admin.id, 'superadmin');
  [adId, pictureUrl] = await publishAd();

  await database.pool.query('create table throws (number integer primary key)');
  const writing = new AbortController();
  const written = { count: 0 };
  const writer = write(written, writing.signal);
  while (written.count < 50) await new Promise((resolve) => setTimeout(resolve, 5));
  acknowledgedBefore = written.count;
  await writeFile(path.join(dataDir, 'pictures', 'database-id'), 'before');
  outcome = await run(['backup', backup], elsewhere);
  writing.abort();
  await writer;
  acknowledgedAfter = written.count;
  await ask(`/api/admin/users/${erased.id}`, { as: admin, method: 'DELETE' });
});

afterAll(stop);

const run = (args: string[], env: NodeJS.ProcessEnv = {}, onStart?: (child: ChildProcess) => void) =>
  runCli(args, { DATA_DIR: dataDir, ...env }, onStart);

const { signal } = new AbortController();

const settingsOf = (place: string, env: NodeJS.ProcessEnv = {}) => parseSettings({ DATA_DIR: place, ...env });

/** Restores in this process; by default the backup of the tests, and moves aside what is there. */
const restore = (place: string, options: Partial<Restore> = {}) =>
  restoreBackup(settingsOf(place), { from: backup, movesOld: true, ...options }, signal);

async function start(place: string): Promise<void> {
  site = runServer({ DATA_DIR: place });
  address = await site.address;
}

async function stop(): Promise<void> {
  await database?.close();
  site.process.kill('SIGTERM');
  expect(await site.ended).toMatchObject({ code: 0 });
}

/** Leaves its PostgreSQL running. */
async function killSite(): Promise<void> {
  await database.close();
  site.process.kill('SIGKILL');
  await site.ended;
}

/** What a restore moves aside. */
async function listData(): Promise<string[]> {
  const names = await readdir(dataDir);
  return names.filter((name) => !name.startsWith(LOCK_FILE)).sort();
}

async function connect(place: string): Promise<Database> {
  const socket = (await readPostmaster(path.join(place, 'cluster')))?.socketFolder ?? '';
  const password = await loadSecret(place, 'database-password');
  const host = encodeURIComponent(socket);
  return connectDatabase(`postgresql://baskettorget:${password}@localhost/baskettorget?host=${host}`, {
    max: 3,
  });
}

async function addPerson(email: string): Promise<Person> {
  const id = await insertPerson(database.kysely, { name: 'Person', email, passwordHash: 'none' });
  if (!id) throw new Error('The person was not created');
  await saveBirthYear(database.kysely, id, 1990);
  const token = makeSessionToken();
  const expiresAt = new Date(Date.now() + 86_400_000);
  await insertSession(database.kysely, { userId: id, token, expiresAt, ip: '', userAgent: '' });
  const auth = openAuth(parseSettings({}), await loadSecret(dataDir, 'session-secret'));
  return { id, cookie: sessionCookie(auth, token).split(';')[0] ?? '' };
}

function ask(target: string, { as, ...init }: RequestInit & { as?: Person } = {}) {
  return fetch(address + target, { ...init, headers: { ...init.headers, ...(as && { cookie: as.cookie }) } });
}

async function publishAd(): Promise<[id: string, picture: string]> {
  const form = new FormData();
  form.append('file', new Blob([new Uint8Array(await makeJpeg())]), 'boll.jpg');
  const picture = await ask('/api/pictures', { as: seller, method: 'POST', body: form });
  const { id: pictureId } = (await picture.json()) as { id: string };
  const ad = { title: 'Boll i reserv', description: 'Studsar', location: 'Lund', category: 'Basketboll' };
  const body = JSON.stringify({ ...ad, condition: 'Ny', price: 300, pictureIds: [pictureId] });
  const headers = { 'content-type': 'application/json' };
  const created = await ask('/api/ads', { as: seller, method: 'POST', headers, body });
  const { id } = (await created.json()) as { id: string };
  return [id, pictureUrlOf(pictureId, 400)];
}

async function readPicture(): Promise<Buffer> {
  const answer = await ask(pictureUrl, { as: seller });
  expect(answer.status).toBe(200);
  return Buffer.from(await answer.arrayBuffer());
}

async function write(written: { count: number }, end: AbortSignal): Promise<void> {
  while (!end.aborted) {
    await database.pool.query('insert into throws values ($1)', [written.count]);
    written.count += 1;
  }
}

const inCluster = (...names: string[]) => path.join(backup, 'cluster', ...names);
const modeOf = async (place: string) => (await stat(place)).mode & 0o777;

describe('a backup', () => {
  test('is made while the site writes', () => {
    expect(outcome).toMatchObject({ code: 0, stderr: '' });
    expect(outcome.stdout).toContain(`Backup written to ${backup} (`);
    expect(acknowledgedAfter).toBeGreaterThan(acknowledgedBefore);
  });

  test('can be read by its owner only, and holds no partial files', async () => {
    expect(await modeOf(backup)).toBe(0o700);
    expect(await modeOf(path.join(backup, 'secrets', 'session-secret'))).toBe(0o600);
    expect(await modeOf(inCluster('PG_VERSION'))).toBe(0o600);
    expect(await readdir(path.dirname(backup))).toEqual(['monday']);
    expect(await readdir(inCluster())).not.toContain('postmaster.pid');
  });

  test('names what is not in it: the bucket with the pictures, and SECRET', () => {
    expect(outcome.stdout).toContain(whatIsElsewhere);
  });

  test('is never overwritten', async () => {
    await expect(checkBackup(settingsOf(dataDir), backup)).rejects.toThrow(
      `${backup} exists: choose another name for the backup.`,
    );
  });

  test('is refused inside DATA_DIR', async () => {
    await expect(checkBackup(settingsOf(dataDir), path.join(dataDir, 'backup'))).rejects.toThrow(
      `A backup in DATA_DIR (${dataDir}) would be lost with it: choose another folder.`,
    );
  });

  test('is refused without a database, and leaves no folder', async () => {
    const none = path.join(folder, 'none');
    await expect(checkBackup(settingsOf(none), path.join(folder, 'of-none'))).rejects.toThrow(
      `There is no database in DATA_DIR (${none}).`,
    );
    expect((await readdir(folder)).filter((name) => name.includes('none'))).toEqual([]);
  });

  test('is refused where it cannot be written', async () => {
    await writeFile(path.join(folder, 'a-file'), '');
    const target = path.join(folder, 'a-file', 'backup');
    await expect(makeBackup(settingsOf(dataDir), target, { url: '', signal })).rejects.toThrow(
      `The backup cannot be written to ${target}.`,
    );
  });

  test('leaves nothing behind when it is interrupted', async () => {
    const interrupted = run(['backup', path.join(folder, 'interrupted')], {}, async (child) => {
      await waitFor(async () => expect((await readdir(folder)).join(' ')).toContain('.partial'));
      child.kill('SIGTERM');
    });
    expect(await interrupted).toMatchObject({ code: 130 });
    expect((await readdir(folder)).filter((name) => name.startsWith('interrupted'))).toEqual([]);
  });
});

test('backup and restore point to the README with a DATABASE_URL', async () => {
  const settings = settingsOf(dataDir, { DATABASE_URL: 'postgresql://torget@localhost/torget' });
  const sentence = /^npm run \w+ \w+ the embedded database only: README\.md, "Backup", says/;
  await expect(checkBackup(settings, path.join(folder, 'external'))).rejects.toThrow(sentence);
  await expect(restoreBackup(settings, { from: backup, movesOld: false }, signal)).rejects.toThrow(sentence);
});

describe('a restore', () => {
  test('is refused while the site runs', async () => {
    await expect(restore(dataDir)).rejects.toThrow(
      `Baskettorget runs on DATA_DIR (${dataDir}): stop it first.`,
    );
    expect((await ask('/readyz')).status).toBe(200);
  });

  test('is refused into a folder that is not empty, which stays as it is', async () => {
    const place = path.join(folder, 'other');
    await mkdir(place);
    await writeFile(path.join(place, 'notes.txt'), 'mine');
    await expect(restore(place, { movesOld: false })).rejects.toThrow(
      `The folder DATA_DIR (${place}) is not empty: add --move-old to rename it and restore in its place.`,
    );
    expect(await readdir(place)).toEqual(['notes.txt']);
  });

  test('brings back everything that was acknowledged, except people erased since', async () => {
    const before = await readPicture();
    const place = path.join(folder, 'restored');
    const list = path.join(dataDir, 'erased-people.txt');
    const restored = await run(['restore', backup, '--erased', list], { DATA_DIR: place });
    expect(restored).toMatchObject({ code: 0, stderr: '' });
    expect(restored.stdout).toContain('People who were erased since then are erased again at the start.');
    expect(restored.stdout).toContain(whatIsElsewhere);
    expect(restored.stdout).toContain('For a trial, use a bucket of its own');
    expect(await modeOf(place)).toBe(0o700);

    await killSite();
    await start(place);
    database = await connect(place);
    const ad = (await (await ask(`/api/ads/${adId}`, { as: seller })).json()) as object;
    expect(ad).toMatchObject({ title: 'Boll i reserv', pictures: [{}] });
    expect((await readPicture()).equals(before)).toBe(true);
    const { viewer } = (await (await ask('/api/session', { as: seller })).json()) as {
      viewer: { id: string } | null;
    };
    expect(viewer?.id).toBe(seller.id);
    // Its id is another one, so that a trial deletes nothing from the bucket of the original.
    const shown = await database.pool.query('show baskettorget.restored_at');
    expect(shown.rows).toEqual([{ 'baskettorget.restored_at': expect.stringMatching(/^20.*Z$/) }]);
    expect(await readdir(path.join(place, 'pictures'))).not.toContain('database-id');
    const { rows } = await database.pool.query<{ count: number; last: number }>(
      'select count(*) as count, max(number) + 1 as last from throws',
    );
    // No gap: the restored rows are those of one moment, and include all that were acknowledged before the backup began.
    expect(rows[0]?.count).toBe(rows[0]?.last);
    expect(rows[0]?.count).toBeGreaterThanOrEqual(acknowledgedBefore);
    const { rowCount } = await database.pool.query('select from profiles where id = $1', [erased.id]);
    expect(rowCount).toBe(0);
  });

  test('ends the PostgreSQL that a killed server has left, moves the old data aside and finds its list of erased people', async () => {
    const cluster = path.join(dataDir, 'cluster');
    const { pid = 0 } = (await readPostmaster(cluster)) ?? {};
    expect(await isAlive(pid)).toBe(true);
    const list = path.join(dataDir, 'erased-people.txt');
    // The last line was not written completely.
    await appendFile(list, '2026-11-20T10:');
    const before = await listData();
    const ended = await run(['restore', backup, '--move-old']);
    expect(ended).toMatchObject({ code: 0, stderr: '' });
    expect([await isAlive(pid), await readPostmaster(cluster)]).toEqual([false, undefined]);
    expect(ended.stdout).toContain('are erased again at the start');
    expect(await readFile(list, 'utf8')).toContain(erased.id);
    const old = (await readdir(dataDir)).find((name) => name.startsWith('before-restore-')) ?? '';
    expect((await readdir(path.join(dataDir, old))).sort()).toEqual(before);
  });

  test('says that erased people are back if there is no list of them', async () => {
    const place = path.join(folder, 'no-list');
    const restored = await restore(place);
    expect(describeRestored(place, restored)).toContain('People who were erased since then are back');
  });

  // These tests come last, since they damage the backup.
  test.each([
    [
      'a changed file',
      () => appendFile(inCluster('global', 'pg_filenode.map'), 'x'),
      'cluster/global/pg_filenode.map',
    ],
    ['a changed list', () => appendFile(path.join(backup, 'SHA256SUMS'), '\n'), 'SHA256SUMS'],
  ])('refuses a backup with %s and leaves DATA_DIR as it was', async (_case, damage, name) => {
    await damage();
    const place = path.join(folder, 'untouched');
    await mkdir(path.join(place, 'secrets'), { recursive: true });
    await expect(restore(place)).rejects.toThrow(
      `The backup in ${backup} is damaged: ${name} is missing or was changed.`,
    );
    expect(await readdir(place)).toEqual(['secrets']);
  });

  test('refuses a backup that PostgreSQL cannot recover from, and puts the old data back', async () => {
    const broken = path.join(folder, 'broken');
    await mkdir(broken, { mode: 0o700 });
    const writer = await writeBackup(broken);
    await writer.addContents('cluster/PG_VERSION', '18\n');
    await writer.addContents('secrets/database-password', 'hemligt');
    await writer.finish({
      createdAt: new Date().toISOString(),
      postgres: '18',
      machine: `${process.platform}-${process.arch}`,
      bucket: null,
      hasOwnSecret: false,
    });
    const place = path.join(folder, 'rolled-back');
    await mkdir(path.join(place, 'secrets'), { recursive: true });
    await expect(restore(place, { from: broken })).rejects.toThrow(/^PostgreSQL does not start on /);
    expect(await readdir(place)).toEqual(['secrets']);
  });

  test.each([
    [
      'another kind of machine',
      { machine: 'sun4-sparc' },
      'The backup was made on sun4-sparc and cannot be restored',
    ],
    ['another PostgreSQL', { postgres: '17' }, 'The backup was made by PostgreSQL 17 and cannot be read by'],
    ['another format', { format: 2 }, 'The manifest.json in'],
  ])('refuses a backup of %s', async (_case, change, sentence) => {
    const file = path.join(backup, 'manifest.json');
    const manifest = await readFile(file, 'utf8');
    await writeFile(file, JSON.stringify({ ...JSON.parse(manifest), ...change }));
    await expect(restore(path.join(folder, 'elsewhere'))).rejects.toThrow(sentence);
    await writeFile(file, manifest);
  });
});
