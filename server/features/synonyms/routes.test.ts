// Synonyms in the back office: what they find, what is refused, what is logged; and searches without hits.
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { RefusalData } from '#shared/errors.ts';
import type { MissedSearch, Synonyms } from '#shared/features/synonyms/contract.ts';
import { openTestApp, type Person, type TestApp } from '../../testing/app.ts';
import { insertAds } from '../../testing/samples/sample-ads.ts';

let app: TestApp;
let admin: Person;

beforeAll(async () => {
  app = await openTestApp();
  admin = await app.person('admin');
  await insertAds(app.services.database, admin.id, [{ title: 'Zorbing till salu' }]);
});
afterAll(() => app.close());

type Answer = Synonyms & { data?: RefusalData };
const add = (body: unknown) => app.call<Answer>('POST', '/api/admin/synonyms', { as: admin, body });
const change = (id: number, body: unknown) =>
  app.call<Answer>('PUT', `/api/admin/synonyms/${id}`, { as: admin, body });
const remove = (id: number) =>
  app.call<{ id: number; undo: { id: string } }>('DELETE', `/api/admin/synonyms/${id}`, { as: admin });
const undo = (id: string, as = admin) => app.call('POST', `/api/admin/decisions/${id}/undo`, { as });
const find = async (text: string) => {
  const { body } = await app.call<{ ads: unknown[] }>(
    'GET',
    `/api/ads?search=${encodeURIComponent(text)}&exact=true`,
  );
  return body.ads.length;
};

test('added synonyms are found at once, until they are changed or deleted', async () => {
  expect(await find('plopp')).toBe(0);
  const { status, body } = await add({ words: [' Zorbing ', 'plopp'] });
  expect(status).toBe(201);
  expect(body).toMatchObject({ words: ['zorbing', 'plopp'], direction: 'same' });
  expect(await find('plopp')).toBe(1);
  await change(body.id, { words: ['plopp', 'annat'], direction: 'kinds' });
  expect(await find('plopp')).toBe(0);
  await change(body.id, { words: ['plopp', 'zorbing'], direction: 'kinds' });
  expect(await find('plopp')).toBe(1);
  expect(await remove(body.id)).toMatchObject({ status: 200, body: { id: body.id } });
  expect(await find('plopp')).toBe(0);
});

test('deleted synonyms are restored within a minute with their id, by the admin who deleted them', async () => {
  const { body } = await add({ words: ['zorbing', 'bubbelboll'], direction: 'kinds' });
  await add({ words: ['senare', 'rad'] });
  const { id } = (await remove(body.id)).body.undo;
  expect((await undo(id, await app.person('admin'))).status).toBe(404);
  expect((await undo(id)).status).toBe(200);
  const restored = await app.call('GET', `/api/admin/synonyms/${body.id}`, { as: admin });
  expect(restored).toMatchObject({ status: 200, body });
  expect((await undo(id)).status).toBe(404);
  const { rows } = await app.services.database.pool.query<{ action: string }>(
    "select action from audit_log where target_type = 'synonyms' and target_id = $1 order by id",
    [String(body.id)],
  );
  expect(rows.map(({ action }) => action)).toEqual(['synonyms.create', 'synonyms.delete', 'decision.undo']);
});

test('a restored row is found by searches at once', async () => {
  const { body } = await add({ words: ['zorbing', 'rullboll'] });
  const { undo: recorded } = (await remove(body.id)).body;
  expect(await find('rullboll')).toBe(0);
  await undo(recorded.id);
  expect(await find('rullboll')).toBe(1);
});

test('the newest synonyms are first, and each change is logged', async () => {
  const { body } = await add({ words: ['första', 'andra'] });
  const list = await app.call<{ synonyms: Synonyms[] }>('GET', '/api/admin/synonyms', { as: admin });
  expect(list.body.synonyms[0]).toEqual({ id: body.id, words: ['första', 'andra'], direction: 'same' });
  await change(body.id, { words: ['första', 'tredje'] });
  await remove(body.id);
  const { rows } = await app.services.database.pool.query<{ action: string }>(
    "select action from audit_log where target_type = 'synonyms' and target_id = $1 order by id",
    [String(body.id)],
  );
  expect(rows.map(({ action }) => action)).toEqual(['synonyms.create', 'synonyms.change', 'synonyms.delete']);
});

test.each<[string, unknown]>([
  ['one word', { words: ['sko'] }],
  ['the same word twice', { words: ['sko', 'Sko'] }],
  ['a word without letters', { words: ['sko', '!!'] }],
  ['a name of four words', { words: ['sko', 'en två tre fyra'] }],
  ['a very long word', { words: ['sko', 'a'.repeat(61)] }],
  ['too many words', { words: Array.from({ length: 21 }, (_, number) => `ord${number}`) }],
  ['an unknown direction', { words: ['sko', 'doja'], direction: 'both' }],
])('refuses %s', async (_name, body) => {
  expect((await add(body)).status).toBe(422);
});

