// Mails of a server that is killed or stopped before the mail server has answered.
import { mkdtemp } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, inject, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../testing/database.ts';
import { runServer, type ServerProcess } from '../../testing/server-process.ts';
import { startSmtp, type TestSmtp } from '../../testing/outside/smtp.ts';
import { parseSettings } from '../process/settings.ts';
import { addJob } from '../jobs/jobs.ts';
import { queueMail } from './outbox.ts';
import { waitFor } from '../../testing/wait-for.ts';
import { waitForLocked } from '../../testing/wait-for-locked.ts';

let smtp: TestSmtp;
let database: TestDatabase;
let running: ServerProcess;

beforeAll(async () => {
  smtp = await startSmtp();
  database = await createTestDatabase();
});
beforeEach(() => smtp.stallReplies(true));
afterAll(async () => {
  await database.drop();
  await smtp.close();
});

async function run(): Promise<ServerProcess> {
  const server = runServer({
    DATABASE_URL: database.url,
    DATA_DIR: path.join(await mkdtemp(path.join(inject('scratchFolder'), 'mail-')), 'data'),
    SMTP_URL: smtp.url,
    LOG_LEVEL: 'silent',
  });
  await server.address;
  return server;
}

async function stop({ process: child, ended }: ServerProcess, signal: NodeJS.Signals) {
  child.kill(signal);
  return ended;
}

const queue = (to: string) =>
  database.kysely.transaction().execute((tx) =>
    queueMail({ settings: parseSettings({ SMTP_URL: smtp.url }) }, tx, {
      kind: 'hello',
      userId: null,
      to,
      subject: 'Hej',
      heading: 'Hej',
      paragraphs: [],
      smallPrint: 'Hej då',
    }),
  );

async function stateOf(recipient: string): Promise<unknown> {
  const { rows } = await database.pool.query('select status, tries from mails where recipient = $1', [
    recipient,
  ]);
  return rows[0];
}

const isHandedOver = () => waitFor(() => expect(smtp.waiting()).toBe(1));

// The tests share the running server, since a start takes seconds; each leaves one for the next.
test('a mail that a killed server was sending is sent at once, and once, by the next server', async () => {
  const killed = await run();
  await queue('killed@exempel.se');
  await isHandedOver();
  await stop(killed, 'SIGKILL');
  smtp.stallReplies(false);
  running = await run();
  await smtp.mailTo('killed@exempel.se');
  await waitFor(async () => expect(await stateOf('killed@exempel.se')).toEqual({ status: 'sent', tries: 1 }));
});

test('a stopping server does not wait for an unresponsive mail server, and the mail remains queued', async () => {
  await queue('stopped@exempel.se');
  await isHandedOver();
  expect(await stop(running, 'SIGTERM')).toMatchObject({ code: 0, stderr: '' });
  expect(await stateOf('stopped@exempel.se')).toEqual({ status: 'queued', tries: 1 });
  running = await run();
});

test('an unresponsive mail server does not block other jobs', async () => {
  for (const name of ['one', 'two', 'three']) await queue(`${name}@exempel.se`);
  await waitFor(() => expect(smtp.waiting()).toBeGreaterThan(1));
  await addJob(database.kysely, { name: 'delete-old-notifications', payload: {}, tries: 1 });
  await waitFor(async () => {
    const { rows } = await database.pool.query(
      `select from graphile_worker.jobs where task_identifier = 'delete-old-notifications'`,
    );
    expect(rows).toEqual([]);
  });
  // No attempt has ended meanwhile, so the job did not wait for one.
  const { rows } = await database.pool.query(
    `select distinct tries from mails where recipient in ('one@exempel.se', 'two@exempel.se', 'three@exempel.se')`,
  );
  expect(rows).toEqual([{ tries: 0 }]);
});

test('a stopping server does not wait for a running job after a second signal', async () => {
  // Ends the attempts to send the mails of the test before.
  smtp.stallReplies(false);
  const release = Promise.withResolvers<void>();
  const locking = database.kysely.transaction().execute(async (tx) => {
    await sql`lock table mails`.execute(tx);
    await addJob(database.kysely, { name: 'delete-old-mails', payload: {}, tries: 1 });
    await release.promise;
  });
  await waitForLocked(database, { text: 'delete from "mails"' });
  running.process.kill('SIGTERM');
  // Signals within half a second count as one.
  await pause(1000);
  expect(await stop(running, 'SIGTERM')).toMatchObject({ code: 0 });
  release.resolve();
  await locking;
});

test('no later server has sent the mail of the killed one again', () => {
  expect(smtp.inbox.filter(({ to }) => to === 'killed@exempel.se')).toHaveLength(1);
});
