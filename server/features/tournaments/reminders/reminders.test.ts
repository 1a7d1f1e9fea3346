// Reminders: own ones only, a week before, once for each first day, and in export and erasure.
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { addDays, civilTimeOf } from '#shared/stockholm-time.ts';
import { openTestApp, type Person, type TestApp } from '../../../testing/app.ts';
import { insertTournamentRow } from '../../../testing/samples/sample-tournament-queries.ts';
import { sendReminders } from './remind.ts';

let app: TestApp;
let user: Person;

beforeAll(async () => {
  app = await openTestApp();
});
beforeEach(async () => {
  await app.services.database.pool.query('delete from tournaments');
  user = await app.person();
});
afterAll(() => app.close());

const today = civilTimeOf(new Date()).day;
const add = (days: number, columns: object = {}) =>
  insertTournamentRow(app.services.database, { start_date: addDays(today, days), ...columns });
const remind = (id: string, isOn = true, as: Person | undefined = user) =>
  app.call<{ message: string }>('PUT', `/api/tournaments/${id}/reminder`, {
    ...(as && { as }),
    body: { isOn },
  });
const reminders = async (as = user) =>
  (await app.call<{ ids: string[] }>('GET', '/api/me/tournament-reminders', { as })).body.ids;
const notified = async (as = user) => {
  const { body } = await app.call<{ notifications: { title: string; text: string; href: string }[] }>(
    'GET',
    '/api/me/notifications',
    { as },
  );
  return body.notifications.map(({ title, text, href }) => ({ title, text, href }));
};
const move = (id: string, days: number) =>
  app.services.database.pool.query('update tournaments set start_date = $2, end_date = $2 where id = $1', [
    id,
    addDays(today, days),
  ]);

test('reminders are turned on and off, by the user only', async () => {
  const other = await app.person();
  const id = await add(30);
  expect(await remind(id)).toMatchObject({ status: 200, body: { id, isOn: true } });
  expect((await remind(id)).status).toBe(200);
  expect([await reminders(), await reminders(other)]).toEqual([[id], []]);
  expect((await remind(id, false, other)).status).toBe(200);
  expect(await reminders()).toEqual([id]);
  expect((await remind(id, false)).status).toBe(200);
  expect(await reminders()).toEqual([]);
});

test('reminders are refused without a tournament, for one within a week, and to visitors', async () => {
  expect((await remind(crypto.randomUUID())).status).toBe(404);
  expect((await remind(await add(30, { deleted_at: new Date() }))).status).toBe(404);
  expect(await remind(await add(7))).toMatchObject({
    status: 409,
    body: { message: 'Den börjar om mindre än en vecka. Lägg till den i kalendern i stället.' },
  });
  const id = await add(8);
  const { status, body } = await app.call<{ message: string }>('PUT', `/api/tournaments/${id}/reminder`, {
    body: { isOn: true },
  });
  expect([status, body.message]).toEqual([401, 'Du måste vara inloggad för att bli påmind']);
  expect((await app.call('PUT', `/api/tournaments/${id}/reminder`, { as: user, body: {} })).status).toBe(422);
});

test('reminders are sent once a week before, and again when the tournament is moved', async () => {
  const id = await add(8, { name: 'Ekstad Cup', location: 'Luleå' });
  await remind(id);
  await sendReminders(app.services);
  expect(await notified()).toEqual([]);
  await move(id, 7);
  await sendReminders(app.services);
  await sendReminders(app.services);
  expect(await notified()).toEqual([
    {
      title: 'Snart dags',
      text: expect.stringMatching(/^Ekstad Cup i Luleå börjar \d+ \p{Letter}+ \d{4}\.$/u),
      href: `/tournaments/${id}`,
    },
  ]);
  await move(id, 5);
  await sendReminders(app.services);
  expect(await notified()).toHaveLength(2);
});

test('a reminder has the town once, also if it is in the name', async () => {
  await remind(await add(9, { name: 'Luleå Cup', location: 'Luleå' }));
  await app.services.database.pool.query('update tournaments set start_date = start_date - 2');
  await sendReminders(app.services);
  expect(await notified()).toMatchObject([{ text: expect.stringMatching(/^Luleå Cup börjar/) }]);
});

test('reminders are not sent for tournaments that have begun or are deleted, nor while the page is closed', async () => {
  const [begun, deleted, closed] = [await add(20), await add(20), await add(20)];
  for (const id of [begun, deleted]) await remind(id);
  await move(begun, 0);
  await move(deleted, 5);
  await app.services.database.pool.query('update tournaments set deleted_at = now() where id = $1', [
    deleted,
  ]);
  await sendReminders(app.services);
  const admin = await app.person('admin');
  const set = (isEnabled: boolean) =>
    app.call('PATCH', '/api/admin/page-settings/tournaments', { as: admin, body: { isEnabled } });
  await remind(closed);
  await move(closed, 5);
  await set(false);
  await sendReminders(app.services);
  expect(await notified()).toEqual([]);
  await set(true);
  await sendReminders(app.services);
  expect(await notified()).toHaveLength(1);
});

test('reminders of past tournaments are deleted', async () => {
  const id = await add(30);
  await remind(id);
  await move(id, -1);
  await sendReminders(app.services);
  expect(await reminders()).toEqual([]);
});

test('reminders are deleted with the account', async () => {
  const id = await add(30);
  await remind(id);
  await app.services.database.pool.query('delete from profiles where id = $1', [user.id]);
  const { rows } = await app.services.database.pool.query('select from tournament_reminders');
  expect(rows).toEqual([]);
});
