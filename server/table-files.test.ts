// Lists of the back office as CSV files: with their filters and all pages, without personal data, in either order.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { seedSampleData } from './database/seed/sample-data.ts';
import { features } from './features.ts';
import { openTestApp, type Person, type TestApp } from './testing/app.ts';
import { insertAds } from './testing/samples/sample-ads.ts';

let app: TestApp;
let admin: Person;

beforeAll(async () => {
  app = await openTestApp();
  admin = await app.person('admin');
  await seedSampleData({
    database: app.services.database,
    passwordHash: 'a hash',
    storePicture: async () => ({ width: 1200, height: 900, preview: 'data:', bytes: 1 }),
  });
  await query(
    `insert into reports (reporter_name, reporter_email, kind, target_id, category, explanation, good_faith, priority)
     select 'Anna Anmälare', 'anna@anmalare.invalid', 'ad', id, 'fraud', 'Hemlig förklaring', true, 'high' from ads limit 1`,
  );
  await query(
    `insert into news_fetch_log (source_id, success, items_found, items_processed) select id, true, 1, 1 from news_sources limit 1`,
  );
  await query(`insert into missed_searches values ('pjuck', 7, '2026-05-04')`);
  await query(
    `insert into newsletter_issues (week, subject, content, send_at) values
       ('2026-20', 'Vecka 20', '{}', '2026-05-15T12:00Z'), ('2026-21', 'Vecka 21', '{}', '2026-05-22T12:00Z')`,
  );
  await query(
    `update newsletter_issues set created_at = send_at, status = case week when '2026-20' then 'sent' else 'stopped' end`,
  );
  await query(
    `insert into audit_log (actor_id, actor_role, action, target_type, target_id)
     select $1, 'admin', 'user.block', 'user', id::text from profiles where name like '% %' limit 1`,
    [admin.id],
  );
});
afterAll(() => app.close());

const query = async <Row>(text: string, values: unknown[] = []) =>
  (await app.services.database.pool.query(text, values)).rows as Row[];
async function read(address: string): Promise<{ type: unknown; text: string; lines: string[] }> {
  const answer = await app.inject({ method: 'GET', url: address, headers: { cookie: admin.cookie } });
  expect([address, answer.statusCode]).toEqual([address, 200]);
  const text = answer.body.replace('\uFEFF', '');
  return { type: answer.headers['content-type'], text, lines: text.trim().split('\r\n') };
}

const files = features.flatMap((feature) => ('tableFiles' in feature ? feature.tableFiles : []));
const publicFiles = files.filter(({ hasPersonalData }) => !hasPersonalData);

test.each(publicFiles.map(({ address }) => address))('%s has rows, and names no person', async (address) => {
  const people = await query<{ name: string; email: string }>(
    `select name, email from profiles union select contact_person, email from associations where contact_person <> ''
     union select 'Anna Anmälare', 'anna@anmalare.invalid'`,
  );
  const { type, text, lines } = await read(address);
  expect(type).toBe('text/csv; charset=utf-8');
  expect(lines.length).toBeGreaterThan(1);
  expect(text).not.toContain('Hemlig förklaring');
  expect(
    people.flatMap(({ name, email }) => [name, email]).filter((one) => one.length > 3 && text.includes(one)),
  ).toEqual([]);
});

