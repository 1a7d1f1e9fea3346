// Messages to the operator: sent by visitors and users, read by their senders, answered by staff.
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { RefusalData } from '#shared/errors.ts';
import type { ContactConversation, StaffContactMessage } from '#shared/features/contact/schemas.ts';
import { contactTexts } from '#shared/features/contact/texts.ts';
import { openTestStream } from '../../testing/live-stream.ts';
import { openTestApp, type Person, type TestApp } from '../../testing/app.ts';
import { readAuditEntries } from '../../testing/audit-log.ts';
import { solveHumanCheck } from '../../testing/samples/new-account.ts';

let app: TestApp;
let admin: Person;
let origin: string;

beforeAll(async () => {
  app = await openTestApp();
  admin = await app.person('admin');
  origin = await app.listen();
});
afterAll(() => app.close());

interface Sent {
  id: string;
  isReceiptMailed: boolean;
  message: string;
  data?: RefusalData;
}

const form = {
  form: 'contact',
  name: ' Vera  Ek ',
  email: 'Vera.Ek@exempel.se',
  subject: 'En förening\nsaknas',
  message: 'Vår förening finns inte i listan.\nKan ni lägga till den?',
};

async function send(change: Record<string, unknown> = {}, as?: Person) {
  const { body: proof } = await app.call<{ token: string }>('GET', '/api/security/token', {
    ...(as && { as }),
  });
  const humanCheckId = as ? undefined : await solveHumanCheck(app);
  const body = { id: randomUUID(), ...form, csrfToken: proof.token, humanCheckId, ...change };
  await app.services.database.pool.query('delete from limits');
  return app.call<Sent>('POST', '/api/contact-messages', { body, ...(as && { as }) });
}

const mailsTo = async (address: string) => {
  const { rows } = await app.services.database.pool.query<{ kind: string; subject: string; body: string }>(
    'select kind, subject, body from mails where recipient = $1 order by created_at',
    [address],
  );
  return rows;
};
const list = async (query = '') => {
  const { body } = await app.call<{ messages: StaffContactMessage[]; next: string | null }>(
    'GET',
    `/api/admin/contact-messages${query}`,
    { as: admin },
  );
  return body;
};
const textsOf = ({ messages }: { messages: StaffContactMessage[] }) => messages.map(({ message }) => message);
const find = async (id: string) => (await list(`?search=${id}`)).messages[0];
const countPending = async () =>
  (await app.call<{ pending: number }>('GET', '/api/admin/contact-messages/counts', { as: admin })).body
    .pending;
const change = (id: string, part: string, body: unknown) =>
  app.call<StaffContactMessage & { message: string }>('PUT', `/api/admin/contact-messages/${id}/${part}`, {
    as: admin,
    body,
  });
type Answered = StaffContactMessage & { message: string; isMailed: boolean };
const answer = (
  id: string,
  content: string,
  {
    resolves = false,
    replyId = randomUUID(),
    version,
  }: { resolves?: boolean; replyId?: string; version?: number } = {},
) =>
  app.call<Answered>('POST', `/api/admin/contact-messages/${id}/replies`, {
    as: admin,
    body: { replyId, version, content, resolves },
  });

test('a new message is published to dashboards, and to staff only', async () => {
  const streams = [
    await openTestStream(origin, (await app.person()).cookie),
    await openTestStream(origin, admin.cookie),
  ];
  for (const stream of streams) await stream.next('hello');
  await send();
  const [ofUser, ofAdmin] = streams;
  await ofAdmin?.next('waiting');
  await app.services.live.broadcast({ topic: 'later' });
  await ofUser?.next('later');
  expect(ofUser?.received.map(({ topic }) => topic)).not.toContain('waiting');
  for (const stream of streams) stream.close();
});

test('a page that was opened before an update sends messages and replies without an id', async () => {
  const sender = await app.person();
  const { status, body } = await send({ id: undefined }, sender);
  expect(status).toBe(201);
  const path = `contact-messages/${body.id}/replies`;
  const answered = { content: 'Nu är den tillagd.', resolves: false };
  expect((await app.call('POST', `/api/admin/${path}`, { as: admin, body: answered })).status).toBe(201);
  const reply = { content: 'Fel ort, tyvärr' };
  expect((await app.call('POST', `/api/${path}`, { as: sender, body: reply })).status).toBe(201);
  expect((await find(body.id))?.replies).toHaveLength(2);
});

