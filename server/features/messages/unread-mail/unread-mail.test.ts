// The mail about unread messages: after 15 minutes, once, and by choice.
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { openTestApp, type Person, type TestApp } from '../../../testing/app.ts';
import { insertAds } from '../../../testing/samples/sample-ads.ts';
import { startSmtp, type TestSmtp } from '../../../testing/outside/smtp.ts';
import { messageJobs } from './unread-mail.ts';

let smtp: TestSmtp;
let app: TestApp;
let anna: Person;
let berit: Person;

beforeAll(async () => {
  smtp = await startSmtp();
  app = await openTestApp({ SMTP_URL: smtp.url, PUBLIC_URL: 'https://torget.exempel.se' });
});
beforeEach(async () => {
  smtp.inbox.length = 0;
  anna = await app.person();
  berit = await app.person();
});
afterAll(async () => {
  await app.close();
  await smtp.close();
});

async function write(from: Person, to: Person, adId?: string): Promise<string> {
  const body = { recipientId: to.id, adId, subject: 'GRATIS PENGAR', content: 'Klicka här' };
  return (await app.call<{ threadId: string }>('POST', '/api/messages', { as: from, body })).body.threadId;
}

const minorsYear = new Date().getFullYear() - 14;
const setYear = (person: Person, year: number | null) =>
  app.services.database.pool.query('update profiles set birth_year = $2 where id = $1', [person.id, year]);

/** Backdates all messages. */
async function wait(minutes: number): Promise<void> {
  await app.services.database.pool.query(
    `update messages set created_at = created_at - make_interval(mins => $1)`,
    [minutes],
  );
}

async function mail(): Promise<void> {
  for (const job of messageJobs(app.services)) {
    await job.run({ payload: {}, isLastTry: false, signal: new AbortController().signal });
  }
  await app.runJobs();
}

test('the mail is sent once for all unread messages, with senders, ads and a link to each conversation', async () => {
  const [adId = ''] = await insertAds(app.services.database, anna.id, [{ title: 'Kyrie 7' }]);
  await write(berit, anna, adId);
  await write(berit, anna, adId);
  await wait(16);
  const carin = await app.person();
  const other = await write(carin, anna);
  await mail();
  expect(smtp.inbox.map(({ to, subject }) => [to, subject])).toEqual([
    [anna.email, 'Du har olästa meddelanden'],
  ]);
  const [summary] = smtp.inbox;
  expect(summary?.text).toContain('Du har 3 olästa meddelanden');
  expect(summary?.text).toContain(`${berit.name} har skrivit 2 meddelanden om ”Kyrie 7”.`);
  expect(summary?.text).toContain(`${carin.name} har skrivit ett meddelande.`);
  expect(`${summary?.subject} ${summary?.text}`).not.toContain('GRATIS');
  expect(summary?.text).toContain(`https://torget.exempel.se/messages?with=${carin.id}&thread=${other}`);
  expect(summary?.text).toContain('Läs och svara');
  expect(summary?.text).toContain('Det hör till ”Meddelanden”.');
  expect(summary?.text).toMatch(/Läs och svara:\nhttps:\/\/torget\.exempel\.se\/messages\n/);
  expect(summary?.headers['list-unsubscribe-post']).toBe('List-Unsubscribe=One-Click');
  await wait(60);
  await mail();
  expect(smtp.inbox).toHaveLength(1);
});

test('a suspended person is not mailed until the suspension ends', async () => {
  const suspend = (until: string | null) =>
    app.services.database.pool.query(
      `update profiles set blocked_until = $2, blocked_reason = 'Hot' where id = $1`,
      [anna.id, until],
    );
  await write(berit, anna);
  await suspend('infinity');
  await wait(16);
  await mail();
  expect(smtp.inbox).toEqual([]);
  await suspend(null);
  await mail();
  expect(smtp.inbox).toHaveLength(1);
});

test('a mail about one conversation links to it, and quotes the beginning of its latest message', async () => {
  await write(berit, anna);
  const body = { recipientId: anna.id, subject: 'Hej', content: `Jag  kan\nhämta ${'den '.repeat(60)}` };
  const { threadId } = (await app.call<{ threadId: string }>('POST', '/api/messages', { as: berit, body }))
    .body;
  await wait(16);
  await mail();
  const [summary] = smtp.inbox;
  expect(summary?.link).toBe(`https://torget.exempel.se/messages?with=${berit.id}&thread=${threadId}`);
  const quote = summary?.text.match(/”(.*)”/)?.[1] ?? '';
  expect(quote).toMatch(/^Jag kan hämta den den .* …$/);
  expect(quote.length).toBeLessThanOrEqual(142);
});

test.each([
  ['to a user treated as a minor', async () => setYear(anna, minorsYear)],
  ['from a user treated as a minor', async () => setYear(berit, minorsYear)],
  ['to a user without a birth year', async () => setYear(anna, null)],
  ['from a user without a birth year', async () => setYear(berit, null)],
])('quotes nothing %s', async (_case, change) => {
  await write(berit, anna);
  await change();
  await wait(16);
  await mail();
  expect(smtp.inbox[0]?.text).toContain(`${berit.name} har skrivit ett meddelande.`);
  expect(smtp.inbox[0]?.text).not.toContain('Klicka');
});

