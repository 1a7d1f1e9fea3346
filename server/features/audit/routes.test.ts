// Reading the audit log: search, paging, and a CSV file without formulas.
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { AuditEntry } from '#shared/features/audit/contract.ts';
import { insertReportRow } from '../../testing/samples/sample-reports.ts';
import { openTestApp, type Person, type TestApp } from '../../testing/app.ts';

interface Log {
  entries: AuditEntry[];
  next: string | null;
  previous: string | null;
}

let app: TestApp;
let superadmin: Person;
let admin: Person;
let member: Person;

beforeAll(async () => {
  app = await openTestApp();
  superadmin = await app.person('superadmin');
  admin = await app.person('admin');
  member = await app.person();
  const { pool } = app.services.database;
  await pool.query(`update profiles set name = 'Åsa Öberg' where id = $1`, [admin.id]);
  await pool.query(
    `insert into audit_log (at, actor_id, actor_role, action, target_type, target_id, before, after)
     select timestamptz '2026-01-01 12:00Z' + n * interval '1 day', $1, 'admin', 'page.change', 'page', 'forum',
            '{"isEnabled": true}', '{"isEnabled": false, "name": "=1+1"}'
       from generate_series(1, 40) as n`,
    [admin.id],
  );
  await app.call('PUT', `/api/admin/users/${member.id}/role`, { as: superadmin, body: { role: 'admin' } });
});
afterAll(() => app.close());

const read = async (query = '') =>
  (await app.call<Log>('GET', `/api/admin/audit-log?${query}`, { as: superadmin })).body;
const nameOf = async (query: string) => (await read(query)).entries[0]?.target.name;

