// Replies by mail, received by SMTP: they join their message, and hostile or automatic mails change nothing.
import { createTransport } from 'nodemailer';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { MAX_CONTACT_MESSAGE_LENGTH } from '#shared/features/contact/rules.ts';
import { openTestApp, type TestApp } from '../../../testing/app.ts';
import { openTestStream } from '../../../testing/live-stream.ts';
import { startSmtp, type TestSmtp } from '../../../testing/outside/smtp.ts';
import { answerMail } from '../mails.ts';
import { queueMail } from '../../../core/mail/outbox.ts';
import { type InboundServer, MAX_MAIL_BYTES, openInboundServer } from './inbound-server.ts';
import { messageOfAddress, replyAddress } from './reply-address.ts';
import { replyTextOf } from './reply-text.ts';

let app: TestApp;
let smtp: TestSmtp;
let inbound: InboundServer;

beforeAll(async () => {
  smtp = await startSmtp();
  app = await openTestApp({
    SMTP_URL: smtp.url,
    INBOUND_SMTP_PORT: '0',
    PUBLIC_URL: 'https://torget.exempel.se',
  });
  inbound = await openInboundServer(app.services, 0);
});
afterAll(async () => {
  await inbound.close();
  await app.close();
  await smtp.close();
});

async function newMessage(): Promise<{ id: string; address: string }> {
  const { rows } = await app.services.database.pool.query<{ id: string }>(
    `insert into contact_messages (form, user_id, name, email, subject, message, status, resolved_at)
     values ('contact', null, 'Vera Ek', 'vera.ek@exempel.se', 'Hej', 'Hej på er', 'resolved', now()) returning id`,
  );
  const id = rows[0]?.id ?? '';
  return { id, address: replyAddress(app.services, id) };
}
async function stateOf(id: string) {
  const { rows } = await app.services.database.pool.query<{ status: string; replies: string[] }>(
    `select status, array(select content from contact_replies where message_id = message.id and not is_by_staff
        order by created_at) as replies from contact_messages as message where id = $1`,
    [id],
  );
  return rows[0];
}
async function deliver(to: string | string[], raw: string, from = 'vera.ek@exempel.se'): Promise<number> {
  const transport = createTransport({ host: '127.0.0.1', port: inbound.port, ignoreTLS: true });
  try {
    await transport.sendMail({ envelope: { from, to }, raw });
    return 250;
  } catch (error) {
    return error instanceof Error && 'responseCode' in error ? Number(error.responseCode) : 0;
  } finally {
    transport.close();
  }
}
let sent = 0;
const mail = (text: string, headers: string[] = [], type = 'text/plain; charset=utf-8') =>
  [
    `Message-ID: <${(sent += 1)}@exempel.se>`,
    'From: Vera Ek <vera.ek@exempel.se>',
    'Subject: Re: Svar',
    'MIME-Version: 1.0',
    `Content-Type: ${type}`,
    ...headers,
    '',
    text,
  ].join('\r\n');

test('a reply joins its message without the quoted mail, reopens it for open dashboards, and is stored once', async () => {
  const { id, address } = await newMessage();
  const { cookie } = await app.person('admin');
  const stream = await openTestStream(await app.listen(), cookie);
  await stream.next('hello');
  const raw = mail(
    'Tack, men orten är fel.\r\n\r\nDen 3 maj 2026 skrev Baskettorget\r\n<noreply@exempel.se>:\r\n> Nu är den tillagd',
  );
  expect(await deliver(address.toUpperCase(), raw)).toBe(250);
  await stream.next('waiting');
  stream.close();
  expect(await deliver(address, raw)).toBe(250);
  expect(await stateOf(id)).toEqual({ status: 'pending', replies: ['Tack, men orten är fel.'] });
});

test('the rest of a quoted row that the mail program wrapped is no part of the reply', async () => {
  const { id, address } = await newMessage();
  await app.services.database.pool.query(
    `insert into contact_replies (id, message_id, is_by_staff, content) values (gen_random_uuid(), $1, true, $2)`,
    [id, 'Nu är orten tillagd på sidan, och du kan se den i listan över alla föreningar.\n\nVilken hall?'],
  );
  const quote = '> Nu är orten tillagd på sidan, och du kan se den i listan över alla\r\nföreningar.\r\n>';
  const raw = mail(`Tack!\r\n\r\n${quote}\r\n> Vilken hall?\r\nSporthallen`);
  expect(await deliver(address, raw)).toBe(250);
  expect((await stateOf(id))?.replies).toEqual(['Tack!\n\nSporthallen']);
});

