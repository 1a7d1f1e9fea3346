// Live scoring: permission, exactly-once counting under retries, concurrent scorers, undo, and corrections by staff.
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { EditedResult } from '#shared/features/results/editing/contract.ts';
import type {
  NewScoringEvent,
  Scorer,
  Scoring,
  ScoringAnswer,
} from '#shared/features/results/scoring/contract.ts';
import { scoringTexts } from '#shared/features/results/scoring/texts.ts';
import { openTestApp, type Person, type TestApp } from '../../../testing/app.ts';
import { insertResultRow } from '../../../testing/results.ts';

let app: TestApp;
let admin: Person;
let scorer: Person;

beforeAll(async () => {
  app = await openTestApp();
  admin = await app.person('admin');
  scorer = await app.person();
});
afterAll(() => app.close());

const id = () => crypto.randomUUID();
const start = (): NewScoringEvent => ({ id: id(), kind: 'start' });
const points = (side: 'home' | 'away', scored: number, period = 1): NewScoringEvent => ({
  id: id(),
  kind: 'points',
  side,
  points: scored,
  period,
});
const undo = ({ id: undoes }: { id: string }): NewScoringEvent => ({ id: id(), kind: 'undo', undoes });
const send = (match: string, events: readonly unknown[], as = scorer) =>
  app.call<ScoringAnswer & { message: string }>('POST', `/api/results/${match}/events`, {
    as,
    body: { events },
  });
const scorersOf = (match: string) => `/api/admin/basketball-results/${match}/scorers`;

/** A scheduled match of the scorer. */
async function openMatch(): Promise<string> {
  const scheduled = { status: 'scheduled', home_score: null, away_score: null } as const;
  const match = await insertResultRow(app.services.database, scheduled);
  await app.call('PUT', `${scorersOf(match)}/${scorer.id}`, { as: admin });
  return match;
}

test('events are counted in order, with points by period', async () => {
  const match = await openMatch();
  const { status, body } = await send(match, [
    start(),
    points('home', 2),
    { id: id(), kind: 'period', period: 2 },
    points('away', 3, 2),
    points('home', 1, 2),
  ]);
  expect(status).toBe(200);
  expect(body.score).toMatchObject({
    status: 'live',
    homeScore: 3,
    awayScore: 3,
    period: 2,
    homePeriods: [2, 1],
    awayPeriods: [0, 3],
  });
  expect(body.refused).toEqual([]);
  const seen = await app.call<Scoring>('GET', `/api/results/${match}/scoring`, { as: admin });
  expect(seen.body.result).toMatchObject({ id: match, homeScore: 3, awayScore: 3, period: 2 });
  expect(seen.body.events.map(({ kind, by, isOwn }) => [kind, by, isOwn])).toEqual(
    ['points', 'points', 'period', 'points', 'start'].map((kind) => [kind, scorer.name, false]),
  );
});

test('a repeated request counts once, also concurrently and with new events added', async () => {
  const match = await openMatch();
  const events = [start(), points('home', 3), points('away', 2)];
  await Promise.all(Array.from({ length: 6 }, () => send(match, events)));
  const { body } = await send(match, [...events, points('home', 1)]);
  expect(body.score).toMatchObject({ homeScore: 4, awayScore: 2 });
  const { rows } = await app.services.database.pool.query(
    'select array_agg(number order by number) as numbers from result_events where result_id = $1',
    [match],
  );
  expect(rows).toEqual([{ numbers: [1, 2, 3, 4] }]);
});

test('two concurrent scorers lose no point', async () => {
  const match = await openMatch();
  await send(match, [start()]);
  const each = Array.from({ length: 20 }, (_none, index) =>
    send(match, [points(index % 2 ? 'home' : 'away', 1)], index % 3 ? scorer : admin),
  );
  expect((await Promise.all(each)).every(({ status }) => status === 200)).toBe(true);
  const { body } = await send(match, [start()]);
  expect(body.score).toMatchObject({ homeScore: 10, awayScore: 10, homePeriods: [10], awayPeriods: [10] });
});

