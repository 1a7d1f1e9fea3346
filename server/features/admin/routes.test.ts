// The back office's overview: counts, the latest ads, and partial failures.
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { Overview } from '#shared/features/admin/contract.ts';
import { openTestApp, type Person, type TestApp } from '../../testing/app.ts';
import { insertReportRow } from '../../testing/samples/sample-reports.ts';
import { insertAds } from '../../testing/samples/sample-ads.ts';

let app: TestApp;
let admin: Person;

beforeEach(async () => {
  app = await openTestApp();
  admin = await app.person('admin');
});
afterEach(() => app.close());

const read = (as?: Person) => app.call<Overview>('GET', '/api/admin/overview', { as });
const minute = (number: number) => new Date(Date.UTC(2026, 10, 1, 12, number));

test('counts users and the ads on the marketplace, and lists the five latest ads with their sellers', async () => {
  const seller = await app.person();
  await insertAds(app.services.database, seller.id, [
    { title: 'Ett', created_at: minute(1), status: 'approved' },
    { title: 'Två', created_at: minute(2), status: 'pending' },
    { title: 'Tre', created_at: minute(3), status: 'rejected' },
    { title: 'Fyra', created_at: minute(4), status: 'approved' },
    { title: 'Fem', created_at: minute(5), status: 'pending' },
    { title: 'Sex', created_at: minute(6), status: 'approved', sale_state: 'sold' },
  ]);
  const suspended = await app.person();
  await insertAds(app.services.database, suspended.id, [{ created_at: minute(0) }]);
  await app.services.database.pool.query(
    `update profiles set blocked_until = 'infinity', blocked_reason = 'x' where id = $1`,
    [suspended.id],
  );
  await insertAds(app.services.database, seller.id, [
    { created_at: minute(0), sale_state: 'hidden' },
    { created_at: minute(0), sale_state: 'expired' },
  ]);
  const { status, body } = await read(admin);
  expect(status).toBe(200);
  expect(body).toMatchObject({ users: 3, activeAds: 3, pendingAds: 2, isComplete: true });
  expect(body.latestAds.map(({ title }) => title)).toEqual(['Sex', 'Fem', 'Fyra', 'Tre', 'Två']);
  expect(body.latestAds[1]).toEqual({
    id: expect.any(String),
    title: 'Fem',
    status: 'pending',
    createdAt: '2026-11-01T12:05:00.000Z',
    sellerName: seller.name,
  });
});

test('counts the messages to the operator that wait, and lists the five latest', async () => {
  await app.services.database.pool.query(
    `insert into contact_messages (form, user_id, name, email, subject, message, status, resolved_at, created_at)
     select 'contact', null, 'Kim', 'kim@exempel.se', 'Nummer ' || n, 'Hej', case when n = 6 then 'resolved' else 'pending' end,
       case when n = 6 then now() end, now() - (10 - n) * interval '1 hour' from generate_series(1, 6) as n`,
  );
  const { body } = await read(admin);
  expect(body.pendingMessages).toBe(5);
  expect(body.latestMessages.map(({ subject, status }) => [subject, status])).toEqual([
    ['Nummer 6', 'resolved'],
    ['Nummer 5', 'pending'],
    ['Nummer 4', 'pending'],
    ['Nummer 3', 'pending'],
    ['Nummer 2', 'pending'],
  ]);
});

test('contains zeroes on a site without ads', async () => {
  expect((await read(admin)).body).toEqual({
    users: 1,
    activeAds: 0,
    pendingAds: 0,
    pendingMessages: 0,
    latestAds: [],
    latestMessages: [],
    waiting: [],
    isComplete: true,
  });
});

test('returns zero for a part that fails, and is marked as incomplete', async () => {
  await app.services.database.pool.query('alter table ads rename to ads_elsewhere');
  expect(await read(admin)).toMatchObject({
    status: 200,
    body: { users: 1, activeAds: 0, pendingAds: 0, latestAds: [], isComplete: false },
  });
});

test('lists what waits for a decision by its age', async () => {
  const { database } = app.services;
  const seller = await app.person();
  await insertAds(database, seller.id, [
    { created_at: minute(5), status: 'pending' },
    { created_at: minute(3), status: 'pending' },
    { created_at: minute(1) },
  ]);
  await database.pool.query(
    `insert into contact_messages (form, name, email, subject, message, created_at, written_at)
     values ('support', 'Kim', 'kim@exempel.se', 'Hjälp', 'Hej', $1, $3), ('contact', 'Kim', 'kim@exempel.se', 'Fråga', 'Hej', $2, $5), ('suggestion', 'Kim', 'kim@exempel.se', 'Förslag', 'Hej', $2, $2),
       ('correction', 'Kim', 'kim@exempel.se', 'Rättelse', 'Hej', $2, $4)`,
    [minute(0), minute(4), minute(2), minute(6), minute(7)],
  );
  await insertReportRow(database, { reporterId: admin.id, ownerId: seller.id, status: 'pending' });
  await insertReportRow(database, {
    reporterId: seller.id,
    ownerId: admin.id,
    status: 'resolved',
    isAppealed: true,
  });
  const { body } = await read(admin);
  expect(body.waiting).toEqual([
    { kind: 'support', count: 1, oldest: '2026-11-01T12:02:00.000Z' },
    { kind: 'ad', count: 2, oldest: '2026-11-01T12:03:00.000Z' },
    { kind: 'suggestion', count: 1, oldest: '2026-11-01T12:04:00.000Z' },
    { kind: 'correction', count: 1, oldest: '2026-11-01T12:06:00.000Z' },
    { kind: 'message', count: 1, oldest: '2026-11-01T12:07:00.000Z' },
    { kind: 'report', count: 1, oldest: expect.any(String) },
    { kind: 'appeal', count: 1, oldest: expect.any(String) },
  ]);
});

test('every route is restricted to staff', async () => {
  expect((await read()).status).toBe(401);
  expect((await read(await app.person())).status).toBe(403);
  expect((await read(await app.person('superadmin'))).status).toBe(200);
});
