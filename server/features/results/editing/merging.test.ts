// Merging teams and leagues that are the same, and deleting those without matches.
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { RefusalData } from '#shared/errors.ts';
import type { SameMatch } from '#shared/features/results/editing/merge-contract.ts';
import type { EditedLeague, EditedTeam } from '#shared/features/results/editing/name-contract.ts';
import { mergeTexts } from '#shared/features/results/editing/texts.ts';
import { MAX_ALIASES } from '#shared/features/results/editing/rules.ts';
import type { LeaguePage } from '#shared/features/results/leagues/contract.ts';
import type { ResultList } from '#shared/features/results/list/contract.ts';
import type { TeamPage } from '#shared/features/results/teams/contract.ts';
import { openTestApp, type Person, type TestApp } from '../../../testing/app.ts';
import { openForum } from '../../../testing/forum.ts';
import { openResults } from '../../../testing/results.ts';
import { waitForLocked } from '../../../testing/wait-for-locked.ts';

let app: TestApp;
let admin: Person;

beforeAll(async () => {
  app = await openTestApp();
  await openForum(app);
  await openResults(app);
  admin = await app.person('admin');
});
afterAll(() => app.close());

type Refusal = { data: RefusalData };
const asAdmin = <Answer>(method: 'GET' | 'POST' | 'PUT' | 'DELETE', url: string, body?: object) =>
  app.call<Answer & Refusal>(method, url, { as: admin, ...(body && { body }) });

async function team(name: string, aliases: string[] = []) {
  return (await asAdmin<EditedTeam>('POST', '/api/admin/teams', { name, aliases })).body;
}
async function league(name: string, isForChildren = false) {
  return (await asAdmin<EditedLeague>('POST', '/api/admin/leagues', { name, isForChildren })).body;
}
async function play(homeTeam: string, awayTeam: string, leagueName = 'Superettan', change: object = {}) {
  const body = {
    homeTeam,
    awayTeam,
    homeScore: 80,
    awayScore: 70,
    league: leagueName,
    gameDate: '2026-02-01T17:00:00.000Z',
    status: 'finished',
    venue: null,
    isForfeit: false,
    ...change,
  };
  return (await asAdmin<{ id: string }>('POST', '/api/admin/basketball-results', body)).body.id;
}
const mergeTeam = (id: string, into: string, disappearing: (string | null)[] = []) =>
  asAdmin<EditedTeam>('POST', `/api/admin/teams/${id}/merge`, { into, disappearing });
const rename = ({ id, name, aliases, city }: EditedTeam, to: string) =>
  asAdmin('PUT', `/api/admin/teams/${id}`, { name: to, seen: { name, aliases, city } });
const follow = (slug: string, as: Person, state = 'following') =>
  app.call('PUT', `/api/teams/${slug}/follow`, { as, body: { state } });

