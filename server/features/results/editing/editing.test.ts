// Results in the back office: table, adding, changing while others do, deleting with undo, leagues and teams.
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { RefusalData } from '#shared/errors.ts';
import type { EditedResult, NewResult } from '#shared/features/results/editing/contract.ts';
import type { EditedLeague, EditedTeam } from '#shared/features/results/editing/name-contract.ts';
import { editingTexts } from '#shared/features/results/editing/texts.ts';
import { openTestApp, type Person, type TestApp } from '../../../testing/app.ts';
import { purgeDeleted } from './editing-queries.ts';

let app: TestApp;
let admin: Person;

beforeAll(async () => {
  app = await openTestApp();
  admin = await app.person('admin');
});
afterAll(() => app.close());

type Refusal = { message: string; data?: RefusalData };
const url = '/api/admin/basketball-results';
const fields: NewResult = {
  homeTeam: 'Norrvikens Basket',
  awayTeam: 'Sjöstaden BBK',
  homeScore: null,
  awayScore: null,
  league: 'Basketligan',
  gameDate: '2027-01-16T17:00:00.000Z',
  status: 'scheduled',
  venue: null,
  isForfeit: false,
};
const create = (change: object = {}) =>
  app.call<EditedResult & Refusal>('POST', url, { as: admin, body: { ...fields, ...change } });
const change = (id: string, body: object, seen: object = fields) =>
  app.call<EditedResult & Refusal>('PUT', `${url}/${id}`, { as: admin, body: { ...body, seen } });
const days = (page: { results: EditedResult[] }) =>
  page.results.map(({ gameDate }) => Number(gameDate.slice(8, 10)));
const count = async () =>
  (await app.call<Record<string, number>>('GET', `${url}/counts`, { as: admin })).body;
const list = async (query = '') => {
  const { body } = await app.call<{ results: EditedResult[]; next: string | null; previous: string | null }>(
    'GET',
    `${url}${query}`,
    { as: admin },
  );
  return body;
};

test('a new result has its teams and league by any of their names, and its season', async () => {
  const { status, body } = await create({ homeTeam: '  Norrvikens   Basket ', league: 'sbl' });
  expect(status).toBe(201);
  expect(body).toMatchObject({
    home: { name: 'Norrvikens Basket', slug: 'norrvikens-basket' },
    away: { name: 'Sjöstaden BBK', slug: 'sjostaden-bbk' },
    league: { name: 'Basketligan herr', slug: 'basketligan-herr' },
    season: '2026/27',
    homeScore: null,
    status: 'scheduled',
    venue: null,
    scorers: 0,
  });
  const again = await create({ homeTeam: 'NORRVIKENS BASKET' });
  expect(again.body.home).toEqual(body.home);
});

test('teams whose slugs collide have pages of their own', async () => {
  const { body } = await create({ homeTeam: 'Älvsjö BK', awayTeam: 'Alvsjo BK' });
  expect([body.home.slug, body.away.slug]).toEqual(['alvsjo-bk', 'alvsjo-bk-2']);
});

test.each([
  ['homeTeam', ' ', editingTexts.homeMissing],
  ['awayTeam', '', editingTexts.awayMissing],
  ['awayTeam', 'norrvikens basket', editingTexts.sameTeams],
  ['league', '', editingTexts.leagueMissing],
  ['homeTeam', '–', editingTexts.nameInvalid],
  ['gameDate', '', editingTexts.dateMissing],
  ['gameDate', '2027-01-16', editingTexts.dateMissing],
  // PostgreSQL has no year 0, and a field contains year 2 while 2027 is typed.
  ['gameDate', '0000-01-16T17:00:00.000Z', editingTexts.dateMissing],
  ['gameDate', '0002-01-16T17:00:00.000Z', editingTexts.dateMissing],
  ['homeScore', 80, editingTexts.halfScore],
  ['homeScore', -1, editingTexts.scoreInvalid],
  ['awayScore', 80.5, editingTexts.scoreInvalid],
])('refuses %s %j', async (field, value, sentence) => {
  const { status, body } = await create({ [field]: value });
  expect(status).toBe(422);
  const where = sentence === editingTexts.halfScore ? 'awayScore' : field;
  expect(body.data?.fields?.[where]).toBe(sentence);
});

test('two names of one team are the same team', async () => {
  const { body: team } = await app.call<EditedTeam>('POST', '/api/admin/teams', {
    as: admin,
    body: { name: 'Hamnbyn Hoops', aliases: ['Hamnbyn', 'HH', 'hh'] },
  });
  expect(team.aliases).toEqual(['hamnbyn', 'hh']);
  expect(await create({ homeTeam: 'Hamnbyn Hoops', awayTeam: 'hamnbyn' })).toMatchObject({
    status: 422,
    body: { data: { fields: { awayTeam: editingTexts.sameTeams } } },
  });
});