describe('the list', () => {
  test('contains actor, action, target, time and change', async () => {
    const { entries } = await read('action=user.role');
    expect(entries).toEqual([
      {
        id: expect.any(Number),
        at: expect.stringMatching(/^\d{4}-.*Z$/),
        actor: { id: superadmin.id, name: superadmin.name, role: 'superadmin' },
        action: 'user.role',
        target: { type: 'user', id: member.id, name: member.name },
        ipAddress: expect.any(String),
        userAgent: expect.any(String),
        before: { role: 'user' },
        after: { role: 'admin' },
      },
    ]);
  });

  test('is paged in both directions, newest first', async () => {
    const first = await read('action=page.change');
    expect(first.entries).toHaveLength(30);
    expect(first.entries[0]?.at).toBe('2026-02-10T12:00:00.000Z');
    const second = await read(`action=page.change&after=${first.next}`);
    expect(second.entries).toHaveLength(10);
    expect(second.next).toBeNull();
    expect((await read(`action=page.change&before=${second.previous}`)).entries).toEqual(first.entries);
  });

  test.each(['öberg', 'ÅSA', 'forum'])('finds actions by or on %j', async (search) => {
    expect((await read(`search=${encodeURIComponent(search)}`)).entries).toHaveLength(30);
  });

  test('finds actions on a person by name and by id', async () => {
    expect((await read(`search=${encodeURIComponent(member.name)}`)).entries).toHaveLength(1);
    expect((await read(`search=${member.id}`)).entries).toHaveLength(1);
    expect((await read('search=ingen-alls')).entries).toEqual([]);
  });

  test('is filtered by inclusive days in Stockholm', async () => {
    const { entries } = await read('from=2026-01-10&to=2026-01-12');
    expect(entries.map(({ at }) => at.slice(0, 10))).toEqual(['2026-01-12', '2026-01-11', '2026-01-10']);
  });

  test('names what a report and a review are about', async () => {
    const [owner, reporter] = [await app.person(), await app.person()];
    const report = await insertReportRow(app.services.database, {
      reporterId: reporter.id,
      ownerId: owner.id,
      status: 'pending',
    });
    await app.call('PUT', `/api/admin/reports/${report}/priority`, { as: admin, body: { priority: 'high' } });
    const name = async () => (await read(`search=${report}`)).entries[0]?.target.name;
    expect(await name()).toBe(owner.name);
    const { pool } = app.services.database;
    await pool.query(`update reports set kind = 'message' where id = $1`, [report]);
    expect(await name()).toBe(`Meddelande från ${owner.name}`);
    await app.call('DELETE', `/api/admin/users/${owner.id}`, { as: superadmin });
    expect(await name()).toBe('Meddelande');

    const review = crypto.randomUUID();
    await pool.query(
      `insert into audit_log (actor_role, action, target_type, target_id) values
         ('admin', 'review.remove', 'review', $1), ('admin', 'site.change', 'site', 'settings')`,
      [review],
    );
    expect((await read(`search=${review}`)).entries[0]?.target.name).toBeNull();
    expect((await read('search=settings')).entries[0]?.target.name).toBe('Webbplatsen');
  });

  test('is the same from either end, forwards and backwards', async () => {
    await app.services.database.pool.query(
      `insert into audit_log (actor_role, action, target_type, target_id)
       select 'operator', 'brand.create', 'brand', n::text from generate_series(1, 70) as n`,
    );
    const search = 'action=brand.create&sort=oldest';
    const first = await read(search);
    expect(targets(first)).toEqual(Array.from({ length: 30 }, (_, at) => String(at + 1)));
    const second = await read(`${search}&after=${first.next}`);
    expect(targets(second)[0]).toBe('31');
    expect(targets(await read(`${search}&before=${second.previous}`))).toEqual(targets(first));
    const { lines } = await download(search);
    expect(lines[1]).toContain(';1;');
  });

  test('a target that exists is named by its name or its type, never as deleted', async () => {
    const { pool } = app.services.database;
    const { rows } = await pool.query<{ id: string }>(
      `insert into brands (name) values ('Loggat märke') returning id::text`,
    );
    const message = crypto.randomUUID();
    await pool.query(
      `insert into audit_log (actor_role, action, target_type, target_id) values
         ('admin', 'brand.create', 'brand', $1), ('admin', 'brand.change', 'brand', '0'),
         ('admin', 'contact.assign', 'contact-message', $2), ('admin', 'news.delete', 'news', 'all')`,
      [rows[0]?.id, message],
    );
    expect(await nameOf('action=brand.create')).toBe('Loggat märke');
    expect(await nameOf('action=brand.change')).toBeNull();
    expect(await nameOf(`search=${message}`)).toBe('Kontaktmeddelande');
    expect(await nameOf('action=news.delete')).toBe('Artikel');
  });

  test.each(['association', 'league', 'news-source', 'team', 'tournament'] as const)(
    'looks up a %s, and names none that is deleted',
    async (type) => {
      const id = crypto.randomUUID();
      await app.services.database.pool.query(
        `insert into audit_log (actor_role, action, target_type, target_id) values ('admin', $1, $2, $3)`,
        [`${type}.change`, type, id],
      );
      expect((await read(`search=${id}`)).entries[0]?.target).toEqual({ type, id, name: null });
    },
  );

  test('an entry of the log outlives the people in it', async () => {
    const deletedUser = await app.person();
    await app.call('DELETE', `/api/admin/users/${deletedUser.id}`, { as: superadmin });
    const { entries } = await read(`search=${deletedUser.id}`);
    expect(entries[0]).toMatchObject({ action: 'user.delete', target: { id: deletedUser.id, name: null } });
  });

  test('an action that does not exist has no entries', async () => {
    expect((await read('action=user.kiss')).entries).toEqual([]);
  });

  test.each(['action=kiss', 'from=2026-02-30', 'after=nonsense', `after=n1.${crypto.randomUUID()}`])(
    'refuses %s',
    async (query) => {
      expect((await app.call('GET', `/api/admin/audit-log?${query}`, { as: superadmin })).status).toBe(422);
    },
  );
});

const targets = ({ entries }: Log) => entries.map(({ target }) => target.id);

const download = async (query = '') => {
  const { statusCode, body, headers } = await app.inject({
    method: 'GET',
    url: `/api/admin/audit-log.csv?${query}`,
    headers: { cookie: superadmin.cookie },
  });
  return { statusCode, headers, lines: body.split('\r\n') };
};