test('a merged team leaves its matches, followers, names and address to the other', async () => {
  const stays = await team('Västervik Basket', ['västervik']);
  const goes = await team('Västerviks BK', ['vbk']);
  const match = await play('Västerviks BK', 'Motståndarna');
  await play('Andra Motståndare', 'VBK');
  const [fan, both] = [await app.person(), await app.person()];
  await follow(goes.slug, fan);
  await follow(goes.slug, both);
  await follow(stays.slug, both, 'muted');

  const { status, body } = await mergeTeam(goes.id, 'västervik');
  expect([status, body.id, body.results, body.followers]).toEqual([200, stays.id, 2, 2]);
  expect(body.aliases).toEqual(['västervik', 'västerviks bk', 'vbk']);

  const shown = await app.call<{ home: object; version: number }>('GET', `/api/results/${match}`);
  expect(shown.body).toMatchObject({ home: { name: stays.name, slug: stays.slug }, version: 1 });
  const old = await app.call<TeamPage>('GET', `/api/teams/${goes.slug}`);
  expect(old.body).toMatchObject({ slug: stays.slug, name: 'Västervik Basket' });
  expect(old.body.leagues[0]?.place).toEqual({ position: 2, teams: 3 });
  const page = await app.inject({ method: 'GET', url: `/teams/${goes.slug}` });
  expect([page.statusCode, page.headers.location]).toEqual([302, `/teams/${stays.slug}`]);
  expect((await app.inject({ method: 'GET', url: `/teams/${goes.slug}.ics` })).body).toContain(
    'Västervik Basket – Motståndarna',
  );
  const followed = async (as: Person) =>
    (await app.call<{ teams: object[] }>('GET', '/api/me/followed', { as })).body.teams;
  expect(await followed(fan)).toEqual([{ slug: stays.slug, name: stays.name, state: 'following' }]);
  expect(await followed(both)).toEqual([{ slug: stays.slug, name: stays.name, state: 'muted' }]);

  // A match entered later under the old name belongs to the team that stays.
  await play('Västerviks BK', 'Tredje Motståndare');
  for (const slug of [stays.slug, goes.slug]) {
    const list = await app.call<ResultList>('GET', `/api/results?team=${slug}&part=played`);
    expect(list.body.results).toHaveLength(3);
  }
});

test('a match saved, or a team followed, during a merge belongs to the team that stays', async () => {
  const [stays, goes] = [await team('Samtidiga Basket'), await team('Samtidiga BK')];
  const fan = await app.person();
  const { database } = app.services;
  const [merged, match, followed] = await database.kysely.transaction().execute(async (tx) => {
    await sql`select from teams where id = ${goes.id}::uuid for update`.execute(tx);
    const merging = mergeTeam(goes.id, stays.name);
    await waitForLocked(database, { text: 'for update' });
    const requests = [merging, play('Samtidiga BK', 'Samtidig Motståndare'), follow(goes.slug, fan)] as const;
    await waitForLocked(database, { count: 3 });
    return requests;
  });
  expect((await merged).status).toBe(200);
  const shown = await app.call('GET', `/api/results/${await match}`);
  expect(shown.body).toMatchObject({ home: { name: stays.name, slug: stays.slug } });
  expect((await followed).status).toBe(404);
  expect((await follow(goes.slug, fan)).status).toBe(200);
  const { body } = await app.call('GET', '/api/me/followed', { as: fan });
  expect(body).toMatchObject({ teams: [{ slug: stays.slug }] });
});

test('two teams that have played each other at home and away can be renamed at the same time', async () => {
  const [one, other] = [await team('Ena Laget'), await team('Andra Laget')];
  const match = await play('Ena Laget', 'Andra Laget');
  await play('Andra Laget', 'Ena Laget');
  const { database } = app.services;
  const answers = await database.kysely.transaction().execute(async (tx) => {
    await sql`select from basketball_results where id = ${match}::uuid for update`.execute(tx);
    const first = rename(one, 'Ena Nya Laget');
    await waitForLocked(database, { count: 1 });
    const second = rename(other, 'Andra Nya Laget');
    await waitForLocked(database, { count: 2 });
    return [first, second];
  });
  expect((await Promise.all(answers)).map(({ status }) => status)).toEqual([200, 200]);
});

test('a team is merged only with another known team that it has never met', async () => {
  const [one, other] = [await team('Kalmar Ett'), await team('Kalmar Två')];
  await play('Kalmar Ett', 'Kalmar Två');
  const refused = async (id: string, into: string) => {
    const { status, body } = await mergeTeam(id, into);
    return [status, body.data.fields?.['into'] ?? ''];
  };
  expect(await refused(one.id, 'Kalmar Två')).toEqual([409, mergeTexts.haveMet]);
  expect(await refused(one.id, 'Kalmar Ett')).toEqual([409, mergeTexts.same]);
  expect(await refused(one.id, 'Kalmar Tre')).toEqual([409, mergeTexts.unknown]);
  const many = await team(
    'Kalmar Många',
    Array.from({ length: MAX_ALIASES }, (_, at) => `kalmar ${at}`),
  );
  expect(await refused(many.id, 'Kalmar Ett')).toEqual([409, mergeTexts.tooManyNames]);
  expect((await mergeTeam(crypto.randomUUID(), other.name)).status).toBe(404);
});