test('the list is searched, filtered, and paged by key in both orders', async () => {
  for (let day = 1; day <= 26; day += 1)
    await create({ venue: 'Bänkvallen', gameDate: `2027-03-${String(day).padStart(2, '0')}T17:00:00.000Z` });
  const latest = await list('?search=bänkv');
  expect(days(latest)).toEqual(Array.from({ length: 24 }, (_none, index) => 26 - index));
  const next = await list(`?search=bänkv&after=${latest.next}`);
  expect([days(next), next.next]).toEqual([[2, 1], null]);
  expect(days(await list(`?search=bänkv&before=${next.previous}`))).toEqual(days(latest));
  const oldest = await list('?search=bänkv&sort=oldest');
  expect(days(oldest).slice(0, 2)).toEqual([1, 2]);
  expect(days(await list(`?search=bänkv&sort=oldest&after=${oldest.next}`))).toEqual([25, 26]);
  expect(days(await list('?search=bänkv&league=nba'))).toEqual([]);
  expect(days(await list('?search=bänkv&status=finished'))).toEqual([]);
  expect((await app.call('GET', `${url}?after=fel`, { as: admin })).status).toBe(422);
});

test('counts results by status', async () => {
  const before = await count();
  await create({ status: 'finished', homeScore: 80, awayScore: 70 });
  const after = await count();
  expect([
    (after['total'] ?? 0) - (before['total'] ?? 0),
    (after['finished'] ?? 0) - (before['finished'] ?? 0),
  ]).toEqual([1, 1]);
});

test('two admins who change different fields both succeed, and of the same field the second is refused', async () => {
  const { body: match } = await create();
  const { homeScore: _home, awayScore: _away, ...rest } = fields;
  const seen = { ...rest, homeScore: null, awayScore: null, league: 'Basketligan herr' };
  const mine = { ...seen, venue: 'Norrvikshallen' };
  expect((await change(match.id, mine, seen)).body.venue).toBe('Norrvikshallen');
  const theirs = { ...seen, status: 'finished', homeScore: 90, awayScore: 80 };
  expect((await change(match.id, theirs, seen)).body).toMatchObject({
    venue: 'Norrvikshallen',
    status: 'finished',
    homeScore: 90,
  });
  expect(await change(match.id, { ...seen, venue: 'Sjöhallen' }, seen)).toMatchObject({
    status: 409,
    body: { message: editingTexts.changedMeanwhile },
  });
  // An emptied score is null again. Source: spec 2 §5 Results.
  const now = { ...theirs, venue: 'Norrvikshallen' };
  const emptied = { ...now, status: 'scheduled', homeScore: null, awayScore: null };
  expect((await change(match.id, emptied, now)).body).toMatchObject({ homeScore: null, status: 'scheduled' });
});

test('changing or deleting a result that does not exist is 404', async () => {
  const id = crypto.randomUUID();
  expect((await change(id, fields)).status).toBe(404);
  expect((await app.call('GET', `${url}/${id}`, { as: admin })).status).toBe(404);
  expect((await app.call('DELETE', `${url}/${id}`, { as: admin })).status).toBe(404);
});

test('a deletion hides a result at once and can be undone until it is purged', async () => {
  const { body: match } = await create();
  const { body } = await app.call<{ undo: { id: string } }>('DELETE', `${url}/${match.id}`, { as: admin });
  expect((await app.call('GET', `${url}/${match.id}`, { as: admin })).status).toBe(404);
  await app.call('POST', `/api/admin/decisions/${body.undo.id}/undo`, { as: admin });
  expect((await app.call('GET', `${url}/${match.id}`, { as: admin })).status).toBe(200);
  await app.call('DELETE', `${url}/${match.id}`, { as: admin });
  const { kysely } = app.services.database;
  const rows = () =>
    kysely.selectFrom('basketball_results').select('id').where('id', '=', match.id).execute();
  await purgeDeleted(kysely, 15);
  expect(await rows()).toHaveLength(1);
  await purgeDeleted(kysely, -1);
  expect(await rows()).toEqual([]);
});

test('the audit log has scores and times, and no names', async () => {
  const { body: match } = await create({ homeTeam: 'Hemliga Laget', venue: 'Hemliga Hallen' });
  const { rows } = await app.services.database.pool.query<{ action: string; after: object }>(
    'select action, after from audit_log where target_id = $1',
    [match.id],
  );
  expect(rows).toMatchObject([{ action: 'result.create', after: { status: 'scheduled' } }]);
  expect(JSON.stringify(rows)).not.toContain('Hemliga');
});

