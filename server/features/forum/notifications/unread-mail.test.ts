// The mail about unread notifications of the forum: after 15 minutes, once for each kind, and by choice.
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { openTestApp, type Person, type TestApp } from '../../../testing/app.ts';
import { insertPostRow, openForum } from '../../../testing/forum.ts';
import { startSmtp, type TestSmtp } from '../../../testing/outside/smtp.ts';
import { forumMailJobs } from './unread-mail.ts';

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
  await app.services.database.pool.query('delete from forum_posts');
  await openForum(app);
  anna = await app.person();
  berit = await app.person();
});
afterAll(async () => {
  await app.close();
  await smtp.close();
});

const run = (text: string, values: unknown[] = []) => app.services.database.pool.query(text, values);
const minorsYear = new Date().getFullYear() - 14;
const setYear = (person: Person, year: number | null) =>
  run('update profiles set birth_year = $2 where id = $1', [person.id, year]);

/** A thread in which Anna has written comment 1. */
async function thread(title = 'Zonförsvar'): Promise<string> {
  const id = await insertPostRow(app.services.database, { userId: null, title });
  await comment(id, anna, `Jag börjar i ${title}`);
  return id;
}

async function comment(id: string, as: Person, content: string, replyTo?: number): Promise<void> {
  const body = { content, ...(replyTo !== undefined && { replyTo }) };
  const { status } = await app.call('POST', `/api/forum-posts/${id}/comments`, { as, body });
  expect(status).toBe(201);
  await app.runJobs();
}

/** Makes all notifications due for mailing, and mails them. */
async function mail(minutes = 15): Promise<void> {
  await run('update notifications set mail_at = mail_at - make_interval(mins => $1)', [minutes]);
  for (const job of forumMailJobs(app.services))
    await job.run({ payload: {}, isLastTry: false, signal: new AbortController().signal });
  await app.runJobs();
}

test('the mail is sent after 15 minutes, once until the thread is read, with a quote of at most 140 letters', async () => {
  const id = await thread();
  await comment(id, berit, `**Jag**\nhåller ${'inte '.repeat(60)}med`, 1);
  await mail(14);
  expect(smtp.inbox).toEqual([]);
  await mail(1);
  const [sent] = smtp.inbox;
  expect([sent?.to, sent?.subject]).toEqual([anna.email, 'Du har fått svar i forumet']);
  expect(sent?.text).toContain(`${berit.name} har svarat dig i ”Zonförsvar”.`);
  expect(sent?.link).toBe(`https://torget.exempel.se/forum/${id}#kommentar-2`);
  const quote = sent?.text.match(/”(Jag.*)”/)?.[1] ?? '';
  expect(quote).toMatch(/^Jag håller inte inte .* …$/);
  expect([...quote].length).toBeLessThanOrEqual(142);
  expect(sent?.text).toContain('Det hör till ”Svar i forumet”.');
  expect(sent?.headers['list-unsubscribe-post']).toBe('List-Unsubscribe=One-Click');
  await comment(id, berit, 'Och en sak till', 1);
  await mail(60);
  expect(smtp.inbox).toHaveLength(1);
  await app.call('PUT', '/api/me/notifications/read', { as: anna });
  await comment(id, berit, 'Och en tredje', 1);
  await mail();
  expect(smtp.inbox).toHaveLength(2);
});

test('the mail is one about several threads, each with a link, and none about what has been read', async () => {
  const [one, two, three] = [await thread('Press'), await thread('Zon'), await thread('Man')];
  for (const id of [one, two, three]) await comment(id, berit, `Svar i ${id}`, 1);
  await app.call('PUT', `/api/forum-posts/${three}/read-comments`, { as: anna, body: { number: 2 } });
  await app.runJobs();
  await mail();
  expect(smtp.inbox).toHaveLength(1);
  const text = smtp.inbox[0]?.text ?? '';
  expect(text).toContain(`https://torget.exempel.se/forum/${one}#kommentar-2`);
  expect(text).toContain(`https://torget.exempel.se/forum/${two}#kommentar-2`);
  expect(text).not.toContain(three);
});

test('the mail names ten threads and counts the others', async () => {
  for (let place = 0; place < 11; place += 1)
    await comment(await thread(`Tråd ${place}`), berit, `Svar ${place}`, 1);
  await mail();
  expect(smtp.inbox[0]?.text).toContain('Och 1 tråd till.');
});