const at = (gameDate: string, score: readonly [number, number] | null = [80, 70]) => ({
  gameDate,
  homeScore: score?.[0] ?? null,
  awayScore: score?.[1] ?? null,
  status: score ? 'finished' : 'scheduled',
});

test('a match entered under both names becomes one, unless its scores differ', async () => {
  const [stays, goes] = [await team('Dubbla Basket'), await team('Dubbla BK')];
  // A pair with equal scores; an away pair of which one match has no score; a pair with different scores; and a match between the
  // same teams two days later, which is another match.
  const equal = await play('Dubbla Basket', 'Ena Gästen', 'Superettan', at('2026-01-10T13:00:00.000Z'));
  const later = await play('Dubbla BK', 'Ena Gästen', 'Superettan', at('2026-01-10T15:00:00.000Z'));
  const coming = await play(
    'Ena Gästen',
    'Dubbla Basket',
    'Superettan',
    at('2026-01-17T15:00:00.000Z', null),
  );
  const played = await play('Ena Gästen', 'Dubbla BK', 'Superettan', at('2026-01-17T15:00:00.000Z'));
  await play('Dubbla Basket', 'Andra Gästen', 'Superettan', at('2026-01-24T15:00:00.000Z', [80, 72]));
  const differs = await play('Dubbla BK', 'Andra Gästen', 'Superettan', at('2026-01-24T15:00:00.000Z'));
  await play('Dubbla BK', 'Andra Gästen', 'Superettan', at('2026-01-26T15:00:00.000Z'));
  const { body: thread } = await app.call<{ forumPostId: string }>(
    'POST',
    `/api/results/${coming}/comments`,
    {
      as: admin,
      body: { content: 'Vem följer med?' },
    },
  );

  const { body } = await asAdmin<{ matches: SameMatch[] }>(
    'GET',
    `/api/admin/teams/${goes.id}/same-matches?into=dubbla%20basket`,
  );
  expect(body.matches.map(({ home, away, from, disappears }) => [home, away, from.id, disappears])).toEqual([
    ['Dubbla Basket', 'Andra Gästen', differs, null],
    ['Ena Gästen', 'Dubbla Basket', played, coming],
    ['Dubbla Basket', 'Ena Gästen', later, later],
  ]);
  const unseen = await mergeTeam(goes.id, 'Dubbla Basket');
  expect([unseen.status, unseen.body.data.fields?.['into']]).toEqual([409, mergeTexts.unseenMatches]);

  const seen = body.matches.map(({ disappears }) => disappears).filter((id) => id !== null);
  const merged = await mergeTeam(goes.id, 'Dubbla Basket', seen);
  expect([merged.status, merged.body.id, merged.body.results]).toEqual([200, stays.id, 5]);
  const statuses = [equal, later, coming, played].map(
    async (id) => (await app.call('GET', `/api/results/${id}`)).status,
  );
  expect(await Promise.all(statuses)).toEqual([200, 404, 404, 200]);
  const left = await app.call('GET', `/api/results/${played}`);
  expect(left.body).toMatchObject({ homeScore: 80, forumPostId: thread.forumPostId });
});