test('a visitor’s message is stored, and the receipt quotes nothing of it', async () => {
  const { status, body } = await send();
  expect(status).toBe(201);
  expect(await find(body.id)).toMatchObject({
    name: 'Vera Ek',
    email: 'v…@exempel.se',
    subject: 'En förening saknas',
    message: form.message,
    status: 'pending',
    person: null,
  });
  const [receipt] = await mailsTo('vera.ek@exempel.se');
  expect(receipt).toMatchObject({ kind: 'contact-receipt', subject: 'Vi har tagit emot ditt meddelande' });
  expect(receipt?.body).toContain('inom 24-48 timmar');
  expect(receipt?.body).not.toContain('förening');
  expect(receipt?.body).not.toContain('Vera');
});

test.each(['a visitor', 'a user'])('the message of %s that is sent again is stored once', async (kind) => {
  const sender = kind === 'a user' ? await app.person() : undefined;
  const email = sender?.email ?? 'igen.person@exempel.se';
  const id = randomUUID();
  const again = { id, email, humanCheckId: sender ? undefined : await solveHumanCheck(app) };
  const before = await countPending();
  const first = await send(again, sender);
  // With the human check that the first request has used, as after a lost response.
  expect(await send(again, sender)).toMatchObject({ status: 201, body: first.body });
  expect(first.body.id).toBe(id);
  expect(await countPending()).toBe(before + 1);
  expect(await mailsTo(email)).toHaveLength(1);
  expect(await send({ id }, await app.person())).toMatchObject({
    status: 409,
    body: { message: contactTexts.messageIdTaken },
  });
});

test('reports receipt and answer as mailed only with a mail server', async () => {
  const { body } = await send();
  const unsent = await answer(body.id, 'Nu finns den');
  expect([body.isReceiptMailed, unsent.body.isMailed]).toEqual([false, false]);
  const { pool } = app.services.database;
  await pool.query(
    `insert into mail_servers (state, host, port, security, username, sender)
     values ('active', 'smtp.exempel.invalid', 587, 'none', '', 'torget@exempel.se')`,
  );
  try {
    const { body: mailed } = await send();
    const sent = await answer(mailed.id, 'Nu finns den');
    expect([mailed.isReceiptMailed, sent.body.isMailed]).toEqual([true, true]);
  } finally {
    await pool.query('delete from mail_servers');
  }
});

test('at most three receipts an hour go to one address, and the messages are stored all the same', async () => {
  const email = 'annan.person@exempel.se';
  for (let round = 0; round < 4; round += 1) {
    const { body: proof } = await app.call<{ token: string }>('GET', '/api/security/token');
    const humanCheckId = await solveHumanCheck(app);
    const body = { id: randomUUID(), ...form, email, csrfToken: proof.token, humanCheckId };
    expect((await app.call('POST', '/api/contact-messages', { body })).status).toBe(201);
  }
  expect(await mailsTo(email)).toHaveLength(3);
  expect((await list(`?search=${email}`)).messages).toHaveLength(4);
});

test.each<[string, Record<string, unknown>, string, string]>([
  ['without a name', { name: ' ' }, 'name', contactTexts.nameMissing],
  ['without an address', { email: '' }, 'email', contactTexts.emailMissing],
  ['without a subject', { subject: '\n' }, 'subject', contactTexts.subjectMissing],
  ['without a text', { message: '  ' }, 'message', contactTexts.messageMissing],
  ['with a text that is too long', { message: 'a'.repeat(5001) }, 'message', contactTexts.messageTooLong],
  ['with half an address', { email: 'vera@' }, 'email', 'Ogiltig e-postadress'],
  [
    'without a human check',
    { humanCheckId: undefined },
    'humanCheck',
    'Du måste slutföra mänsklig verifiering',
  ],
])('refuses a message %s', async (_name, wrong, field, sentence) => {
  const { status, body } = await send(wrong);
  expect([status, body.data?.fields?.[field]]).toEqual([422, sentence]);
});

test('refuses a message that was sent from another site, and stores the attempt as an event', async () => {
  expect(await send({ csrfToken: 'forged' })).toMatchObject({
    status: 403,
    body: { message: contactTexts.unconfirmed },
  });
  const { rows } = await app.services.database.pool.query(
    `select from security_events where event = 'csrf_violation' and details ->> 'reported' = 'form'`,
  );
  expect(rows.length).toBeGreaterThan(0);
});

