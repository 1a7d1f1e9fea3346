// The outbox in the back office: order, paging, and text of held mails only.
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { HeldMail, ListedMail } from '#shared/features/mails/contract.ts';
import { queueMail } from '../../core/mail/outbox.ts';
import { openTestApp, type Person, type TestApp } from '../../testing/app.ts';

let app: TestApp;
let superadmin: Person;

beforeAll(async () => {
  app = await openTestApp();
  superadmin = await app.person('superadmin');
});
beforeEach(() => app.services.database.pool.query('delete from mails'));
afterAll(() => app.close());

interface MailsPage {
  mails: ListedMail[];
  next: string | null;
  previous: string | null;
}

const list = (query = '') => app.call<MailsPage>('GET', `/api/admin/mails${query}`, { as: superadmin });

const read = (id: string, as = superadmin) =>
  app.call<HeldMail & { message: string }>('GET', `/api/admin/mails/${id}`, { as });
const subjects = ({ body }: { body: MailsPage }) => body.mails.map(({ subject }) => subject);

async function holdMail(subject = 'Hej'): Promise<string> {
  await app.services.database.kysely.transaction().execute((tx) =>
    queueMail(app.services, tx, {
      kind: 'hello',
      userId: null,
      to: 'asa@exempel.se',
      subject,
      heading: 'Hej',
      paragraphs: ['Hemlig länk.'],
      smallPrint: 'Hej då',
    }),
  );
  return (await list()).body.mails[0]?.id ?? '';
}

async function makeFailed(id: string): Promise<void> {
  await app.services.database.pool.query(
    `update mails set status = 'failed', tries = 1, reason = '550 No such user' where id = $1`,
    [id],
  );
}

describe('the list', () => {
  test('shows the status of each mail, but not its text', async () => {
    const id = await holdMail();
    const { status, body } = await list();
    expect(status).toBe(200);
    expect(body).toEqual({
      mails: [
        {
          id,
          recipient: 'asa@exempel.se',
          subject: 'Hej',
          status: 'held',
          tries: 0,
          reason: null,
          createdAt: expect.any(String),
          sentAt: null,
          can: { read: true, resend: false },
        },
      ],
      next: null,
      previous: null,
    });
    await makeFailed(id);
    expect((await list()).body.mails[0]).toMatchObject({
      status: 'failed',
      reason: '550 No such user',
      can: { read: false, resend: true },
    });
  });

  test('is paged in both directions, newest first', async () => {
    await app.services.database.pool.query(
      `insert into mails (kind, recipient, subject, html, body, status, created_at)
       select 'hello', 'asa@exempel.se', 'Nummer ' || n, 'x', 'x', 'held', now() - n * interval '1 microsecond'
         from generate_series(1, 60) as n`,
    );
    const first = await list();
    const second = await list(`?after=${first.body.next}`);
    const third = await list(`?after=${second.body.next}`);
    expect([...subjects(first), ...subjects(second), ...subjects(third)]).toEqual(
      Array.from({ length: 60 }, (_, n) => `Nummer ${n + 1}`),
    );
    expect([first.body.previous, third.body.next]).toEqual([null, null]);
    expect(subjects(await list(`?before=${third.body.previous}`))).toEqual(subjects(second));
    expect((await list(`?before=${second.body.previous}`)).body).toEqual(first.body);
  });

  test.each([
    ['recipient', 'search=åsa', ['Hej Åsa']],
    ['subject', 'search=HEJ+ÅS', ['Hej Åsa']],
    ['both', 'search=exempel.se', ['Nytt lösenord', 'Hej Åsa']],
    ['status', 'search=exempel.se&status=failed', ['Nytt lösenord']],
    ['order', 'search=exempel.se&sort=oldest', ['Hej Åsa', 'Nytt lösenord']],
    ['a wildcard', 'search=%25', []],
  ])('is searched by part of the recipient or subject: %s', async (_name, search, expected) => {
    await app.services.database.pool.query(
      `insert into mails (kind, recipient, subject, html, body, status, reason, created_at) values
         ('hello', 'Åsa@exempel.se', 'Hej Åsa', 'x', 'x', 'held', null, now() - interval '1 hour'),
         ('hello', 'berit@exempel.se', 'Nytt lösenord', 'x', 'x', 'failed', '550 Nej', now())`,
    );
    expect(subjects(await list(`?${search}`))).toEqual(expected);
  });

  test('is the same from either end, forwards and backwards', async () => {
    await app.services.database.pool.query(
      `insert into mails (kind, recipient, subject, html, body, status, created_at)
       select 'hello', 'asa@exempel.se', 'Nummer ' || n, 'x', 'x', 'held', now() - n * interval '1 hour'
         from generate_series(1, 60) as n`,
    );
    const first = await list('?sort=oldest');
    expect(subjects(first)[0]).toBe('Nummer 60');
    const second = await list(`?sort=oldest&after=${first.body.next}`);
    expect(subjects(second)[0]).toBe('Nummer 35');
    expect((await list(`?sort=oldest&before=${second.body.previous}`)).body).toEqual(first.body);
  });

  test.each(['nonsense', 'n1.2', `n1.${'x'.repeat(36)}`, `n${'9'.repeat(17)}.${crypto.randomUUID()}`])(
    'refuses an invalid cursor: %s',
    async (place) => {
      const { status, body } = await app.call<{ message: string }>('GET', `/api/admin/mails?after=${place}`, {
        as: superadmin,
      });
      expect([status, body.message]).toEqual([422, 'Sidan finns inte. Börja om från första sidan.']);
    },
  );
});

describe('a held mail', () => {
  test('is readable by the superadmin, which is logged', async () => {
    const id = await holdMail();
    const { body } = await read(id);
    expect(body.text).toContain('Hemlig länk.');
    const { rows } = await app.services.database.pool.query(
      `select details from security_events where event = 'mail_read' and user_id = $1`,
      [superadmin.id],
    );
    expect(rows).toEqual([{ details: { mail: id, recipient: 'asa@exempel.se' } }]);
  });

  test('is readable only by the superadmin, and other mails are not readable', async () => {
    const id = await holdMail();
    expect((await read(id, await app.person('admin'))).status).toBe(403);
    await makeFailed(id);
    const { status, body } = await read(id);
    expect([status, body.message]).toEqual([404, 'Mejlet finns inte, eller så kan det inte läsas här.']);
  });
});

test('a failed mail is queued again, once', async () => {
  const id = await holdMail();
  const resend = () =>
    app.call<{ message: string }>('POST', `/api/admin/mails/${id}/sending`, { as: superadmin });
  expect((await resend()).status).toBe(404);
  await makeFailed(id);
  expect((await resend()).body).toEqual({ id });
  expect((await list()).body.mails[0]).toMatchObject({ status: 'queued', reason: null });
  const again = await resend();
  expect([again.status, again.body.message]).toEqual([
    404,
    'Mejlet finns inte, eller så är det redan skickat igen.',
  ]);
});