test('a scorer undoes what the other has scored, once', async () => {
  const match = await openMatch();
  const three = points('home', 3);
  await send(match, [start(), three], admin);
  const answers = await Promise.all([send(match, [undo(three)]), send(match, [undo(three)], admin)]);
  expect(answers.map(({ body }) => body.score.homeScore)).toEqual([0, 0]);
  const { body } = await send(match, [points('home', 2)]);
  expect(body.score.homeScore).toBe(2);
  expect(body.events.find((event) => event.id === three.id)).toMatchObject({ isUndone: true });
});

test('events that cannot be counted are refused one by one', async () => {
  const match = await openMatch();
  const [early, late, unknown] = [points('home', 2), points('home', 2), undo({ id: id() })];
  const first = await send(match, [early, start(), points('away', 2), unknown]);
  expect(first.body.refused).toEqual([
    { id: early.id, reason: 'not-started' },
    { id: unknown.id, reason: 'unknown' },
  ]);
  const { body } = await send(match, [{ id: id(), kind: 'end' }, late]);
  expect(body.refused).toEqual([{ id: late.id, reason: 'finished' }]);
  expect(body.score).toMatchObject({ status: 'finished', homeScore: 0, awayScore: 2, period: 1 });
  const second = await send(match, [{ id: id(), kind: 'end' }]);
  expect(second.body.events.filter(({ kind }) => kind === 'end')).toHaveLength(1);
});

test('an event of another match is neither repeated nor undone here', async () => {
  const [one, other] = [await openMatch(), await openMatch()];
  const theirs = points('home', 2);
  await send(one, [start(), theirs]);
  expect(await send(other, [start(), theirs])).toMatchObject({
    status: 409,
    body: { message: scoringTexts.sharedId },
  });
  const { body } = await send(other, [start(), undo(theirs)]);
  expect(body.refused).toMatchObject([{ reason: 'unknown' }]);
  expect((await send(one, [start()])).body.score.homeScore).toBe(2);
});

test.each([
  ['no events', []],
  ['four points', [{ id: id(), kind: 'points', side: 'home', points: 4, period: 1 }]],
  ['no side', [{ id: id(), kind: 'points', points: 2, period: 1 }]],
  ['no period', [{ id: id(), kind: 'period', period: 0 }]],
  ['an unknown kind', [{ id: id(), kind: 'foul' }]],
  ['no id', [{ id: '1', kind: 'start' }]],
])('refuses %s', async (_name, events) => {
  expect((await send(await openMatch(), events)).status).toBe(422);
});

test('a deleted match is named as deleted to its scorer', async () => {
  const match = await openMatch();
  await app.services.database.pool.query('update basketball_results set deleted_at = now() where id = $1', [
    match,
  ]);
  expect(await send(match, [start()])).toMatchObject({
    status: 404,
    body: { message: scoringTexts.deleted },
  });
});

test('only staff and assigned users may score, until they are removed, suspended or signed out', async () => {
  const match = await openMatch();
  const other = await app.person();
  expect(await send(match, [start()], other)).toMatchObject({
    status: 404,
    body: { message: scoringTexts.notYours },
  });
  expect(
    (await app.call('POST', `/api/results/${match}/events`, { body: { events: [start()] } })).status,
  ).toBe(401);
  const added = await app.call<{ scorers: Scorer[] }>('PUT', `${scorersOf(match)}/${other.id}`, {
    as: admin,
  });
  expect(added.body.scorers.map(({ name }) => name)).toEqual([scorer.name, other.name]);
  expect((await send(match, [start()], other)).status).toBe(200);
  const listed = await app.call<{ results: { id: string }[] }>('GET', '/api/me/scored-results', {
    as: other,
  });
  expect(listed.body.results.map((each) => each.id)).toEqual([match]);
  await app.call('DELETE', `${scorersOf(match)}/${other.id}`, { as: admin });
  expect((await send(match, [points('home', 2)], other)).status).toBe(404);
  await app.call('PUT', `${scorersOf(match)}/${other.id}`, { as: admin });
  await app.services.database.pool.query(
    `update profiles set blocked_until = now() + interval '1 day', blocked_reason = 'Spam' where id = $1`,
    [other.id],
  );
  expect((await send(match, [points('home', 2)], other)).status).toBe(401);
});

