// The operator's commands: results, and refusal of invalid arguments.
import { mkdtemp, readdir } from 'node:fs/promises';
import path from 'node:path';
import { beforeEach, describe, expect, inject, onTestFinished, test } from 'vitest';
import { usage } from './cli-arguments.ts';
import { parseSettings } from './core/process/settings.ts';
import { removeTwoStepOf } from './features/accounts/two-step/operator-two-step.ts';
import { copyDataDir } from './testing/data-dir.ts';
import { createTestDatabase } from './testing/database.ts';
import { insertPerson } from './testing/samples/sample-ads.ts';
import { runCli } from './testing/run-cli.ts';

let dataDir: string;

beforeEach(async () => {
  dataDir = path.join(await mkdtemp(path.join(inject('scratchFolder'), 'cli-')), 'data');
});

const run = (args: string[], env: NodeJS.ProcessEnv = {}) => runCli(args, { DATA_DIR: dataDir, ...env });

test('refuses invalid arguments with the usage, without opening anything', async () => {
  expect(await run(['create-superadmin', 'chefen'])).toEqual({ code: 1, stdout: '', stderr: `${usage}\n` });
  await expect(readdir(dataDir)).rejects.toThrow('ENOENT');
});

test('names an invalid setting', async () => {
  expect(await run(['seed', '--ads', '1'], { DATABASE_URL: 'mysql://x' })).toEqual({
    code: 1,
    stdout: '',
    stderr: 'The setting DATABASE_URL must be an address that begins with postgres:// or postgresql://.\n',
  });
});

test('seeds the requested number of ads', async () => {
  const database = await createTestDatabase();
  onTestFinished(() => database.drop());
  const outcome = await run(['seed', '--ads', '30', '--seed', '7'], { DATABASE_URL: database.url });
  expect(outcome).toEqual({ code: 0, stdout: '30 of 30 ads written\n', stderr: '' });
  expect((await database.pool.query('select count(*) as ads from ads')).rows).toEqual([{ ads: 30 }]);
});

describe('a superadmin', () => {
  const email = 'chef@torget.se';

  test('is created once, and its password is printed once', async () => {
    const database = await createTestDatabase();
    onTestFinished(() => database.drop());
    const env = { DATABASE_URL: database.url };
    const created = await run(['create-superadmin', email], env);
    expect(created).toMatchObject({ code: 0, stderr: '' });
    expect(created.stdout).toMatch(/^Superadmin: chef@torget\.se\nPassword:   \w{20}\n$/);
    expect((await run(['create-superadmin', email], env)).stdout).toContain('(the one the account has)');
    const { rows } = await database.pool.query('select email, role from profiles');
    expect(rows).toEqual([{ email, role: 'superadmin' }]);
    expect((await database.pool.query('select from sessions')).rowCount).toBe(0);
  });

  test('is created without a server, and leaves no PostgreSQL running', async () => {
    await copyDataDir(dataDir);
    expect(await run(['create-superadmin', email])).toMatchObject({ code: 0, stderr: '' });
    expect(await readdir(path.join(dataDir, 'cluster'))).not.toContain('postmaster.pid');
  });
});

test('removes two-step sign-in, writes it to the audit log and mails the user', async () => {
  const database = await createTestDatabase();
  onTestFinished(() => database.drop());
  const env = { DATABASE_URL: database.url };
  const email = 'chef@torget.se';
  await insertPerson(database, { email, name: 'Chefen' });
  await database.pool.query(`insert into two_step (user_id, sealed_secret, confirmed_at)
    select id, decode(repeat('00', 40), 'hex'), now() from profiles`);
  expect(await run(['remove-two-step', email], env)).toEqual({
    code: 0,
    stdout: 'Two-step sign-in is removed from chef@torget.se.\n',
    stderr: '',
  });
  const parts = { settings: parseSettings({}), database };
  await expect(removeTwoStepOf(parts, email)).rejects.toThrow(`Two-step sign-in is not on for ${email}.`);
  await expect(removeTwoStepOf(parts, 'ingen@torget.se')).rejects.toThrow(
    'Nobody has an account with the address ingen@torget.se.',
  );
  expect((await database.pool.query('select from two_step')).rowCount).toBe(0);
  const { rows } = await database.pool.query(`select subject, actor_role from mails, audit_log
    where action = 'user.two-step'`);
  expect(rows).toEqual([{ subject: 'Vi har tagit bort din tvåstegsinloggning', actor_role: 'operator' }]);
});
