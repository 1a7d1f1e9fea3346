// The outbox against a real mail server: sending, retries, giving up, deletion.
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { openTestApp, type TestApp } from '../../testing/app.ts';
import { startSmtp, type TestSmtp } from '../../testing/outside/smtp.ts';
import { addJob } from '../jobs/jobs.ts';
import type { Mail } from './mail.ts';
import { mailJobs, queueMail, resendMail } from './outbox.ts';

let smtp: TestSmtp;
let app: TestApp;

beforeAll(async () => {
  smtp = await startSmtp();
  app = await openTestApp({ SMTP_URL: smtp.url, MAIL_FROM: 'Torget <torget@exempel.se>' });
});
beforeEach(async () => {
  smtp.refuseWith(null);
  smtp.inbox.length = 0;
  await app.services.database.pool.query('delete from mails');
});
afterAll(async () => {
  await app.close();
  await smtp.close();
});

const mail: Mail = {
  kind: 'hello',
  userId: null,
  to: 'asa@exempel.se',
  subject: 'Hej på dig, Åsa!',
  heading: 'Välkommen <hit>',
  paragraphs: ['Första stycket.', 'Andra stycket.'],
  button: { label: 'Öppna', href: 'http://localhost/x?a=1&b=2' },
  smallPrint: 'Gäller i en timme.',
};

const queue = () =>
  app.services.database.kysely.transaction().execute((tx) => queueMail(app.services, tx, mail));

async function outbox() {
  const { rows } = await app.services.database.pool.query<{
    id: string;
    status: string;
    tries: number;
    reason: string | null;
    html: string | null;
    body: string | null;
  }>('select id, status, tries, reason, html, body from mails');
  return rows;
}

describe('a mail', () => {
  test('arrives as HTML and text from the configured sender, and its text is deleted', async () => {
    await queue();
    await app.runJobs();
    const [received] = smtp.inbox;
    const [row] = await outbox();
    expect(received).toMatchObject({
      to: 'asa@exempel.se',
      from: 'torget@exempel.se',
      subject: 'Hej på dig, Åsa!',
      messageId: `<${row?.id}@localhost>`,
      link: 'http://localhost/x?a=1&b=2',
    });
    expect(received?.html).toContain('Välkommen &lt;hit&gt;');
    expect(received?.html).toContain('prefers-color-scheme: dark');
    expect(received?.text.trim()).toBe(
      'Välkommen <hit>\n\nFörsta stycket.\n\nAndra stycket.\n\nÖppna:\nhttp://localhost/x?a=1&b=2\n\n' +
        'Gäller i en timme.\n\n– Baskettorget',
    );
    expect(row).toMatchObject({ status: 'sent', tries: 1, reason: null, html: null, body: null });
  });

  test('ends with the name and phone number of the operator if they are set', async () => {
    const { pool } = app.services.database;
    await pool.query(
      `update site_settings set operator_name = 'Baskettorget AB', operator_phone = '08-123 45 67'`,
    );
    await queue();
    await app.runJobs();
    await pool.query(`update site_settings set operator_name = '', operator_phone = ''`);
    const [received] = smtp.inbox;
    expect(received?.text.trim()).toMatch(/– Baskettorget\n\nAvsändare: Baskettorget AB, 08-123 45 67\.$/);
    expect(received?.html).toContain('Avsändare: Baskettorget AB, 08-123 45 67.');
  });

  test('is not queued if its transaction is rolled back', async () => {
    const undone = app.services.database.kysely.transaction().execute(async (tx) => {
      await queueMail(app.services, tx, mail);
      throw new Error('undone');
    });
    await expect(undone).rejects.toThrow('undone');
    await app.runJobs();
    expect(smtp.inbox).toEqual([]);
    expect(await outbox()).toEqual([]);
  });

  test('is sent once by two concurrent senders', async () => {
    await queue();
    const { id = '' } = (await outbox())[0] ?? {};
    const send = mailJobs(app.services).find(({ name }) => name === 'send-mail');
    const jobRun = { payload: { id }, isLastTry: false, signal: new AbortController().signal };
    await Promise.all([send?.run(jobRun), send?.run(jobRun), app.runJobs()]);
    expect(smtp.inbox).toHaveLength(1);
  });
});

describe('a refusal by the mail server', () => {
  test('is retried if temporary; the outbox shows the reason meanwhile', async () => {
    await queue();
    smtp.refuseWith(451);
    await app.runJobs();
    expect((await outbox())[0]).toMatchObject({ status: 'queued', tries: 1 });
    expect((await outbox())[0]?.reason).toContain('451');
    smtp.refuseWith(null);
    await app.runJobs();
    expect((await outbox())[0]).toMatchObject({ status: 'sent', tries: 2, reason: null });
    expect(smtp.inbox).toHaveLength(1);
  });

  test('fails the mail after twelve attempts', async () => {
    await queue();
    smtp.refuseWith(451);
    // Skips nine identical attempts, since each takes long on a loaded machine.
    const { pool } = app.services.database;
    await pool.query('update graphile_worker._private_jobs set attempts = 9');
    await pool.query('update mails set tries = 9');
    for (const tries of [10, 11]) {
      await app.runJobs();
      expect((await outbox())[0]).toMatchObject({ status: 'queued', tries });
    }
    await app.runJobs();
    expect((await outbox())[0]).toMatchObject({ status: 'failed', tries: 12 });
    await app.runJobs();
    expect((await outbox())[0]).toMatchObject({ tries: 12 });
  });

  test('is retried if it concerns the sender, whom the operator can correct', async () => {
    await queue();
    smtp.refuseWith(550, 'sender');
    await app.runJobs();
    expect((await outbox())[0]).toMatchObject({ status: 'queued', tries: 1 });
    smtp.refuseWith(null);
    await app.runJobs();
    expect((await outbox())[0]).toMatchObject({ status: 'sent', tries: 2 });
  });

  test('is not retried if permanent, until requested', async () => {
    await queue();
    smtp.refuseWith(550);
    await app.runJobs();
    await app.runJobs();
    const [failed] = await outbox();
    expect(failed).toMatchObject({ status: 'failed', tries: 1 });
    smtp.refuseWith(null);
    expect(await resendMail(app.services, failed?.id ?? '')).toBe(true);
    expect(await resendMail(app.services, failed?.id ?? '')).toBe(false);
    await app.runJobs();
    expect((await outbox())[0]).toMatchObject({ status: 'sent', reason: null });
  });
});

test('a mail is deleted after ninety days', async () => {
  await queue();
  await queue();
  const { pool } = app.services.database;
  await pool.query(
    `update mails set created_at = now() - interval '91 days' where id = (select id from mails limit 1)`,
  );
  // A job as the previous release enqueued it.
  await addJob(app.services.database.kysely, { name: 'forget-mails', payload: {}, tries: 1 });
  await app.runJobs();
  expect(await outbox()).toHaveLength(1);
});

test('without a mail server a mail is stored unsent and can be read', async () => {
  const silent = await openTestApp();
  try {
    await silent.services.database.kysely.transaction().execute((tx) => queueMail(silent.services, tx, mail));
    await silent.runJobs();
    const { rows } = await silent.services.database.pool.query('select status, body from mails');
    expect(rows).toEqual([{ status: 'held', body: expect.stringContaining('http://localhost/x?a=1&b=2') }]);
  } finally {
    await silent.close();
  }
});