test('the score of a match that is scheduled again is sent to staff only', async () => {
  const finished = { ...fields, homeScore: 88, awayScore: 81, status: 'finished' as const };
  const { body: match } = await create(finished);
  const events: object[] = [];
  const stop = app.services.live.onBroadcast((event) => events.push(event));
  const { body } = await change(match.id, { ...finished, status: 'scheduled' }, finished);
  stop();
  expect(body).toMatchObject({ status: 'scheduled', homeScore: 88 });
  expect(events).toMatchObject([{ id: match.id, status: 'scheduled', homeScore: null, awayScore: null }]);
});

test('teams are listed by name or from the newest, in both directions', async () => {
  const { pool } = app.services.database;
  await pool.query(
    `insert into teams (slug, name, created_at)
     select 'ordnat-' || n, 'Ordnat ' || lpad(n::text, 2, '0'), now() + n * interval '1 minute' from generate_series(1, 60) as n`,
  );
  type Page = { teams: EditedTeam[]; next: string; previous: string };
  const read = async (query: string) =>
    (await app.call<Page>('GET', `/api/admin/teams?search=ordnat${query}`, { as: admin })).body;
  expect((await read('')).teams[0]?.name).toBe('Ordnat 01');
  const first = await read('&sort=newest');
  expect(first.teams[0]?.name).toBe('Ordnat 60');
  const second = await read(`&sort=newest&after=${first.next}`);
  expect(second.teams[0]?.name).toBe(`Ordnat ${60 - first.teams.length}`);
  expect((await read(`&sort=newest&before=${second.previous}`)).teams).toEqual(first.teams);
  await pool.query("delete from teams where slug like 'ordnat-%'");
});

test('a renamed team is renamed in its matches, and a name or alias of another is refused', async () => {
  const { body: match } = await create({ homeTeam: 'Gamla Namnet' });
  const { body: found } = await app.call<{ teams: EditedTeam[] }>('GET', '/api/admin/teams?search=gamla', {
    as: admin,
  });
  const [team] = found.teams;
  expect(team).toMatchObject({ name: 'Gamla Namnet', slug: 'gamla-namnet', results: 1 });
  const save = (body: object, { name, aliases, city } = team as EditedTeam) =>
    app.call<EditedTeam & Refusal>('PUT', `/api/admin/teams/${team?.id}`, {
      as: admin,
      body: { ...body, seen: { name, aliases, city } },
    });
  const { body: renamed } = await save({ name: 'Nya Namnet', aliases: ['gamla namnet'], city: 'Norrviken' });
  expect(renamed).toMatchObject({ name: 'Nya Namnet', slug: 'gamla-namnet', city: 'Norrviken' });
  expect(await save({ name: 'Tredje Namnet' })).toMatchObject({
    status: 409,
    body: { message: editingTexts.teamChangedMeanwhile },
  });
  const { body } = await app.call<EditedResult>('GET', `${url}/${match.id}`, { as: admin });
  expect(body.home.name).toBe('Nya Namnet');
  expect((await list('?search=Nya Namnet')).results).toHaveLength(1);
  expect(await save({ name: 'Sjöstaden BBK' }, renamed)).toMatchObject({
    status: 409,
    body: { data: { fields: { name: editingTexts.nameTaken } } },
  });
  expect(await save({ name: 'Nya Namnet', aliases: ['sjöstaden bbk'] }, renamed)).toMatchObject({
    status: 409,
    body: { data: { fields: { aliases: editingTexts.aliasTaken('sjöstaden bbk') } } },
  });
});

test('a league has a rule for its table, and one for children has none', async () => {
  const { status, body } = await app.call<EditedLeague>('POST', '/api/admin/leagues', {
    as: admin,
    body: { name: 'Knatteligan', isForChildren: true },
  });
  expect([status, body.pointsRule, body.isForChildren]).toEqual([201, 'swedish', true]);
  const save = (id: string, sent: object, { name, aliases, pointsRule, isForChildren } = body) =>
    app.call<EditedLeague>('PUT', `/api/admin/leagues/${id}`, {
      as: admin,
      body: { ...sent, seen: { name, aliases, pointsRule, isForChildren } },
    });
  const saved = await save(body.id, { name: 'Knatteligan', pointsRule: 'fiba', isForChildren: false });
  expect(saved.body).toMatchObject({ pointsRule: 'fiba', isForChildren: false });
  const forChildren = { name: 'Knatteligan', pointsRule: 'fiba', isForChildren: true };
  expect((await save(body.id, forChildren, saved.body)).body).toMatchObject({ isForChildren: true });
  // Another admin who still sees the league with a table adds an alias.
  const late = await save(body.id, { name: 'Knatteligan', aliases: ['knatte'] }, saved.body);
  expect(late).toMatchObject({ status: 409, body: { message: editingTexts.leagueChangedMeanwhile } });
  const missing = await save(crypto.randomUUID(), { name: 'Ingen' });
  expect(missing.status).toBe(404);
});