test('a merged league leaves its matches to the other, in whose table they count', async () => {
  const [stays, goes] = [await league('Länsligan'), await league('Läns ligan')];
  await play('Läns Ett', 'Läns Två', 'Länsligan');
  await play('Läns Två', 'Läns Tre', 'Läns ligan');
  const { body } = await asAdmin<EditedLeague>('POST', `/api/admin/leagues/${goes.id}/merge`, {
    into: 'Länsligan',
  });
  expect(body).toMatchObject({ id: stays.id, results: 2, aliases: ['läns ligan'] });
  const page = await app.call<LeaguePage>('GET', `/api/leagues/${goes.slug}`);
  expect(page.body.slug).toBe(stays.slug);
  expect(page.body.table?.map(({ team: { name } }) => name)).toEqual(['Läns Ett', 'Läns Två', 'Läns Tre']);
  const list = await app.call<ResultList>('GET', `/api/results?league=${goes.slug}`);
  expect(list.body.results).toHaveLength(2);
  const moved = await app.inject({ method: 'GET', url: `/leagues/${goes.slug}` });
  expect(moved.headers.location).toBe(`/leagues/${stays.slug}`);
});

test("a children's league is not merged with one that has a table", async () => {
  const [table, children] = [await league('Tabelligan'), await league('Minibasket', true)];
  for (const [from, into] of [
    [table, children],
    [children, table],
  ] as const) {
    const { status, body } = await asAdmin('POST', `/api/admin/leagues/${from.id}/merge`, {
      into: into.name,
    });
    expect([status, body.data.fields?.['into']]).toEqual([409, mergeTexts.oneForChildren]);
  }
});

test('a team or league is deleted while it has no matches, also none that can be restored', async () => {
  const [unused, used] = [await team('Oanvända Laget'), await team('Använda Laget')];
  const match = await play('Använda Laget', 'Någon Annan');
  expect(unused.can).toEqual({ delete: true });
  expect((await asAdmin('DELETE', `/api/admin/teams/${unused.id}`)).status).toBe(200);
  expect((await app.call('GET', `/api/teams/${unused.slug}`)).status).toBe(404);
  expect((await asAdmin('DELETE', `/api/admin/teams/${unused.id}`)).status).toBe(404);
  await asAdmin('DELETE', `/api/admin/basketball-results/${match}`);
  const refused = await asAdmin<{ message: string }>('DELETE', `/api/admin/teams/${used.id}`);
  expect([refused.status, refused.body.message]).toEqual([409, mergeTexts.hasMatches]);
  const empty = await league('Tomma ligan');
  expect((await asAdmin('DELETE', `/api/admin/leagues/${empty.id}`)).status).toBe(200);
});

test('teams are paged by name in both directions, with a search, and all are in the file', async () => {
  await app.services.database.pool.query(
    `insert into teams (name, slug, aliases) select 'Sidlag ' || lpad(n::text, 3, '0'), 'sidlag-' || n, '{}' from generate_series(1, 120) as n`,
  );
  interface Page {
    teams: EditedTeam[];
    next: string;
    previous: string;
  }
  const read = async (query: string) =>
    (await asAdmin<Page>('GET', `/api/admin/teams?search=sidlag${query}`)).body;
  const first = await read('');
  const second = await read(`&after=${first.next}`);
  const third = await read(`&after=${second.next}`);
  const names = [first, second, third].map(({ teams }) => [teams[0]?.name, teams.at(-1)?.name]);
  expect(names).toEqual([
    ['Sidlag 001', 'Sidlag 050'],
    ['Sidlag 051', 'Sidlag 100'],
    ['Sidlag 101', 'Sidlag 120'],
  ]);
  expect([first.previous, third.next]).toEqual([null, null]);
  expect(await read(`&before=${third.previous}`)).toEqual(second);
  expect((await asAdmin('GET', '/api/admin/teams?after=nonsense')).status).toBe(422);
  const url = '/api/admin/teams.csv?search=sidlag';
  const { body } = await app.inject({ method: 'GET', url, headers: { cookie: admin.cookie } });
  const lines = body.trim().split('\r\n');
  expect(lines[0]).toBe('Namn;Andra namn;Ort;Matcher;Följare;Id');
  expect([lines.length, lines[120]]).toEqual([121, expect.stringMatching(/^Sidlag 120;;;0;0;/)]);
});
