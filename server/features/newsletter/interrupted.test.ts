// An issue whose sending is interrupted: the process is killed while the mail server has not answered.
import { mkdtemp } from 'node:fs/promises';
import path from 'node:path';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../testing/database.ts';
import { startSmtp, type TestSmtp } from '../../testing/outside/smtp.ts';
import { runServer } from '../../testing/server-process.ts';
import { waitFor } from '../../testing/wait-for.ts';

let smtp: TestSmtp;
let database: TestDatabase;

beforeAll(async () => {
  [smtp, database] = [await startSmtp(), await createTestDatabase()];
});
afterAll(async () => {
  await database.drop();
  await smtp.close();
});

const query = (text: string) => database.pool.query(text);
/** Starts a node and runs its newsletter job at once. */
async function run() {
  const dataDir = path.join(await mkdtemp(path.join(inject('scratchFolder'), 'newsletter-')), 'data');
  const env = { DATABASE_URL: database.url, DATA_DIR: dataDir, SMTP_URL: smtp.url, LOG_LEVEL: 'silent' };
  const server = runServer(env);
  await server.address;
  await query(`select graphile_worker.add_job('send-newsletter', '{}')`);
  return server;
}

test('each subscriber gets it once, under one Message-ID, also when the process is killed', async () => {
  await query(`update site_settings set operator_name = 'B', operator_number = '802400-1234',
    operator_address = 'Hallvägen 1', operator_email = 'hej@exempel.se'`);
  await query(`insert into newsletter_subscribers (email, consent_text, confirmed_at)
    select 'lasare' || number || '@exempel.se', 'Ja', now() from generate_series(1, 12) as number`);
  await query(
    `insert into news (title, excerpt, category, status) values ('Derby', 'Kort', 'NBA', 'approved')`,
  );
  const content = JSON.stringify({ subject: 'Veckan', heading: 'Veckan', paragraphs: [], smallPrint: 'Hej' });
  await query(
    `insert into newsletter_issues (week, subject, content, send_at) values ('2026-48', 'Veckan', '${content}', now())`,
  );
  const killed = await run();
  await waitFor(() => expect(smtp.inbox.length).toBeGreaterThan(2));
  smtp.stallReplies(true);
  await waitFor(() => expect(smtp.waiting()).toBeGreaterThan(0));
  killed.process.kill('SIGKILL');
  await killed.ended;
  smtp.stallReplies(false);
  const next = await run();
  await waitFor(() => expect(smtp.inbox).toHaveLength(12));
  await waitFor(async () =>
    expect((await query('select status from newsletter_issues')).rows).toEqual([{ status: 'sent' }]),
  );
  next.process.kill('SIGTERM');
  await next.ended;
  expect(new Set(smtp.inbox.map(({ to }) => to)).size).toBe(12);
  expect(new Set(smtp.inbox.map(({ messageId }) => messageId)).size).toBe(12);
  expect(smtp.inbox).toHaveLength(12);
});
