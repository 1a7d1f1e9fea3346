// The list of who is online: whose names signed-in readers see.
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { OnlinePeople } from '#shared/features/forum/list/contract.ts';
import type { OwnProfile } from '#shared/features/profiles/contract.ts';
import { openTestApp, type Person, type TestApp } from '../../../testing/app.ts';
import { openForum } from '../../../testing/forum.ts';
import { openTestStream, type TestStream } from '../../../testing/live-stream.ts';
import { findOnline } from './online.ts';

let app: TestApp;
let reader: Person;
let shown: Person;
let stream: TestStream;

beforeAll(async () => {
  app = await openTestApp();
  await openForum(app);
  [reader, shown] = [await app.person(), await app.person()];
  await app.call('PATCH', '/api/me/profile', { as: shown, body: { showsOnline: true } });
  stream = await openTestStream(await app.listen(), shown.cookie);
  await stream.next('hello');
  await app.services.presence.sync();
});
afterAll(async () => {
  stream.close();
  await app.close();
});

const online = async (as?: Person) =>
  (await app.call<OnlinePeople>('GET', '/api/online-people', { as })).body;
const namesFor = async (as?: Person) => (await online(as)).people.map(({ name }) => name);
const query = (text: string, values: unknown[]) => app.services.database.pool.query(text, values);

test('lists only users who have chosen it', async () => {
  const { id } = await app.person();
  const { rows } = await query('select shows_online from profiles where id = $1', [id]);
  expect(rows).toEqual([{ shows_online: false }]);
});

test('shows names to signed-in users, and only a number to visitors', async () => {
  expect(await namesFor(reader)).toEqual([shown.name]);
  expect(await online()).toMatchObject({ count: 1, people: [] });
});

test('a request of a visitor is counted, one of a signed-in user is not counted twice', async () => {
  const headers = { 'user-agent': 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Firefox/140.0' };
  await app.inject({ url: '/forum', remoteAddress: '192.0.2.1', headers });
  await app.inject({
    url: '/forum',
    remoteAddress: '192.0.2.2',
    headers: { ...headers, cookie: reader.cookie },
  });
  expect((await online()).count).toBe(2);
});

test('the first reader is counted before their live connection is open', async () => {
  const { database, presence } = app.services;
  const empty = { ...presence, current: () => ({ count: 0, listedIds: [] }) };
  expect(await findOnline({ presence: empty, database, viewer: null })).toEqual({ count: 1, people: [] });
});

describe('the list immediately excludes a user who', () => {
  test.each([
    ['is treated as a minor', 'update profiles set birth_year = null where id = $1', 'birth_year = 1990'],
    [
      'is suspended',
      `update profiles set blocked_until = now() + interval '1 day', blocked_reason = 'Spam' where id = $1`,
      `blocked_until = null, blocked_reason = ''`,
    ],
  ])('%s', async (_condition, change, undone) => {
    await query(change, [shown.id]);
    expect(await namesFor(reader)).toEqual([]);
    await query(`update profiles set ${undone} where id = $1`, [shown.id]);
    expect(await namesFor(reader)).toEqual([shown.name]);
  });

  test.each(['blocks the reader', 'is blocked by the reader'])('%s', async (condition) => {
    const pair = condition === 'blocks the reader' ? [shown.id, reader.id] : [reader.id, shown.id];
    await query('insert into person_blocks (user_id, blocked_id) values ($1, $2)', pair);
    expect(await namesFor(reader)).toEqual([]);
    await query('delete from person_blocks where user_id = $1 and blocked_id = $2', pair);
  });

  test('chooses not to be', async () => {
    const body = { showsOnline: false };
    const changed = await app.call<OwnProfile>('PATCH', '/api/me/profile', { as: shown, body });
    expect(changed.body.showsOnline).toBe(false);
    expect(await online(reader)).toMatchObject({ people: [] });
  });
});
