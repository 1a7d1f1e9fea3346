// The command palette finds records by name or id, for staff only.
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Found } from '#shared/features/admin/finder.ts';
import { insertAssociationRow } from '../../../testing/samples/sample-associations.ts';
import { insertReviewRow, insertSale } from '../../../testing/samples/sample-deals.ts';
import { insertReportRow } from '../../../testing/samples/sample-reports.ts';
import { insertTournamentRow } from '../../../testing/samples/sample-tournament-queries.ts';
import { openTestApp, type Person, type TestApp } from '../../../testing/app.ts';

let app: TestApp;
let admin: Person;
let seller: Person;
const ids: Record<string, string> = {};

beforeAll(async () => {
  app = await openTestApp();
  [admin, seller] = [await app.person('admin'), await app.person()];
  const ad = { title: 'Spalding TF-1000', category: 'Basketboll', condition: 'Ny', price: 450 };
  const created = await app.call<{ id: string }>('POST', '/api/ads', { as: seller, body: ad });
  ids['ad'] = created.body.id;
  ids['user'] = seller.id;
  const { pool } = app.services.database;
  const insert = async (kind: string, statement: string, values: unknown[]) => {
    ids[kind] = (await pool.query<{ id: string }>(`${statement} returning id`, values)).rows[0]?.id ?? '';
  };
  await insert(
    'post',
    `insert into forum_posts (user_id, title, content, category) values ($1, 'Zonpress mot fem', 'Hur?', 'Träningstips')`,
    [seller.id],
  );
  await insert(
    'contact',
    `insert into contact_messages (form, name, email, subject, message)
     values ('contact', 'Åsa Öberg', 'asa@exempel.se', 'Hallen är stängd', 'Hej')`,
    [],
  );
  await insert(
    'report',
    `insert into reports (owner_id, reporter_name, reporter_email, kind, target_id, category, explanation, good_faith, priority)
     values ($2, 'Ture Svensson', 'ture@exempel.se', 'ad', $1, 'fraud', 'Bluff', true, 'medium')`,
    [ids['ad'], seller.id],
  );
  ids['association'] = await insertAssociationRow(app.services.database, { name: 'Zonstads Basket' });
  ids['tournament'] = await insertTournamentRow(app.services.database, { name: 'Pivotcupen' });
  await insert('news', `insert into news (title, excerpt, category) values ('Derby i Dalen', '', 'NBA')`, []);
  await insert(
    'match',
    `insert into basketball_results (home_team, away_team, league, season, game_date)
     values ('Korgby', 'Nätköping', 'x', '2026/27', now())`,
    [],
  );
});
afterAll(() => app.close());

const find = async (text: string, as: Person | undefined = admin) =>
  app.call<{ found: Found[] }>('GET', `/api/admin/found?text=${encodeURIComponent(text)}`, { as });

test.each([
  ['user', () => seller.name],
  ['user', () => seller.email],
  ['ad', () => 'spalding'],
  ['post', () => 'ZONPRESS'],
  ['contact', () => 'åsa öberg'],
  ['contact', () => 'hallen är'],
  ['report', () => 'ture'],
  ['report', () => 'spalding TF'],
  ['report', () => seller.name],
  ['association', () => 'ZONSTADS'],
  ['tournament', () => 'pivotcup'],
  ['news', () => 'derby i'],
  ['match', () => 'korgby – nätk'],
])('finds a %s by its name', async (kind, text) => {
  const { found } = (await find(text())).body;
  expect(found).toContainEqual(expect.objectContaining({ kind, id: ids[kind] }));
});

test.each(['user', 'ad', 'post', 'contact', 'report', 'association', 'tournament', 'news', 'match'])(
  'finds a %s by the beginning of its id',
  async (kind) => {
    for (const text of [ids[kind]?.slice(0, 8), ids[kind]?.slice(0, 13).toUpperCase(), ids[kind]]) {
      const { found } = (await find(text ?? '')).body;
      expect(found).toContainEqual(expect.objectContaining({ kind, id: ids[kind] }));
    }
  },
);