test('a new scorer is notified once, with a link, until they are removed', async () => {
  const match = await openMatch();
  await app.call('PUT', `${scorersOf(match)}/${scorer.id}`, { as: admin });
  const listAbout = async () => {
    const { body } = await app.call<{ notifications: { title: string; href: string }[] }>(
      'GET',
      '/api/me/notifications',
      { as: scorer },
    );
    return body.notifications.filter(({ href }) => href.includes(match));
  };
  expect(await listAbout()).toMatchObject([{ title: 'Du rapporterar en match', href: `/scoring/${match}` }]);
  await app.call('DELETE', `${scorersOf(match)}/${scorer.id}`, { as: admin });
  expect(await listAbout()).toEqual([]);
});

test('a score entered by staff is an event, and earlier events stay', async () => {
  const match = await openMatch();
  const three = points('home', 3);
  await send(match, [start(), three, points('away', 2)]);
  const url = `/api/admin/basketball-results/${match}`;
  const { body: seen } = await app.call<EditedResult>('GET', url, { as: admin });
  const fields = {
    homeTeam: seen.home.name,
    awayTeam: seen.away.name,
    homeScore: seen.homeScore,
    awayScore: seen.awayScore,
    league: seen.league.name,
    gameDate: seen.gameDate,
    status: seen.status,
    venue: seen.venue,
    isForfeit: false,
  };
  // Meanwhile a point arrives, which a change of the venue does not touch.
  await send(match, [points('away', 1)]);
  const venue = await app.call<EditedResult>('PUT', url, {
    as: admin,
    body: { ...fields, venue: 'Norrvikshallen', seen: fields },
  });
  expect(venue.body).toMatchObject({ venue: 'Norrvikshallen', homeScore: 3, awayScore: 3 });
  // A change of the score is refused, since staff have not seen that point.
  const late = { ...fields, awayScore: 4, seen: fields };
  expect((await app.call('PUT', url, { as: admin, body: late })).status).toBe(409);
  const now = { ...fields, venue: 'Norrvikshallen', awayScore: 3 };
  const corrected = await app.call<EditedResult>('PUT', url, {
    as: admin,
    body: { ...now, homeScore: 2, seen: now },
  });
  expect(corrected.body).toMatchObject({ homeScore: 2, awayScore: 3, homePeriods: [2], awayPeriods: [3] });
  const { body } = await send(match, [undo(three), points('home', 1)]);
  expect(body.refused).toMatchObject([{ reason: 'corrected' }]);
  expect(body.score).toMatchObject({ homeScore: 3, awayScore: 3 });
  expect(body.events.map(({ kind }) => kind)).toEqual([
    'points',
    'correction',
    'points',
    'points',
    'points',
    'start',
  ]);
});

test('a point is published after its commit with the whole score', async () => {
  const match = await openMatch();
  const notices: { topic: string; id: string }[] = [];
  const stop = app.services.bus.subscribe((notice) => notice && notices.push(notice));
  const { body } = await send(match, [start(), points('home', 2)]);
  stop();
  const sent = notices.find(({ topic }) => topic === 'live-broadcast');
  expect(JSON.parse(sent?.id ?? '')).toEqual({ topic: 'result', ...body.score });
  expect(notices).toContainEqual({ topic: `result:${match}`, id: match });
});
