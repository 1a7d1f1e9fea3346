// The stored mail server: used after its test mail has arrived, sealed, and never in the site's own network.
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { RefusalData } from '#shared/errors.ts';
import type { MailServers } from '#shared/features/mails/server/contract.ts';
import { seal } from '../../../core/crypto/sealing.ts';
import { lockCandidate } from '../../../core/mail/mail-server-queries.ts';
import { queueMail } from '../../../core/mail/outbox.ts';
import { openTestApp, type Person, type TestApp } from '../../../testing/app.ts';
import { startSmtp, type TestSmtp } from '../../../testing/outside/smtp.ts';
import { waitForLocked } from '../../../testing/wait-for-locked.ts';

let smtp: TestSmtp;
let app: TestApp;
let superadmin: Person;

beforeAll(async () => {
  smtp = await startSmtp();
  app = await openTestApp({ FETCH_LOOPBACK: 'on' });
  superadmin = await app.person('superadmin');
});
beforeEach(async () => {
  smtp.inbox.length = 0;
  smtp.refuseWith(null);
  await app.services.database.pool.query('delete from mail_servers; delete from mails');
});
afterAll(async () => {
  await app.close();
  await smtp.close();
});

const server = () => ({
  host: '127.0.0.1',
  port: Number(new URL(smtp.url).port),
  security: 'none',
  username: '',
  sender: 'Torget <torget@exempel.se>',
});
type Refused = { code?: string; message?: string; data?: RefusalData };
const save = (change: object = {}, at = app, as = superadmin) =>
  at.call<MailServers & Refused>('PUT', '/api/admin/mail-server', { as, body: { ...server(), ...change } });
const activate = (code: string) =>
  app.call<MailServers & Refused>('POST', '/api/admin/mail-server/activation', {
    as: superadmin,
    body: { code },
  });
const read = async () =>
  (await app.call<MailServers>('GET', '/api/admin/mail-server', { as: superadmin })).body;
const codeIn = (text: string) => /\b\d{6}\b/.exec(text)?.[0] ?? '';
async function sendOne() {
  await app.services.database.kysely.transaction().execute((tx) =>
    queueMail(app.services, tx, {
      kind: 'hello',
      userId: null,
      to: 'asa@exempel.se',
      subject: 'Hej',
      heading: 'Hej',
      paragraphs: [],
      smallPrint: 'Hej då',
    }),
  );
  await app.runJobs();
  return smtp.inbox.filter(({ to }) => to === 'asa@exempel.se');
}

test('is used after the code of its test mail is entered, and no longer once removed', async () => {
  expect(await read()).toMatchObject({ isFromEnvironment: false, active: null, candidate: null });
  expect((await save()).body).toMatchObject({ active: null, candidate: { host: '127.0.0.1' } });
  expect(await sendOne()).toEqual([]);
  const [testMail] = smtp.inbox;
  expect(testMail).toMatchObject({ to: superadmin.email, from: 'torget@exempel.se' });
  expect((await activate(codeIn(testMail?.subject ?? ''))).body).toMatchObject({
    active: { host: '127.0.0.1', sender: 'Torget <torget@exempel.se>' },
    candidate: null,
    lastChange: { by: superadmin.name },
  });
  expect(await sendOne()).toMatchObject([{ from: 'torget@exempel.se' }]);
  const rules = await app.call('GET', '/api/newsletter');
  expect(rules.status).toBe(200);
  smtp.inbox.length = 0;
  await app.call('DELETE', '/api/admin/mail-server', { as: superadmin });
  expect(await read()).toMatchObject({ active: null, candidate: null });
  expect(await sendOne()).toEqual([]);
});

test('a wrong code is refused at its field, and the fifth ends the test', async () => {
  await save();
  const right = codeIn(smtp.inbox[0]?.subject ?? '');
  const wrong = right === '000000' ? '000001' : '000000';
  for (let count = 0; count < 5; count += 1) {
    const { status, body } = await activate(wrong);
    expect([status, body.data?.fields]).toEqual([
      422,
      { code: 'Koden är sex siffror och står i testmejlet' },
    ]);
  }
  expect(await activate(right)).toMatchObject({
    status: 404,
    body: { message: 'Testmejlet gäller inte längre. Skicka ett nytt.' },
  });
  expect(await read()).toMatchObject({ active: null });
});