test.each([
  ['association', 'associations', 'zonstads'],
  ['tournament', 'tournaments', 'pivotcup'],
  ['news', 'news', 'derby i'],
  ['match', 'basketball_results', 'korgby'],
])('finds no deleted %s', async (kind, table, text) => {
  const mark = (value: string) =>
    app.services.database.pool.query(`update ${table} set deleted_at = ${value} where id = $1`, [ids[kind]]);
  await mark('now()');
  for (const typed of [text, ids[kind] ?? '']) expect((await find(typed)).body.found).toEqual([]);
  await mark('null');
});

test('treats signs of patterns as text, and refuses an empty or overlong one', async () => {
  expect((await find('%')).body.found).toEqual([]);
  expect((await find('_')).body.found).toEqual([]);
  expect((await find(' ')).status).toBe(422);
  expect((await find('x'.repeat(101))).status).toBe(422);
});

test('shows no reporter of a report about the viewer', async () => {
  const id = await insertReportRow(app.services.database, {
    reporterId: seller.id,
    ownerId: admin.id,
    status: 'pending',
  });
  const reportIn = async (text: string, as: Person) =>
    (await find(text, as)).body.found.find((found) => found.kind === 'report' && found.id === id);
  const date = expect.stringMatching(/^\d{4}-\d\d-\d\d$/);
  expect(await reportIn(seller.name, admin)).toBeUndefined();
  expect(await reportIn(id, admin)).toMatchObject({ title: admin.name, detail: date });
  const otherAdmin = await app.person('admin');
  const detail = expect.stringContaining(`Anmäld av ${seller.name}, `);
  expect(await reportIn(seller.name, otherAdmin)).toMatchObject({ title: admin.name, detail });
});

const reportIds = async (text: string) =>
  (await find(text)).body.found.filter(({ kind }) => kind === 'report').map(({ id }) => id);

test('finds a report by the title that the content had when it was reported, and a message by its author only', async () => {
  const { pool } = app.services.database;
  const report = async (kind: string, title: string, origin = 'report') => {
    const { rows } = await pool.query<{ id: string }>(
      `with report as (insert into reports (owner_id, kind, target_id, category, explanation, good_faith, priority, origin)
         values ($1, $2, gen_random_uuid(), 'spam', '', true, 'low', $3) returning id)
       insert into report_snapshots (report_id, owner_id, content)
         select id, $1, jsonb_build_object('title', $4::text) from report returning report_id as id`,
      [seller.id, kind, origin, title],
    );
    return rows[0]?.id ?? '';
  };
  const [post, message, decision] = [
    await report('forum_post', 'Tricks i zonen'),
    await report('message', 'Tricks i smyg'),
    await report('ad', 'Tricks på film', 'moderation'),
  ];
  expect(await reportIds('tricks')).toEqual([post]);
  expect(await reportIds(seller.name)).toEqual(expect.arrayContaining([post, message]));
  expect(await reportIds(seller.name)).not.toContain(decision);
  expect(await reportIds(decision)).toEqual([decision]);
});

test('shows no reporter of a review to the person whom the review is about', async () => {
  const { database } = app.services;
  const sale = { adId: ids['ad'] ?? '', sellerId: seller.id, buyerId: admin.id };
  const { dealId } = await insertSale(database, sale);
  const reviewId = await insertReviewRow(database, { dealId, authorId: seller.id, subjectId: admin.id });
  const { rows } = await database.pool.query<{ id: string }>(
    `insert into reports (owner_id, reporter_name, reporter_email, kind, target_id, category, explanation, good_faith, priority)
     values ($1, 'Rut Rapp', 'rut@exempel.se', 'review', $2, 'abuse', '', true, 'low') returning id`,
    [seller.id, reviewId],
  );
  const id = rows[0]?.id;
  const reportsOf = async (text: string, as: Person) =>
    (await find(text, as)).body.found.filter((found) => found.id === id);
  expect(await reportsOf('rut rapp', admin)).toEqual([]);
  expect(await reportsOf(id ?? '', admin)).toMatchObject([{ detail: expect.not.stringContaining('Rut') }]);
  expect(await reportsOf('rut rapp', await app.person('admin'))).toHaveLength(1);
});

test('every route is restricted to staff', async () => {
  expect((await app.call('GET', '/api/admin/found?text=spalding')).status).toBe(401);
  expect((await find('spalding', seller)).status).toBe(403);
});
