// The short way of answering lets through just what `whyNotWrite` lets through, whatever stands between the two.
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { lastGrownYear } from '#shared/features/accounts/age.ts';
import { whyNotWrite } from '#shared/features/messages/rules.ts';
import { openTestApp, type Person, type TestApp } from '../../testing/app.ts';
import { insertReply } from './sending-queries.ts';

const now = new Date();
const limit = { key: 'the tries of this test', tries: 1000, minutes: 1 };
const either = [false, true];
const birthYears = [null, lastGrownYear(now) + 1, lastGrownYear(now)];
const cases = birthYears.flatMap((birthYear) =>
  either.flatMap((hasBlocked) =>
    either.flatMap((isBlocked) =>
      either.flatMap((hasWritten) =>
        either.map((isAboutAd) => ({ birthYear, hasBlocked, isBlocked, hasWritten, isAboutAd })),
      ),
    ),
  ),
);

let app: TestApp;
let writer: Person;

beforeAll(async () => {
  app = await openTestApp();
  writer = await app.person();
});
afterAll(() => app.close());

test.each(cases)('%j', async (given) => {
  const { birthYear, hasBlocked, isBlocked, hasWritten, isAboutAd } = given;
  const { database } = app.services;
  const { pool } = database;
  const { id } = await app.person();
  const about = isAboutAd ? randomUUID() : null;
  const threadId = randomUUID();
  await pool.query('update profiles set birth_year = $2 where id = $1', [id, birthYear]);
  await pool.query(
    'insert into threads (id, low_id, high_id, about) values ($1, least($2::uuid, $3::uuid), greatest($2, $3), $4)',
    [threadId, writer.id, id, about],
  );
  const seats = 'insert into thread_people (thread_id, user_id, other_id) values ($1, $2, $3), ($1, $3, $2)';
  await pool.query(seats, [threadId, writer.id, id]);
  const subject = { threadId, subject: 'x', isFromStaff: false };
  if (hasWritten) {
    const theirs = { ...subject, id: randomUUID(), senderId: id, content: 'Hej' };
    await insertReply(database, theirs, { session: null, limit, grownBy: 1990 });
  }
  const block = 'insert into person_blocks (user_id, blocked_id) values ($1, $2)';
  if (hasBlocked) await pool.query(block, [id, writer.id]);
  if (isBlocked) await pool.query(block, [writer.id, id]);

  const mine = { ...subject, id: randomUUID(), senderId: writer.id, content: 'Hej du' };
  const { wait, written } = await insertReply(database, mine, {
    session: null,
    limit,
    grownBy: lastGrownYear(now),
  });
  const hasReason = hasWritten || isAboutAd;
  const reason = whyNotWrite(
    { id: writer.id, role: 'user' },
    { id, birthYear, hasBlocked, isBlocked, hasReason },
    now,
  );
  expect(wait).toBeNull();
  expect(written?.position ?? null).toBe(reason === null ? Number(hasWritten) + 1 : null);
  expect(written?.events.map(({ userId }) => userId).toSorted() ?? []).toEqual(
    reason === null ? [writer.id, id].toSorted() : [],
  );
  const { rowCount } = await pool.query('select from messages where id = $1', [mine.id]);
  expect(rowCount).toBe(written ? 1 : 0);
});

test('what is tried too often is not written, and the wait is said', async () => {
  const { id } = await app.person();
  const body = { recipientId: id, subject: 'Hej', content: 'Hej' };
  const sent = await app.call<{ threadId: string }>('POST', '/api/messages', { as: writer, body });
  const { threadId } = sent.body;
  const message = { threadId, subject: 'x', isFromStaff: false, senderId: writer.id, content: 'Hej' };
  const one = { key: 'one try', tries: 1, minutes: 2 };
  const order = { session: null, limit: one, grownBy: lastGrownYear(now) };
  expect((await insertReply(app.services.database, { ...message, id: randomUUID() }, order)).wait).toBeNull();
  const { wait, written } = await insertReply(app.services.database, { ...message, id: randomUUID() }, order);
  expect(wait).toBeGreaterThan(60);
  expect(written).toBeNull();
});

test('nobody writes in a thread of others', async () => {
  const [one, other] = [await app.person(), await app.person()];
  const body = { recipientId: other.id, subject: 'Hej', content: 'Hej' };
  const { threadId } = (await app.call<{ threadId: string }>('POST', '/api/messages', { as: one, body }))
    .body;
  const row = {
    id: randomUUID(),
    threadId,
    senderId: writer.id,
    subject: 'x',
    content: 'Hej',
    isFromStaff: false,
  };
  const { written } = await insertReply(app.services.database, row, {
    session: null,
    limit,
    grownBy: lastGrownYear(now),
  });
  expect(written).toBeNull();
});
