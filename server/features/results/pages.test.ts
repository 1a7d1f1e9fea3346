// The pages of results: readable without scripts, never stale, and described to search engines.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestApp, type TestApp } from '../../testing/app.ts';
import { openForum } from '../../testing/forum.ts';
import { insertLeagueRows, insertResultRow, openResults } from '../../testing/results.ts';
import { readSitemap } from '../../testing/sitemap.ts';
import { publishResultChanged } from './publish-changed.ts';

let app: TestApp;
let leagueId: string;
let childrenId: string;
let teamIds: Map<string, string>;

beforeAll(async () => {
  app = await openTestApp();
  await openForum(app);
  await openResults(app);
  const { database } = app.services;
  ({ leagueId, teamIds } = await insertLeagueRows(database, { slug: 'ligan' }, ['norra', 'sodra']));
  ({ leagueId: childrenId } = await insertLeagueRows(database, { slug: 'knatte', isForChildren: true }, []));
});
afterAll(() => app.close());

const read = (url: string) => app.call<string>('GET', url);
/** Requests the page twice, so that the second response comes from the cache. */
const readCached = async (url: string) => {
  await read(url);
  return (await read(url)).body;
};
async function insert(columns: Parameters<typeof insertResultRow>[1] = {}): Promise<string> {
  const id = await insertResultRow(app.services.database, {
    league_id: leagueId,
    home_team_id: teamIds.get('norra'),
    away_team_id: teamIds.get('sodra'),
    ...columns,
  });
  await publishResultChanged(app.services, id);
  return id;
}

test('cached pages of list, match, team, league and home show a new score in the next request', async () => {
  const id = await insert({ status: 'live', home_score: 501, away_score: 499, period: 4 });
  const pages = ['/', '/results', `/results/${id}`, '/teams/norra', '/leagues/ligan'];
  for (const page of pages) expect(await readCached(page)).toContain('>501<');
  await app.services.database.pool.query(
    `update basketball_results set home_score = 503, version = version + 1 where id = $1`,
    [id],
  );
  await publishResultChanged(app.services, id);
  for (const page of pages) {
    const { body } = await read(page);
    expect(body).toContain('>503<');
    expect(body).not.toContain('>501<');
  }
});

test('a match page has its discussion without scripts, also right after the first comment', async () => {
  const id = await insert();
  expect(await readCached(`/results/${id}`)).toContain('Inga kommentarer än');
  const writer = await app.person();
  await app.call('POST', `/api/results/${id}/comments`, { as: writer, body: { content: 'Allra först här' } });
  expect((await read(`/results/${id}`)).body).toContain('Allra först här');
});

test('a match is described to search engines, with its canonical address', async () => {
  const id = await insert({ venue: 'Hallen & "planen"', game_date: new Date('2026-11-21T18:00:00Z') });
  const { body } = await read(`/results/${id}`);
  expect(body).toContain(`<link rel="canonical" href="http://localhost/results/${id}"/>`);
  const [, json = '{}'] = /<script type="application\/ld\+json"[^>]*>(.*?)<\/script>/s.exec(body) ?? [];
  expect(JSON.parse(json)).toMatchObject({
    '@type': 'SportsEvent',
    name: 'Norra – Sodra',
    startDate: '2026-11-21T18:00:00.000Z',
    location: { '@type': 'Place', name: 'Hallen & "planen"' },
    homeTeam: { '@type': 'SportsTeam', name: 'Norra', url: 'http://localhost/teams/norra' },
  });
});

test('"Visa fler" is a link without scripts, and only the first page is indexed', async () => {
  for (let count = 0; count < 12; count += 1) await insert({ home_team_id: null, away_team_id: null });
  const { body } = await read('/results?league=ligan');
  const [, href = ''] = /href="(\/results\?league=ligan&amp;after=[^"]+)"/.exec(body) ?? [];
  const next = await read(href.replaceAll('&amp;', '&'));
  expect(next.status).toBe(200);
  expect(next.body).toContain('content="noindex"');
  expect(body).not.toContain('content="noindex"');
  expect((await read('/results?after=n1.00000000-0000-4000-8000-000000000000')).status).toBe(200);
});

test("pages of a children's league have neither table, position, form nor difference", async () => {
  await app.services.database.pool.query('delete from basketball_results');
  const columns = { league_id: childrenId, league: 'knatte', home_score: 60, away_score: 23 };
  const id = await insert({ ...columns, season: '2026/27' });
  for (const page of ['/leagues/knatte', '/teams/norra', `/results/${id}`]) {
    const { body } = await read(page);
    expect(body).toContain('knatte');
    expect(body).not.toMatch(/<table|, plats \d|>Form<|\+37|"position"/);
  }
  const calendar = await read('/teams/norra.ics');
  expect(calendar.body).not.toMatch(/plats|\+37/);
});

test('the sitemap lists matches, teams and leagues while the page is open', async () => {
  const id = await insert();
  const listed = await readSitemap(app);
  for (const path of ['/results', `/results/${id}`, '/teams/norra', '/leagues/ligan'])
    expect(listed).toContain(`http://localhost${path}`);
});

test('an unknown match, team, league and season are not found', async () => {
  const paths = [
    `/results/${crypto.randomUUID()}`,
    '/results/x',
    '/teams/x',
    '/leagues/x',
    '/leagues/ligan?season=1950/51',
  ];
  for (const path of paths) expect([path, (await read(path)).status]).toEqual([path, 404]);
});