test('the code entered twice at once activates the mail server once', async () => {
  await save();
  const code = codeIn(smtp.inbox[0]?.subject ?? '');
  const { database } = app.services;
  const requests = await database.kysely.transaction().execute(async (tx) => {
    await lockCandidate(tx);
    const both = [activate(code), activate(code)];
    await waitForLocked(database, { count: 2 });
    return both;
  });
  const answers = await Promise.all(requests);
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 404]);
  expect(await read()).toMatchObject({ active: { host: '127.0.0.1' }, candidate: null });
});

test('a mail server that refuses the test mail is not stored, and its reason is shown', async () => {
  smtp.refuseWith(550);
  const { status, body } = await save();
  expect([status, body.data?.fields?.['host']]).toEqual([
    422,
    expect.stringMatching(/^Servern svarade ”550 /),
  ]);
  expect(await read()).toMatchObject({ candidate: null });
});

const stored = async () =>
  (await app.services.database.pool.query('select * from mail_servers')).rows as {
    sealed_password: Buffer;
  }[];
const insertActive = async (secret = app.services.auth.secret) => {
  const purpose = { purpose: 'mail-server', owner: 'site' };
  const sealed = seal(secret, purpose, Buffer.from('korg-hemligt'));
  await app.services.database.pool.query(
    `insert into mail_servers (state, host, port, security, username, sealed_password, sender)
     values ('active', 'smtp.exempel.se', 587, 'starttls', 'torget', $1, 'torget@exempel.se')`,
    [sealed],
  );
};

describe('the password', () => {
  test('is neither returned nor readable in the database or the audit log', async () => {
    await insertActive();
    const answer = await read();
    expect(answer.active).toEqual({
      host: 'smtp.exempel.se',
      port: 587,
      security: 'starttls',
      username: 'torget',
      hasPassword: true,
      sender: 'torget@exempel.se',
    });
    expect(JSON.stringify(answer)).not.toContain('hemligt');
    expect((await stored())[0]?.sealed_password.includes('hemligt')).toBe(false);
  });

  test('is not sent to another host that is entered', async () => {
    await insertActive();
    const { status, body } = await save({ username: 'torget', security: 'starttls' });
    expect([status, body.data?.fields]).toEqual([422, { password: 'Skriv lösenordet' }]);
    expect(smtp.inbox).toEqual([]);
  });

  test('is to be entered again once the site has another SECRET', async () => {
    await insertActive('another secret, also of 32 characters');
    const { status, body } = await save({
      host: 'smtp.exempel.se',
      username: 'torget',
      security: 'starttls',
    });
    expect([status, body.data?.fields]).toEqual([422, { password: 'Skriv lösenordet' }]);
  });

  test.each([
    [
      'without encryption',
      { username: 'torget', password: 'x', security: 'none' },
      'security',
      'Ett lösenord kräver kryptering',
    ],
    ['without a user', { password: 'x' }, 'username', 'Skriv användarnamnet'],
  ])('is refused %s', async (_case, change, field, sentence) => {
    const { status, body } = await save(change);
    expect([status, body.data?.fields]).toEqual([422, { [field]: sentence }]);
  });
});

test.each([
  [{ port: 0 }, 'port', 'Porten ska vara mellan 1 och 65535'],
  [{ host: 'http://smtp.exempel.se' }, 'host', 'Skriv ett värdnamn, som smtp.exempel.se'],
  [{ sender: 'Torget' }, 'sender', 'Skriv en e-postadress, med eller utan ett namn före'],
  [{ host: '10.0.0.1' }, 'host', 'Värden är ingen publik server'],
  [{ host: '169.254.169.254' }, 'host', 'Värden är ingen publik server'],
])('refuses %j beside the field', async (change, field, sentence) => {
  const { status, body } = await save(change);
  expect([status, body.data?.fields]).toEqual([422, { [field]: sentence }]);
});

test('hosts of this machine are refused outside of tests, by name too, and SMTP_URL takes precedence', async () => {
  const strict = await openTestApp();
  const environment = await openTestApp({ SMTP_URL: smtp.url, FETCH_LOOPBACK: 'on' });
  try {
    const as = await strict.person('superadmin');
    for (const host of ['127.0.0.1', 'localhost', '::1'])
      expect((await save({ host }, strict, as)).body.data?.fields).toEqual({
        host: 'Värden är ingen publik server',
      });
    const other = await environment.person('superadmin');
    expect(await save({}, environment, other)).toMatchObject({ status: 409, body: { code: 'CONFLICT' } });
    const answer = await environment.call('GET', '/api/admin/mail-server', { as: other });
    expect(answer.body).toMatchObject({ isFromEnvironment: true });
  } finally {
    await strict.close();
    await environment.close();
  }
});
