// The session of whoever answers is asked for by the statement that writes: it lets nobody in whom the door would have kept out.
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { openTestApp, type Person, type TestApp } from '../../testing/app.ts';

let app: TestApp;
let writer: Person;
let threadId: string;

beforeAll(async () => {
  app = await openTestApp();
});
afterAll(() => app.close());

/** Somebody who has just answered, and so is known here by their session. */
beforeEach(async () => {
  writer = await app.person();
  const other = await app.person();
  const body = { recipientId: other.id, subject: 'Hej', content: 'Hej' };
  threadId = (await app.call<{ threadId: string }>('POST', '/api/messages', { as: writer, body })).body
    .threadId;
  await answer();
});

const answer = (given: object = {}) =>
  app.call('POST', `/api/threads/${threadId}/messages`, {
    as: writer,
    body: { messageId: randomUUID(), content: 'Hej igen', ...given },
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

it('is asked for once, along with the rest', async () => {
  const recognise = vi.spyOn(app.services.database.lookups, 'query');
  expect((await answer()).status).toBe(201);
  const names = recognise.mock.calls.map(([asked]) => (asked as { name?: string }).name);
  recognise.mockRestore();
  expect(names).toContain('write-reply-in-session');
  expect(names).not.toContain('find-session');
});

describe('keeps out', () => {
  it.each([
    ['who has signed out', 'delete from sessions where user_id = $1'],
    ['whose session is over', 'update sessions set expires_at = now() where user_id = $1'],
    ['who is blocked', "update profiles set blocked_until = 'infinity', blocked_reason = 'x' where id = $1"],
    [
      'whose session has become another’s',
      'update sessions set user_id = (select id from profiles where id <> $1 limit 1) where user_id = $1',
    ],
  ])('%s, and counts nothing', async (_who, statement) => {
    const before = await tries();
    await change(statement);
    const { status } = await answer();
    // Another's session is theirs, and the thread is not.
    expect(status).toBe(statement.includes('limit 1') ? 404 : 401);
    expect(await written()).toBe(2);
    expect(await tries()).toBe(before);
  });

  it('who is signed out before it is said what is wrong', async () => {
    expect((await answer({ content: ' ' })).status).toBe(422);
    await change('delete from sessions where user_id = $1');
    expect((await answer({ content: ' ' })).status).toBe(401);
    expect((await answer({ asStaff: true })).status).toBe(401);
  });

  it('who is not old enough, or has to say their age again', async () => {
    await change('update profiles set birth_year = extract(year from now()) - 10 where id = $1');
    expect((await answer()).status).toBe(403);
    await change('update profiles set birth_year = null where id = $1');
    expect((await answer()).status).toBe(422);
    expect(await written()).toBe(2);
    await change('update profiles set birth_year = 1990 where id = $1');
    expect((await answer()).status).toBe(201);
  });
});

describe('lets in', () => {
  it('whose session is due, and prolongs it', async () => {
    await change("update sessions set updated_at = now() - interval '2 days' where user_id = $1");
    const before = await tries();
    const { status, headers } = await answer();
    expect(status).toBe(201);
    expect(String(headers['set-cookie'])).toContain('session_token=');
    expect(await tries()).toBe(before + 1);
  });

  it('who has not been noted as here for an hour, and notes it', async () => {
    await change("update profiles set last_seen_at = now() - interval '2 hours' where id = $1");
    expect((await answer()).status).toBe(201);
    const hours =
      'select extract(epoch from now() - last_seen_at)::float8 as number from profiles where id = $1';
    expect(await numberOf(hours, writer.id)).toBeLessThan(600);
  });

  it('who answers with the same message again, which is one', async () => {
    const messageId = randomUUID();
    expect((await answer({ messageId })).status).toBe(201);
    expect((await answer({ messageId })).status).toBe(201);
    expect(await written()).toBe(3);
  });
});

it('of somebody who is not known here is asked for before', async () => {
  app.services.lastSeen.clear();
  expect((await answer()).status).toBe(201);
  expect(app.services.lastSeen.size).toBe(1);
});