test('synonyms are not changed if they were changed since they were seen', async () => {
  const { body } = await add({ words: ['skum', 'boll'] });
  const seen = { words: body.words, direction: body.direction };
  const theirs = { words: ['skum', 'boll', 'mjuk'], direction: 'same' };
  expect((await change(body.id, { ...theirs, seen })).status).toBe(200);
  const mine = { words: ['skum', 'boll', 'inne'] };
  expect(await change(body.id, { ...mine, seen })).toMatchObject({
    status: 409,
    body: { message: expect.stringContaining('Någon annan har ändrat synonymerna') },
  });
  const list = await app.call<{ synonyms: Synonyms[] }>('GET', '/api/admin/synonyms', { as: admin });
  expect(list.body.synonyms.find(({ id }) => id === body.id)?.words).toEqual(theirs.words);
  expect((await change(body.id, { ...mine, seen: theirs })).body.words).toEqual(mine.words);
});

test('unknown synonyms are neither found, changed nor deleted', async () => {
  expect((await app.call('GET', '/api/admin/synonyms/2000000000', { as: admin })).status).toBe(404);
  expect((await change(2_000_000_000, { words: ['sko', 'doja'] })).status).toBe(404);
  expect((await remove(2_000_000_000)).status).toBe(404);
});

test('searches without hits are listed by their visitors, also in the file, where a formula is text', async () => {
  await app.services.database.pool.query(
    "insert into missed_searches values ('pjuck', 7, '2026-05-04'), ('=kikare', 5, '2026-05-05'), ('plopp', 7, '2026-05-06')",
  );
  const { body } = await app.call<{ searches: MissedSearch[] }>('GET', '/api/admin/missed-searches', {
    as: admin,
  });
  expect(body.searches).toEqual([
    { text: 'plopp', visitors: 7, lastDay: '2026-05-06' },
    { text: 'pjuck', visitors: 7, lastDay: '2026-05-04' },
    { text: '=kikare', visitors: 5, lastDay: '2026-05-05' },
  ]);
  const url = '/api/admin/missed-searches.csv';
  const file = await app.inject({ method: 'GET', url, headers: { cookie: admin.cookie } });
  expect(file.body.trim().split('\r\n')).toEqual([
    'Sökning;Besökare en dag;Senast',
    'plopp;7;2026-05-06',
    'pjuck;7;2026-05-04',
    "'=kikare;5;2026-05-05",
  ]);
  const chosen = await app.inject({
    method: 'GET',
    url: `${url}?missed=P&order=text`,
    headers: { cookie: admin.cookie },
  });
  expect(chosen.body.trim().split('\r\n').slice(1)).toEqual(['pjuck;7;2026-05-04', 'plopp;7;2026-05-06']);
});

test('synonyms are paged in both directions, searched by a part of a word, and all are in the file', async () => {
  await app.services.database.pool.query(
    `insert into search_synonyms (words) select array['sidord' || n, 'annat' || n] from generate_series(1, 70) as n`,
  );
  interface Page {
    synonyms: Synonyms[];
    next: string;
    previous: string;
  }
  const read = async (query: string) =>
    (await app.call<Page>('GET', `/api/admin/synonyms?${query}`, { as: admin })).body;
  const first = await read('search=DORD');
  const second = await read(`search=dord&after=${first.next}`);
  const third = await read(`search=dord&after=${second.next}`);
  const ends = [first, second, third].map(({ synonyms }) => [
    synonyms[0]?.words[0],
    synonyms.at(-1)?.words[0],
  ]);
  expect(ends).toEqual([
    ['sidord70', 'sidord41'],
    ['sidord40', 'sidord11'],
    ['sidord10', 'sidord1'],
  ]);
  expect([first.previous, third.next]).toEqual([null, null]);
  expect(await read(`search=dord&before=${third.previous}`)).toEqual(second);
  expect((await read('search=sidord7, annat7')).synonyms.map(({ words }) => words[0])).toEqual(['sidord7']);
  const oldest = await read('search=dord&sort=oldest');
  const next = await read(`search=dord&sort=oldest&after=${oldest.next}`);
  expect([oldest, next].map(({ synonyms }) => synonyms[0]?.words[0])).toEqual(['sidord1', 'sidord31']);
  expect(await read(`search=dord&sort=oldest&before=${next.previous}`)).toEqual(oldest);
  expect((await read('search=dord&direction=kinds')).synonyms).toEqual([]);
  expect(await read('search=dord&direction=same')).toEqual(first);
  expect((await app.call('GET', '/api/admin/synonyms?after=x', { as: admin })).status).toBe(422);
  const url = '/api/admin/synonyms.csv?search=dord';
  const { body } = await app.inject({ method: 'GET', url, headers: { cookie: admin.cookie } });
  const lines = body.trim().split('\r\n');
  expect([lines.length, lines[0]]).toEqual([71, 'Ord;Betydelse;Id']);
  expect(lines[1]).toMatch(/^"sidord70, annat70";Alla hittar varandra;\d+$/);
});
