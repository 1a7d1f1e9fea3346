// Calendar files of teams and matches.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestApp, type TestApp } from '../../../testing/app.ts';
import { readCalendar } from '../../../testing/read-calendar.ts';
import { insertLeagueRows, insertResultRow, openResults } from '../../../testing/results.ts';
import { publishResultChanged } from '../publish-changed.ts';

let app: TestApp;
let teamId: string;

beforeAll(async () => {
  app = await openTestApp();
  await openResults(app);
  const { teamIds } = await insertLeagueRows(app.services.database, { slug: 'ligan' }, ['norra']);
  teamId = teamIds.get('norra') ?? '';
});
afterAll(() => app.close());

const insert = (columns: Parameters<typeof insertResultRow>[1]) =>
  insertResultRow(app.services.database, { status: 'scheduled', ...columns });

const read = async (url: string) => readCalendar((await app.inject({ url })).body);

/** The start in Swedish local time, and start and end as in the file. */
async function times(id: string): Promise<(string | undefined)[]> {
  const [event] = await read(`/results/${id}.ics`);
  return [event?.startsAt, event?.start, event?.end];
}

test('matches before and after a change to or from summer time start at the Swedish local time', async () => {
  // 18:00 in Stockholm: 17:00 UTC in winter, 16:00 UTC in summer. Clocks change on 28 March and 31 October 2027.
  const winter = await insert({ game_date: new Date('2027-03-27T18:00:00+01:00') });
  const summer = await insert({ game_date: new Date('2027-03-28T18:00:00+02:00') });
  const autumn = await insert({ game_date: new Date('2027-10-31T18:00:00+01:00') });
  // 02:30 occurs twice that night.
  const twice = await insert({ game_date: new Date('2027-10-31T02:30:00+01:00') });
  expect(await times(winter)).toEqual([
    '2027-03-27 18:00',
    '2027-03-27T17:00:00.000Z',
    '2027-03-27T19:00:00.000Z',
  ]);
  expect(await times(summer)).toEqual([
    '2027-03-28 18:00',
    '2027-03-28T16:00:00.000Z',
    '2027-03-28T18:00:00.000Z',
  ]);
  expect(await times(autumn)).toEqual([
    '2027-10-31 18:00',
    '2027-10-31T17:00:00.000Z',
    '2027-10-31T19:00:00.000Z',
  ]);
  expect(await times(twice)).toEqual([
    '2027-10-31 02:30',
    '2027-10-31T01:30:00.000Z',
    '2027-10-31T03:30:00.000Z',
  ]);
});

test('a match that is moved has the same id and a greater sequence', async () => {
  const id = await insert({ game_date: new Date('2027-01-10T17:00:00Z') });
  const [before] = await read(`/results/${id}.ics`);
  await app.services.database.pool.query(
    `update basketball_results set game_date = $2, version = version + 1, updated_at = now() where id = $1`,
    [id, new Date('2027-01-11T17:00:00Z')],
  );
  await publishResultChanged(app.services, id);
  const [after] = await read(`/results/${id}.ics`);
  expect(after?.uid).toBe(before?.uid);
  expect([before?.sequence, after?.sequence]).toEqual([0, 1]);
  expect(after?.start).toBe('2027-01-11T17:00:00.000Z');
});

test('a team has the matches of a year back and all to come, at home and away', async () => {
  const day = 24 * 60 * 60 * 1000;
  const at = (days: number) => new Date(Date.now() + days * day);
  await insert({ home_team_id: teamId, game_date: at(-400), status: 'finished' });
  const played = await insert({
    home_team_id: teamId,
    game_date: at(-3),
    status: 'finished',
    venue: 'Hallen; A, B',
  });
  const coming = await insert({ away_team_id: teamId, game_date: at(300) });
  await insert({ game_date: at(1) });
  const events = await read('/teams/norra.ics');
  expect(events.map(({ uid }) => uid.split('@')[0])).toEqual([played, coming]);
  expect(events[0]).toMatchObject({
    summary: 'Norra – Sjöstaden BBK 88–81',
    location: 'Hallen; A, B',
    description: 'Basketligan herr',
  });
  expect(events[1]?.summary).toBe('Norrvikens Basket – Norra');
});

test('a reader that has the latest file gets 304', async () => {
  const id = await insert({ game_date: new Date('2027-02-01T17:00:00Z') });
  const first = await app.inject({ url: `/results/${id}.ics` });
  expect(first.headers['content-type']).toBe('text/calendar; charset=utf-8');
  const headers = { 'if-none-match': String(first.headers.etag) };
  expect((await app.inject({ url: `/results/${id}.ics`, headers })).statusCode).toBe(304);
});

test('calendars of unknown teams and matches are not found, and all are unavailable while the page is closed', async () => {
  const statusOf = async (url: string) => (await app.inject({ url })).statusCode;
  expect(await statusOf('/teams/finns-inte.ics')).toBe(404);
  expect(await statusOf(`/results/${crypto.randomUUID()}.ics`)).toBe(404);
  expect(await statusOf('/results/nonsense.ics')).toBe(404);
  const { database, bus } = app.services;
  await database.pool.query(`update page_settings set is_enabled = false where page_name = 'news'`);
  await bus.publish({ topic: 'page-settings', id: 'news' });
  expect(await statusOf('/teams/norra.ics')).toBe(503);
  await openResults(app);
  expect(await statusOf('/teams/norra.ics')).toBe(200);
});