test('a file has all pages of the list, with its filters and in its order', async () => {
  const seller = await app.person();
  const many = Array.from({ length: 520 }, (_, at) => ({
    title: at === 0 ? '=SUMMA(1)' : `Massannons ${at}`,
    created_at: new Date(Date.UTC(2025, 0, 1, 0, at)),
    status: 'rejected' as const,
  }));
  await insertAds(app.services.database, seller.id, many);
  const { lines } = await read('/api/admin/ads.csv?status=rejected&sort=oldest&after=n1.x&page=3');
  const [{ rejected } = { rejected: 0 }] = await query<{ rejected: number }>(
    `select count(*)::integer as rejected from ads where status = 'rejected'`,
  );
  expect(lines[0]).toBe('Titel;Kategori;Pris;Skick;Status;Skapad;Id');
  expect(lines.length - 1).toBe(rejected);
  expect(new Set(lines).size).toBe(lines.length);
  // A formula is escaped, so that a spreadsheet shows it as text.
  expect(lines[1]).toMatch(/^'=SUMMA\(1\);.*;Avvisad;2025-01-01 01:00;/);
  const refused = await app.inject({
    method: 'GET',
    url: '/api/admin/ads.csv?status=fel',
    headers: { cookie: admin.cookie },
  });
  expect(refused.statusCode).toBe(422);
});

test.each([
  ['/api/admin/users', 'users', '/api/admin/users'],
  ['/api/admin/forum-posts', 'items', '/api/admin/forum-posts'],
  ['/api/admin/news', 'items', '/api/admin/news'],
])('%s is the same list from either end, forwards and backwards', async (address, key) => {
  for (let at = 0; at < 30; at += 1) {
    if (key === 'users')
      await query(
        `insert into profiles (email, name, created_at) values ($1, 'Medlem', now() - $2 * interval '1 hour')`,
        [`medlem${at}@exempel.invalid`, at],
      );
  }
  const readAll = async (search: string) => {
    const ids: string[] = [];
    let url = `${address}?${search}`;
    for (let pages = 0; pages < 40; pages += 1) {
      const { body } = await app.call<Record<string, { id: string }[]> & { next: string | null }>(
        'GET',
        url,
        { as: admin },
      );
      ids.push(...(body[key] ?? []).map(({ id }) => id));
      if (!body.next) return ids;
      url = `${address}?${search}&after=${body.next}`;
    }
    return ids;
  };
  const newest = await readAll('');
  expect(newest.length).toBeGreaterThan(25);
  expect(await readAll('sort=oldest')).toEqual(newest.toReversed());
  type Page = Record<string, { id: string }[]> & { next: string; previous: string };
  const page = async (search: string) =>
    (await app.call<Page>('GET', `${address}?${search}`, { as: admin })).body;
  const first = await page('sort=oldest');
  const second = await page(`sort=oldest&after=${first.next}`);
  expect((await page(`sort=oldest&before=${second.previous}`))[key]).toEqual(first[key]);
});

const firstCells = async (address: string) =>
  (await read(address)).lines.slice(1).map((line) => line.split(';')[0]);

test('the file of the newsletter has the filter and the order of its list', async () => {
  expect(await firstCells('/api/admin/newsletter.csv')).toEqual(['Vecka 21', 'Vecka 20']);
  expect(await firstCells('/api/admin/newsletter.csv?sort=oldest')).toEqual(['Vecka 20', 'Vecka 21']);
  expect(await firstCells('/api/admin/newsletter.csv?status=sent')).toEqual(['Vecka 20']);
  expect(await firstCells('/api/admin/newsletter.csv?search=VECKA%2021')).toEqual(['Vecka 21']);
});

test('the file of the support chat has the search of its list, and the order of the replies', async () => {
  const all = await firstCells('/api/admin/support-chat.csv');
  expect(all.at(-1)).toBe('');
  const about = await firstCells('/api/admin/support-chat.csv?search=L%C3%96SENORD');
  expect(about.length).toBeGreaterThan(0);
  expect(about.length).toBeLessThan(all.length);
});

test('the file of brands has the search and the order of its list', async () => {
  await query(`insert into brands (name, aliases) values ('Zorpboll', '{zorp}'), ('Azorp', '{}')`);
  expect(await firstCells('/api/admin/brands.csv?search=ZORP')).toEqual(['Azorp', 'Zorpboll']);
  await insertAds(app.services.database, admin.id, [{ brand: 'Zorpboll' }]);
  expect(await firstCells('/api/admin/brands.csv?search=zorp&sort=ads')).toEqual(['Zorpboll', 'Azorp']);
});

test('the files of categories and leagues have the search, the filter and the order of their lists', async () => {
  await query(
    `insert into categories (name, description, active) values ('Zorpklubbor', '', true), ('Korgzorp', '', false)`,
  );
  expect(await firstCells('/api/admin/categories.csv?category=ZORP')).toEqual(['Korgzorp', 'Zorpklubbor']);
  expect(await firstCells('/api/admin/categories.csv?category=zorp&active=yes')).toEqual(['Zorpklubbor']);
  await query(`insert into leagues (name, slug, aliases, position)
    values ('Zorpligan', 'zorpligan', '{}', 1), ('Andraligan', 'andraligan', '{zorp}', 2)`);
  expect(await firstCells('/api/admin/leagues.csv?league=zorp')).toEqual(['Zorpligan', 'Andraligan']);
  expect(await firstCells('/api/admin/leagues.csv?league=zorp&order=name')).toEqual([
    'Andraligan',
    'Zorpligan',
  ]);
});

test('the outbox can be narrowed to a status', async () => {
  const superadmin = await app.person('superadmin');
  await query(`insert into mails (kind, recipient, subject, html, body, status, reason) values
    ('hello', 'a@exempel.invalid', 'Nådde inte fram', 'x', 'x', 'failed', 'Fel'),
    ('hello', 'b@exempel.invalid', 'Väntar på servern', 'x', 'x', 'held', null)`);
  const list = async (search: string) =>
    (
      await app.call<{ mails: { subject: string }[] }>('GET', `/api/admin/mails${search}`, { as: superadmin })
    ).body.mails.map(({ subject }) => subject);
  expect(await list('?status=failed')).toEqual(['Nådde inte fram']);
  expect(await list('')).toContain('Väntar på servern');
});