test('a reply of HTML alone joins as text, without the quoted mail', async () => {
  const { id, address } = await newMessage();
  const html =
    '<html><head><style>p{color:red}</style></head><body><div>Hej&nbsp;<b>igen</b> &amp; tack!</div><div>Rad två<br>tre</div><div class="gmail_quote"><div>Den tors 3 maj 2026 skrev Baskettorget:</div><blockquote><p>Gammalt</p></blockquote></div></body></html>';
  expect(await deliver(address, mail(html, [], 'text/html; charset=utf-8'))).toBe(250);
  expect((await stateOf(id))?.replies).toEqual(['Hej igen & tack!\nRad två\ntre']);
});

test('the mail with the answer has the signed reply address, and states that a reply is possible', async () => {
  const { id, address } = await newMessage();
  const { services } = app;
  const message = { id, email: 'svar.person@exempel.se', userId: null, answer: 'Nu är den tillagd' };
  await services.database.kysely
    .transaction()
    .execute((tx) => queueMail(services, tx, answerMail(services, message)));
  await app.runJobs();
  const received = await smtp.mailTo('svar.person@exempel.se');
  expect(received.headers['reply-to']).toContain(address);
  expect(received.text).toContain('Svara på mejlet eller med knappen.');
});

test('refuses addresses that are not signed by this site, also before the mail is sent', async () => {
  const { id, address } = await newMessage();
  const forged = address.replace(/\.[0-9a-f]{24}@/, `.${'0'.repeat(24)}@`);
  for (const to of [forged, 'info@torget.exempel.se', address.replace('torget', 'annan')])
    expect(await deliver(to, mail('Hej'))).toBe(550);
  const { address: gone } = await newMessage();
  await app.services.database.pool.query('delete from contact_messages where id = $1', [
    messageOfAddress(app.services, gone),
  ]);
  expect(await deliver(gone, mail('Hej'))).toBe(550);
  expect((await stateOf(id))?.replies).toEqual([]);
});

test.each([
  ['an absence notice', mail('Jag är ledig', ['Auto-Submitted: auto-replied'])],
  ['a mail of a list', mail('Hej alla', ['Precedence: bulk'])],
])('accepts %s and stores nothing', async (_name, raw) => {
  const { id, address } = await newMessage();
  expect(await deliver(address, raw)).toBe(250);
  expect(await stateOf(id)).toEqual({ status: 'resolved', replies: [] });
});

test('returns a mail with an attachment and no text', async () => {
  const { id, address } = await newMessage();
  const raw = mail(
    '--b\r\nContent-Type: text/plain\r\n\r\n\r\n--b\r\nContent-Type: image/png\r\nContent-Disposition: attachment; filename="hall.png"\r\nContent-Transfer-Encoding: base64\r\n\r\niVBORw0KGgo=\r\n--b--',
    [],
    'multipart/mixed; boundary="b"',
  );
  expect(await deliver(address, raw)).toBe(550);
  expect(await stateOf(id)).toEqual({ status: 'resolved', replies: [] });
});

test('a returned mail without a sender stores nothing', async () => {
  const { id, address } = await newMessage();
  expect(await deliver(address, mail('Undeliverable'), '')).toBe(250);
  expect((await stateOf(id))?.replies).toEqual([]);
});

test('refuses a mail that is too large', async () => {
  const { id, address } = await newMessage();
  expect(await deliver(address, mail(`${'a'.repeat(70)}\r\n`.repeat(MAX_MAIL_BYTES / 70)))).toBe(552);
  expect((await stateOf(id))?.replies).toEqual([]);
});

test('hostile mails store at most plain text', async () => {
  const { id, address } = await newMessage();
  const deep = 'Content-Type: multipart/mixed; boundary="b"\r\n\r\n--b\r\n'.repeat(500);
  expect(await deliver(address, `Message-ID: <deep@exempel.se>\r\nMIME-Version: 1.0\r\n${deep}`)).toBe(550);
  expect(await deliver(address, mail('<script>alert(1)</script><p>Hej\0</p>', [], 'text/html'))).toBe(250);
  const replies = (await stateOf(id))?.replies ?? [];
  expect(replies.join()).not.toContain('<script');
  expect(replies.join()).not.toContain('\0');
});

test('limits unreadable mails too', async () => {
  const { id, address } = await newMessage();
  const unread = `Message-ID: <deep@exempel.se>\r\nMIME-Version: 1.0\r\n${'Content-Type: multipart/mixed; boundary="b"\r\n\r\n--b\r\n'.repeat(500)}`;
  for (let round = 0; round < 20; round += 1) expect(await deliver(address, unread)).toBe(550);
  expect(await deliver(address, unread)).toBe(451);
  expect((await stateOf(id))?.replies).toEqual([]);
});

test('stores 20 replies an hour to one message', async () => {
  const { id, address } = await newMessage();
  for (let round = 0; round < 20; round += 1) expect(await deliver(address, mail(`Svar ${round}`))).toBe(250);
  expect(await deliver(address, mail('Ett till'))).toBe(451);
  expect((await stateOf(id))?.replies).toHaveLength(20);
});