test.each(['contact', 'support'])(
  'refuses a signed-in sender of the form %s without a token of this site, and after ten messages in an hour',
  async (kind) => {
    const sender = await app.person();
    const forged = await send({ form: kind, csrfToken: 'forged' }, sender);
    expect([forged.status, forged.body.message]).toEqual([403, contactTexts.unconfirmed]);
    const { body: proof } = await app.call<{ token: string }>('GET', '/api/security/token', { as: sender });
    const statuses: number[] = [];
    for (let round = 0; round < 11; round += 1) {
      const body = { id: randomUUID(), ...form, form: kind, csrfToken: proof.token };
      statuses.push((await app.call('POST', '/api/contact-messages', { as: sender, body })).status);
    }
    expect(statuses).toEqual([...Array<number>(10).fill(201), 429]);
  },
);

test('a user needs no human check, and cannot send as another address', async () => {
  const sender = await app.person();
  const { status, body } = await send({ form: 'support' }, sender);
  expect(status).toBe(201);
  expect(await find(body.id)).toMatchObject({
    email: 'p…@exempel.se',
    person: { id: sender.id, name: sender.name },
    form: 'support',
  });
  expect((await mailsTo(sender.email))[0]?.body).toContain('inom 24 timmar');
});

test('the second of two answers to the same version gets a conflict, and nothing is mailed twice', async () => {
  const sender = await app.person();
  const { body: sent } = await send({}, sender);
  const { version = 0 } = (await find(sent.id)) ?? {};
  const replyId = randomUUID();
  expect((await answer(sent.id, 'Först', { version, replyId })).status).toBe(201);
  // Sent again, as after a lost response.
  expect((await answer(sent.id, 'Först', { version, replyId })).status).toBe(201);
  const late = await answer(sent.id, 'Sist', { version });
  expect([late.status, late.body.message]).toEqual([409, contactTexts.answeredMeanwhile]);
  expect((await find(sent.id))?.replies.map(({ content }) => content)).toEqual(['Först']);
  expect((await answer(sent.id, 'Sist', { version: version + 1 })).status).toBe(201);
  expect((await mailsTo(sender.email)).map(({ kind }) => kind)).toEqual([
    'contact-receipt',
    'contact-answer',
    'contact-answer',
  ]);
});

test('an answer is stored, mailed once and shown to its sender, who can continue', async () => {
  const sender = await app.person();
  const { body: sent } = await send({}, sender);
  const replyId = randomUUID();
  expect((await answer(sent.id, 'Nu är den tillagd.\n\nTack!', { resolves: true, replyId })).status).toBe(
    201,
  );
  const { body: again } = await answer(sent.id, 'Nu är den tillagd.\n\nTack!', { resolves: true, replyId });
  expect(again).toMatchObject({ status: 'resolved', assignee: { id: admin.id }, replies: [{ id: replyId }] });
  const mails = await mailsTo(sender.email);
  expect(mails.map(({ kind }) => kind)).toEqual(['contact-receipt', 'contact-answer']);
  expect(mails[1]?.body).toContain('Nu är den tillagd.');

  const url = `/api/contact-messages/${sent.id}`;
  const seen = await app.call<ContactConversation>('GET', url, { as: sender });
  expect(seen.body.replies).toMatchObject([
    { isByStaff: true, author: null, content: 'Nu är den tillagd.\n\nTack!' },
  ]);
  const own = { replyId: randomUUID(), content: 'Fel ort, tyvärr' };
  const stream = await openTestStream(origin, admin.cookie);
  await stream.next('hello');
  expect((await app.call('POST', `${url}/replies`, { as: sender, body: own })).status).toBe(201);
  await stream.next('waiting');
  stream.close();
  await app.call('POST', `${url}/replies`, { as: sender, body: own });
  expect(await find(sent.id)).toMatchObject({
    status: 'pending',
    replies: [{}, { isByStaff: false, author: sender.name }],
  });

  const notices = await app.call<{ notifications: { title: string; href: string }[] }>(
    'GET',
    '/api/me/notifications',
    {
      as: sender,
    },
  );
  expect(notices.body.notifications[0]).toMatchObject({
    title: 'Svar på ditt meddelande',
    href: `/contact/${sent.id}`,
  });
});

