// Sending needs a valid session of a user who is old enough, at the moment of each message.
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openTestApp, type Person, type TestApp } from '../../../testing/app.ts';

let app: TestApp;
let writer: Person;
let threadId: string;

beforeAll(async () => {
  app = await openTestApp();
});
afterAll(() => app.close());

/** A user who has just sent a message. */
beforeEach(async () => {
  writer = await app.person();
  const other = await app.person();
  const body = { recipientId: other.id, subject: 'Hej', content: 'Hej' };
  threadId = (await app.call<{ threadId: string }>('POST', '/api/messages', { as: writer, body })).body
    .threadId;
  await answer();
});

const answer = (overrides: object = {}) =>
  app.call('POST', `/api/threads/${threadId}/messages`, {
    as: writer,
    body: { messageId: randomUUID(), content: 'Hej igen', ...overrides },
  });

async function change(statement: string): Promise<void> {
  const { rowCount } = await app.services.database.pool.query(statement, [writer.id]);
  expect(rowCount).toBe(1);
}

async function numberOf(statement: string, value: string): Promise<number> {
  const { rows } = await app.services.database.pool.query<{ number: number }>(statement, [value]);
  return rows[0]?.number ?? 0;
}

const written = () =>
  numberOf('select count(*)::integer as number from messages where thread_id = $1', threadId);
const tries = () => numberOf('select tries as number from limits where key = $1', `messages of ${writer.id}`);

describe('is refused', () => {
  it.each([
    ['a user who has signed out', 'delete from sessions where user_id = $1'],
    ['a user whose session has expired', 'update sessions set expires_at = now() where user_id = $1'],
    [
      'a suspended user',
      "update profiles set blocked_until = 'infinity', blocked_reason = 'x' where id = $1",
    ],
    [
      'a session that now belongs to another user',
      'update sessions set user_id = (select id from profiles where id <> $1 limit 1) where user_id = $1',
    ],
  ])('for %s, and counts no attempt', async (_who, statement) => {
    const before = await tries();
    await change(statement);
    const { status } = await answer();
    // The other user is signed in, but is not in the thread.
    expect(status).toBe(statement.includes('limit 1') ? 404 : 401);
    expect(await written()).toBe(2);
    expect(await tries()).toBe(before);
  });

  it('a message of a signed-out user is refused before the input is validated', async () => {
    expect((await answer({ content: ' ' })).status).toBe(422);
    await change('delete from sessions where user_id = $1');
    expect((await answer({ content: ' ' })).status).toBe(401);
    expect((await answer({ asStaff: true })).status).toBe(401);
  });

  it('a message of a user below the minimum age, or without a birth year, is refused', async () => {
    await change('update profiles set birth_year = extract(year from now()) - 10 where id = $1');
    expect((await answer()).status).toBe(403);
    await change('update profiles set birth_year = null where id = $1');
    expect((await answer()).status).toBe(422);
    expect(await written()).toBe(2);
    await change('update profiles set birth_year = 1990 where id = $1');
    expect((await answer()).status).toBe(201);
  });
});

describe('is accepted', () => {
  it('a message in a session that is due for renewal is accepted, and renews it', async () => {
    await change("update sessions set updated_at = now() - interval '2 days' where user_id = $1");
    const before = await tries();
    const { status, headers } = await answer();
    expect(status).toBe(201);
    expect(String(headers['set-cookie'])).toContain('session_token=');
    expect(await tries()).toBe(before + 1);
  });

  it('a message of a user not seen for an hour is accepted, and updates when they were last seen', async () => {
    await change("update profiles set last_seen_at = now() - interval '2 hours' where id = $1");
    expect((await answer()).status).toBe(201);
    const hours =
      'select extract(epoch from now() - last_seen_at)::float8 as number from profiles where id = $1';
    expect(await numberOf(hours, writer.id)).toBeLessThan(600);
  });

  it('a message that is sent again with the same id is accepted as one message', async () => {
    const messageId = randomUUID();
    expect((await answer({ messageId })).status).toBe(201);
    expect((await answer({ messageId })).status).toBe(201);
    expect(await written()).toBe(3);
  });
});