test.each([
  ['Tack!\n\nOn Mon, 4 May 2026, Baskettorget <a@b.se> wrote:\n> Hej', 'Tack!'],
  ['Tack!\n\n-----Ursprungligt meddelande-----\nFrån: Baskettorget', 'Tack!'],
  ['Tack!\n\nFrån: Baskettorget <a@b.se>\nSkickat: i dag', 'Tack!'],
  ['Tack!\n-- \nVera Ek', 'Tack!'],
  ['Den tröja jag skrev om\när blå', 'Den tröja jag skrev om\när blå'],
  ['Den 3 maj 2026 skrev Baskettorget\n<a@b.se>:\n\n> Hej\n>\n> Vilken ort?\n\nSundsvall!', 'Sundsvall!'],
  [
    'Hej!\n\nOn Mon, 4 May 2026, Torget wrote:\n> Vilken ort?\nSundsvall\n> Vilken hall?\nSporthallen\n-- \nVera',
    'Hej!\n\nSundsvall\nSporthallen',
  ],
  ['Tack\n-- \nVera Ek\n\n> Vilken ort?\nSundsvall', 'Tack\nSundsvall'],
  [
    'Den 3 maj skrev jag om två saker:\norten och hallen',
    'Den 3 maj skrev jag om två saker:\norten och hallen',
  ],
  ['> Vilken ort? Sundsvall', '> Vilken ort? Sundsvall'],
])('drops the quotes of %j', (text, own) => {
  expect(replyTextOf({ text, attachments: [] })).toBe(own);
});

test.each([
  [
    '<div class="gmail_quote"><div dir="ltr" class="gmail_attr">Den tors 3 maj 2026 kl 12:00 skrev Torget &lt;<a href="mailto:a@b.se">a@b.se</a>&gt;:<br></div><blockquote>Vilken ort?</blockquote><div>Sundsvall</div><blockquote><p>Hall?</p><blockquote>Hej</blockquote></blockquote><div>Sporthallen</div></div>',
    'Sundsvall\n\nSporthallen',
  ],
  [
    '<div class="moz-cite-prefix">Den 2026-05-03 kl. 12:00, skrev Torget:<br></div><blockquote type="cite"><p>Vilken ort?</p></blockquote><p>Sundsvall</p>',
    'Sundsvall',
  ],
  [
    '<div>Tack</div><div id="appendonsend"></div><hr><div id="divRplyFwdMsg"><b>Från:</b> Torget</div>',
    'Tack',
  ],
  ['<blockquote><p>Vilken ort?</p><p>Sundsvall</p></blockquote>', '> Vilken ort?\n> Sundsvall'],
  ['<blockquote>Vilken ort?', '> Vilken ort?'],
])('drops the quotes of %s', (html, own) => {
  expect(replyTextOf({ html, attachments: [] })).toBe(own);
});

test('a reply that is too long ends with a note that its end is missing', () => {
  const text = `${'Rad ur en logg. '.repeat(400)}Det viktigaste sist`;
  const reply = replyTextOf({ text, attachments: [] });
  expect(reply).toHaveLength(MAX_CONTACT_MESSAGE_LENGTH);
  expect(reply).toMatch(
    /^Rad ur en logg\..*…\n\n\(Mejlet var längre än så här\. Slutet har inte sparats\.\)$/s,
  );
  const whole = 'a'.repeat(MAX_CONTACT_MESSAGE_LENGTH);
  expect(replyTextOf({ text: whole, attachments: [] })).toBe(whole);
});

test('a port in use is named with its setting', async () => {
  await expect(openInboundServer(app.services, inbound.port)).rejects.toThrow(
    `Port ${inbound.port} on 127.0.0.1 is in use by another program: stop it, or choose another INBOUND_SMTP_PORT.`,
  );
});

// In quadratic time, each of these would take minutes.
test.each([
  ['a tag that does not end', `<div ${'class="gmail_attr '.repeat(120_000)}`],
  ['another tag that does not end', `<div ${'id="appendonsend" '.repeat(120_000)}`],
  ['spaces as entities', `${'&#32;'.repeat(400_000)}x`],
])('reads %s at once', (_name, html) => {
  // Without the note that the text was longer.
  const [text] = replyTextOf({ html, attachments: [] }).split('\n\n(');
  expect(text).not.toContain('\n');
});

test('reads rows at once that differ only at their end from the sentence before a quote', () => {
  const row = `den ${'1'.repeat(40)}${' skrev'.repeat(60)}`;
  expect(replyTextOf({ text: `${row}\n`.repeat(60_000), attachments: [] })).toContain(row);
});