test('an answer is mailed to the address that the account has now', async () => {
  const sender = await app.person();
  const { body: sent } = await send({}, sender);
  const email = `ny.${sender.email}`;
  await app.services.database.pool.query('update profiles set email = $2 where id = $1', [sender.id, email]);
  expect((await answer(sent.id, 'Nu är den tillagd')).status).toBe(201);
  expect((await mailsTo(sender.email)).map(({ kind }) => kind)).toEqual(['contact-receipt']);
  expect((await mailsTo(email)).map(({ kind }) => kind)).toEqual(['contact-answer']);
});

test('the link in a visitor’s mail opens the message, and no other key does', async () => {
  const email = 'lank.person@exempel.se';
  const { body: sent } = await send({ email });
  const [, key] = /\?key=([\w-]+)/.exec((await mailsTo(email))[0]?.body ?? '') ?? [];
  const url = `/api/contact-messages/${sent.id}`;
  expect((await app.call('GET', `${url}?key=${key}`)).status).toBe(200);
  const body = { key, replyId: randomUUID(), content: 'En sak till' };
  expect((await app.call('POST', `${url}/replies`, { body })).status).toBe(201);
  expect((await app.call('GET', url)).status).toBe(404);
  expect((await app.call('GET', `${url}?key=${key?.slice(1)}`)).status).toBe(404);
  expect((await app.call('GET', url, { as: await app.person() })).status).toBe(404);
});

test('staff resolve, reopen, assign and note, and the log holds no text', async () => {
  const { body: sent } = await send();
  expect((await change(sent.id, 'status', { version: 0, status: 'resolved' })).body.status).toBe('resolved');
  expect((await change(sent.id, 'status', { version: 1, status: 'pending' })).body.status).toBe('pending');
  expect((await change(sent.id, 'assignee', { version: 2, isMine: true })).body.assignee?.id).toBe(admin.id);
  expect((await change(sent.id, 'note', { version: 3, note: 'Ring Vera' })).body.note).toBe('Ring Vera');
  const entries = await readAuditEntries(app.services.database, sent.id);
  expect(entries.map(({ action }) => action)).toEqual([
    'contact.status',
    'contact.status',
    'contact.assign',
    'contact.note',
  ]);
  expect(JSON.stringify(entries)).not.toContain('Vera');
});

test('refuses a change of a message that another user has changed since it was read', async () => {
  const { body: sent } = await send();
  await change(sent.id, 'note', { version: 0, note: 'Först' });
  const late = await change(sent.id, 'note', { version: 0, note: 'Sist' });
  expect([late.status, late.body.message]).toEqual([409, contactTexts.changed]);
  expect((await find(sent.id))?.note).toBe('Först');
});

test('the list is searched, filtered and paged', async () => {
  const subject = `Paginering ${randomUUID()}`;
  await app.services.database.pool.query(
    `insert into contact_messages (form, user_id, name, email, subject, message, status, resolved_at)
     select 'support', null, 'Kim', 'kim@exempel.se', $1, 'Text ' || n, case when n = 1 then 'resolved' else 'pending' end,
       case when n = 1 then now() end from generate_series(1, 30) as n`,
    [subject],
  );
  const search = `search=${encodeURIComponent(subject)}`;
  const first = await list(`?${search}`);
  expect(first.messages).toHaveLength(25);
  expect((await list(`?${search}&after=${first.next}`)).messages).toHaveLength(5);
  expect((await list(`?${search}&status=resolved`)).messages).toHaveLength(1);
  expect((await list(`?${search}&form=contact`)).messages).toEqual([]);
  expect((await list(`?${search}&assignee=me`)).messages).toEqual([]);
});

test('the list is sorted newest first, or oldest first on request', async () => {
  const subject = `Ordning ${randomUUID()}`;
  await app.services.database.pool.query(
    `insert into contact_messages (form, user_id, name, email, subject, message, created_at)
     select 'support', null, 'Kim', 'kim@exempel.se', $1, 'Text ' || n, now() - n * interval '1 hour' from generate_series(1, 30) as n`,
    [subject],
  );
  const search = `search=${encodeURIComponent(subject)}`;
  const oldest = await list(`?${search}&sort=oldest`);
  expect(textsOf(oldest).slice(0, 2)).toEqual(['Text 30', 'Text 29']);
  const rest = textsOf(await list(`?${search}&sort=oldest&after=${oldest.next}`));
  expect(rest).toEqual(['Text 5', 'Text 4', 'Text 3', 'Text 2', 'Text 1']);
  expect(textsOf(await list(`?${search}`))[0]).toBe('Text 1');
});

test('counts the pending messages', async () => {
  const before = await countPending();
  await send();
  expect(await countPending()).toBe(before + 1);
});
