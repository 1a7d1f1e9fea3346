// A message is sent exactly when `whyNotWrite` allows it, for every relation between the two users.
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { whyNotWrite } from '#shared/features/messages/rules.ts';
import { writeRefusals } from '#shared/features/messages/texts.ts';
import { openTestApp, type Person, type TestApp } from '../../../testing/app.ts';

const now = new Date();
const either = [false, true];
const birthYears = [null, now.getFullYear() - 15, now.getFullYear() - 30];
const cases = birthYears.flatMap((birthYear) =>
  either.flatMap((hasBlocked) =>
    either.flatMap((isBlocked) =>
      either.flatMap((isSuspended) =>
        either.flatMap((hasWritten) =>
          either.map((isAboutAd) => ({
            birthYear,
            hasBlocked,
            isBlocked,
            isSuspended,
            hasWritten,
            isAboutAd,
          })),
        ),
      ),
    ),
  ),
);

let app: TestApp;
let sender: Person;

beforeAll(async () => {
  app = await openTestApp();
  sender = await app.person();
});
afterAll(() => app.close());

const send = (as: Person, threadId: string) =>
  app.call<{ message: { position: number } & string }>('POST', `/api/threads/${threadId}/messages`, {
    as,
    body: { messageId: randomUUID(), content: 'Hej' },
  });

async function makeThread(other: Person, about: string | null): Promise<string> {
  const threadId = randomUUID();
  const { pool } = app.services.database;
  await pool.query(
    'insert into threads (id, low_id, high_id, about) values ($1, least($2::uuid, $3::uuid), greatest($2, $3), $4)',
    [threadId, sender.id, other.id, about],
  );
  const members =
    'insert into thread_people (thread_id, user_id, other_id) values ($1, $2, $3), ($1, $3, $2)';
  await pool.query(members, [threadId, sender.id, other.id]);
  return threadId;
}

it.each(cases)('follows the rule for %j', async (situation) => {
  const { birthYear, hasBlocked, isBlocked, isSuspended, hasWritten, isAboutAd } = situation;
  const { pool } = app.services.database;
  const recipient = await app.person();
  const threadId = await makeThread(recipient, isAboutAd ? randomUUID() : null);
  if (hasWritten) await send(recipient, threadId);
  await pool.query('update profiles set birth_year = $2 where id = $1', [recipient.id, birthYear]);
  const block = 'insert into person_blocks (user_id, blocked_id) values ($1, $2)';
  if (hasBlocked) await pool.query(block, [recipient.id, sender.id]);
  if (isBlocked) await pool.query(block, [sender.id, recipient.id]);
  if (isSuspended)
    await pool.query(`update profiles set blocked_until = 'infinity', blocked_reason = 'Hot' where id = $1`, [
      recipient.id,
    ]);

  const { status, body } = await send(sender, threadId);
  const reason = whyNotWrite(
    { id: sender.id, role: 'user' },
    { id: recipient.id, birthYear, hasBlocked, isBlocked, isSuspended, hasReason: hasWritten || isAboutAd },
    now,
  );
  expect([status, reason === null ? body.message.position : body.message]).toEqual(
    reason === null ? [201, Number(hasWritten) + 1] : [403, writeRefusals[reason]],
  );
  const { rowCount } = await pool.query('select from messages where thread_id = $1 and sender_id = $2', [
    threadId,
    sender.id,
  ]);
  expect(rowCount).toBe(reason === null ? 1 : 0);
});

it('refuses a message when the limit is used up, and states how long to wait', async () => {
  const threadId = await makeThread(await app.person(), null);
  await app.services.database.pool.query(
    `insert into limits (key, tries, ends_at) values ($1, 600, now() + interval '90 seconds')
     on conflict (key) do update set tries = excluded.tries, ends_at = excluded.ends_at`,
    [`messages of ${sender.id}`],
  );
  const { status, body } = await send(sender, threadId);
  expect([status, body.message]).toEqual([429, 'För många försök. Försök igen om 2 minuter.']);
  const { rowCount } = await app.services.database.pool.query('select from messages where thread_id = $1', [
    threadId,
  ]);
  expect(rowCount).toBe(0);
});