test('the mail quotes no text of which the recipient is warned', async () => {
  const body = { recipientId: anna.id, subject: 'Hej', content: 'Betala på www.swish-utbetalning.se' };
  await app.call('POST', '/api/messages', { as: berit, body });
  await wait(16);
  await mail();
  expect(smtp.inbox[0]?.text).not.toContain('swish-utbetalning');
});

test('the mail quotes nothing while mail is held for the superadmin', async () => {
  const held = await openTestApp();
  const [from, to] = [await held.person(), await held.person()];
  const body = { recipientId: to.id, subject: 'Hej', content: 'Klicka här' };
  await held.call('POST', '/api/messages', { as: from, body });
  const { pool } = held.services.database;
  await pool.query("update messages set created_at = created_at - interval '16 minutes'");
  for (const job of messageJobs(held.services))
    await job.run({ payload: {}, isLastTry: false, signal: new AbortController().signal });
  const { rows } = await pool.query<{ body: string }>(
    "select body from mails where kind = 'unread-messages'",
  );
  expect(rows).toHaveLength(1);
  expect(rows[0]?.body).toContain('har skrivit ett meddelande.');
  expect(rows[0]?.body).not.toContain('Klicka');
  await held.close();
});

test('the mail names ten conversations, and counts the others', async () => {
  for (let number = 1; number <= 12; number += 1) await write(await app.person(), anna);
  await wait(16);
  await mail();
  expect(smtp.inbox[0]?.text.match(/har skrivit ett meddelande\./g)).toHaveLength(10);
  expect(smtp.inbox[0]?.text).toContain('Och 2 samtal till.');
});

test('the mail is sent again for later messages only', async () => {
  await write(berit, anna);
  await wait(16);
  await mail();
  await write(berit, anna);
  await wait(16);
  await mail();
  expect(smtp.inbox.map(({ text }) => text.split('\n')[0])).toEqual([
    'Du har ett oläst meddelande',
    'Du har ett oläst meddelande',
  ]);
});

test('the mail is sent three times an hour at most; what is written meanwhile is in the next', async () => {
  for (let number = 1; number <= 4; number += 1) {
    await write(berit, anna);
    await wait(16);
    await mail();
  }
  expect(smtp.inbox).toHaveLength(3);
  await write(berit, anna);
  await app.services.database.pool.query('delete from limits');
  await wait(16);
  await mail();
  expect(smtp.inbox.map(({ text }) => text.split('\n')[0])).toEqual([
    ...Array.from({ length: 3 }, () => 'Du har ett oläst meddelande'),
    'Du har 2 olästa meddelanden',
  ]);
});

test('the mail omits messages that staff have taken down', async () => {
  const threadId = await write(berit, anna);
  await write(await app.person(), anna);
  await app.services.database.pool.query(
    "update messages set removed_at = now(), content = '' where thread_id = $1",
    [threadId],
  );
  await wait(16);
  await mail();
  expect(smtp.inbox.map(({ text }) => text.split('\n')[0])).toEqual(['Du har ett oläst meddelande']);
  expect(smtp.inbox[0]?.text).not.toContain(berit.name);
});

test('the mail is not sent before 15 minutes, about read messages, or after three days', async () => {
  const threadId = await write(berit, anna);
  await wait(14);
  await mail();
  await app.call('PUT', `/api/threads/${threadId}/read`, { as: anna, body: { upTo: 1 } });
  await wait(10);
  await mail();
  await write(berit, anna);
  await wait(4 * 24 * 60);
  await mail();
  expect(smtp.inbox).toEqual([]);
});

test('the mail is not sent to a user who has turned it off, nor about the same messages once it is on again', async () => {
  const choose = (isOn: boolean) =>
    app.call('PATCH', '/api/me/notification-settings/messages', { as: anna, body: { mail: isOn } });
  await choose(false);
  await write(berit, anna);
  await wait(16);
  await mail();
  await choose(true);
  await mail();
  expect(smtp.inbox).toEqual([]);
});

test('the mail omits a sender who was blocked later', async () => {
  await write(berit, anna);
  await app.services.database.pool.query('insert into person_blocks (user_id, blocked_id) values ($1, $2)', [
    anna.id,
    berit.id,
  ]);
  await wait(16);
  await mail();
  expect(smtp.inbox).toEqual([]);
});

test('the mail includes messages from staff, also past a block', async () => {
  const admin = await app.person('admin');
  await app.call('PUT', `/api/people/${admin.id}/block`, { as: anna });
  const body = { recipientId: anna.id, subject: 'x', content: 'Din annons', asStaff: true };
  expect((await app.call('POST', '/api/messages', { as: admin, body })).status).toBe(201);
  await wait(16);
  await mail();
  expect(smtp.inbox).toHaveLength(1);
});