describe('the file', () => {
  test('opens in a spreadsheet, with the filters of the list', async () => {
    const { statusCode, headers, lines } = await download('action=page.change');
    expect(statusCode).toBe(200);
    expect(headers['content-type']).toBe('text/csv; charset=utf-8');
    expect(headers['content-disposition']).toMatch(
      /^attachment; filename="handelselogg-\d{4}-\d\d-\d\d\.csv"$/,
    );
    expect(lines[0]).toBe('\uFEFFTidpunkt;Vem;Roll;Händelse;Typ;Vad;Id;Ändring;IP-adress;Webbläsare');
    expect(lines[1]).toBe(
      '2026-02-10 13:00;Åsa Öberg;Admin;Sidinställning ändrad;Sida;Forum;forum;Öppen: Ja → Nej | Namn: – → =1+1;;',
    );
    expect(lines).toHaveLength(42);
  });

  test('is itself logged, with who has fetched it', async () => {
    await download();
    const { rows } = await app.services.database.pool.query(
      `select actor_id, target_type, target_id, before, after from audit_log where action = 'audit.export'
        order by id desc limit 1`,
    );
    const target = { target_type: 'site', target_id: 'audit-log' };
    expect(rows).toEqual([{ actor_id: superadmin.id, ...target, before: null, after: null }]);
  });

  test('escapes formulas in names', async () => {
    const { pool } = app.services.database;
    await pool.query(`update profiles set name = '=HYPERLINK("x")' where id = $1`, [admin.id]);
    const { lines } = await download('action=page.change');
    expect(lines[1]).toContain(`;"'=HYPERLINK(""x"")";`);
  });

  test('contains more rows than one batch', async () => {
    await app.services.database.pool.query(
      `insert into audit_log (actor_role, action, target_type, target_id)
       select 'operator', 'category.switch', 'category', n::text from generate_series(1, 1203) as n`,
    );
    const { lines } = await download('action=category.switch');
    expect(lines).toHaveLength(1205);
    expect(new Set(lines.slice(1, -1)).size).toBe(1203);
    expect(lines[1]).toMatch(/;Kommandoraden;;Kategori aktiverad\/inaktiverad;Kategori;/);
  });

  test('refuses invalid filters', async () => {
    expect((await download('action=kiss')).statusCode).toBe(422);
  });
});

test('every admin sees their own decisions, and nobody else’s', async () => {
  const own = async (as: Person, query = '') =>
    (await app.call<Log>('GET', `/api/admin/my-decisions?${query}`, { as })).body.entries;
  expect(new Set((await own(admin)).map(({ actor }) => actor.id))).toEqual(new Set([admin.id]));
  expect(await own(admin, 'action=user.role')).toEqual([]);
  expect(await own(superadmin, 'action=user.role')).toHaveLength(1);
  expect((await app.call('GET', '/api/admin/my-decisions?after=x', { as: admin })).status).toBe(422);
  expect((await app.call('GET', '/api/admin/my-decisions')).status).toBe(401);
  expect((await app.call('GET', '/api/admin/my-decisions', { as: await app.person() })).status).toBe(403);
});

test('every route is restricted to superadmins', async () => {
  for (const url of ['/api/admin/audit-log', '/api/admin/audit-log.csv']) {
    expect((await app.call('GET', url)).status).toBe(401);
    expect((await app.call('GET', url, { as: await app.person() })).status).toBe(403);
    expect((await app.call('GET', url, { as: admin })).status).toBe(403);
  }
});

test('own decisions are a file for every admin, with the filters of the list and without names', async () => {
  const [decider, decided] = [await app.person('admin'), await app.person()];
  await app.services.database.pool.query(
    `insert into audit_log (at, actor_id, actor_role, action, target_type, target_id, before, after) values
       ('2026-03-01 12:00Z', $1, 'admin', 'user.block', 'user', $3, null, null),
       ('2026-03-02 12:00Z', $1, 'admin', 'page.change', 'page', 'forum', '{"isEnabled": true}', '{"isEnabled": false}'),
       ('2026-03-03 12:00Z', $2, 'admin', 'page.change', 'page', 'news', null, null)`,
    [decider.id, admin.id, decided.id],
  );
  const readOwn = async (query: string) => {
    const url = `/api/admin/my-decisions.csv?${query}`;
    return (await app.inject({ method: 'GET', url, headers: { cookie: decider.cookie } })).body.split('\r\n');
  };
  const header = '\uFEFFTidpunkt;Händelse;Typ;Id;Ändring';
  const blocked = `2026-03-01 13:00;Användare avstängd;Användare;${decided.id};`;
  expect(await readOwn('sort=oldest')).toEqual([
    header,
    blocked,
    '2026-03-02 13:00;Sidinställning ändrad;Sida;forum;Öppen: Ja → Nej',
    '',
  ]);
  expect(await readOwn('action=user.block')).toEqual([header, blocked, '']);
});