test('the mail is off for followed threads by default, and can be chosen without the notification on the site', async () => {
  const id = await thread();
  await comment(id, berit, 'Utan mejl');
  await mail();
  expect(smtp.inbox).toEqual([]);
  await app.call('PUT', '/api/me/notifications/read', { as: anna });
  const body = { site: false, mail: true };
  await app.call('PATCH', '/api/me/notification-settings/followed', { as: anna, body });
  await comment(id, berit, 'Med mejl ett');
  await comment(id, berit, 'Med mejl två');
  await mail();
  expect(smtp.inbox.map(({ subject }) => subject)).toEqual(['Nya kommentarer i trådar du följer']);
  expect(smtp.inbox[0]?.text).toContain('I ”Zonförsvar”, senast av');
});

test.each([
  ['to a person treated as a minor', () => setYear(anna, minorsYear)],
  ['to a person without a birth year', () => setYear(anna, null)],
  ['from a person treated as a minor', () => setYear(berit, minorsYear)],
  ['from a person without a birth year', () => setYear(berit, null)],
])('quotes nothing %s', async (_case, change) => {
  const id = await thread();
  await comment(id, berit, 'Hemligt', 1);
  await change();
  await mail();
  expect(smtp.inbox[0]?.text).toContain(`${berit.name} har svarat dig`);
  expect(smtp.inbox[0]?.text).not.toContain('Hemligt');
});

test.each([
  'Betala på www.swish-utbetalning.se',
  'Betala på https\\://swish-utbetalning',
  'Mejla a\\@swish-utbetalning.se',
])('quotes no text with signs of fraud: %j', async (content) => {
  const id = await thread();
  await comment(id, berit, content, 1);
  await mail();
  expect(smtp.inbox).toHaveLength(1);
  expect(smtp.inbox[0]?.text).not.toContain('swish-utbetalning');
});

test('the mail is not sent about a comment that was deleted meanwhile', async () => {
  const id = await thread();
  await comment(id, berit, 'Ångrat', 1);
  const { rows } = await run('select id from forum_comments where post_id = $1 and number = 2', [id]);
  await app.call('DELETE', `/api/forum-comments/${rows[0]?.id}`, { as: berit });
  await app.runJobs();
  await mail();
  expect(smtp.inbox).toEqual([]);
});

test('the mail is not sent while the forum is closed, but when it is open again', async () => {
  const id = await thread();
  await comment(id, berit, 'Före stängningen', 1);
  await run(`update page_settings set is_enabled = false where page_name = 'forum'`);
  await app.services.bus.publish({ topic: 'page-settings', id: 'forum' });
  await mail();
  expect(smtp.inbox).toEqual([]);
  await openForum(app);
  await mail();
  expect(smtp.inbox).toHaveLength(1);
});

test.each([
  ['not again if it was sent before', 20, 1],
  ['once if it was not', 1, 0],
])('about a comment that its author deletes and restores is sent %s', async (_case, minutes, before) => {
  const id = await thread();
  await comment(id, berit, 'Ångrat och tillbaka', 1);
  const { rows } = await run(
    `update forum_comments set created_at = created_at - make_interval(mins => $2)
      where post_id = $1 and number = 2 returning id`,
    [id, minutes],
  );
  await mail(minutes);
  expect(smtp.inbox).toHaveLength(before);
  await app.call('DELETE', `/api/forum-comments/${rows[0]?.id}`, { as: berit });
  await app.runJobs();
  await app.call('POST', `/api/forum-comments/${rows[0]?.id}/restoration`, { as: berit });
  await app.runJobs();
  await mail();
  expect(smtp.inbox).toHaveLength(1);
});

test('the mail is sent three times an hour at most, then as a summary', async () => {
  for (let place = 0; place < 5; place += 1) {
    const id = await thread(`Tråd ${place}`);
    await comment(id, berit, `Svar ${place}`, 1);
    await mail();
  }
  expect(smtp.inbox).toHaveLength(3);
  await run(`delete from limits where key like 'forum mails to %'`);
  await mail(20);
  expect(smtp.inbox).toHaveLength(4);
  expect(smtp.inbox[3]?.text).toContain('Tråd 3');
  expect(smtp.inbox[3]?.text).toContain('Tråd 4');
});
