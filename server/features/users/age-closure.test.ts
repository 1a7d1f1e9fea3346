// Closing the account of a user who is too young: suspension with notice, export and appeal, then erasure by other staff.
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { DecidedUser, User } from '#shared/features/users/contract.ts';
import { openTestApp, type Person, TEST_PASSWORD, type TestApp } from '../../testing/app.ts';

let app: TestApp;
let closer: Person;
let other: Person;
let child: Person;

beforeAll(async () => {
  app = await openTestApp();
  closer = await app.person('admin');
  other = await app.person('admin');
});
beforeEach(async () => {
  child = await app.person();
});
afterAll(() => app.close());

const url = () => `/api/admin/users/${child.id}/age-closure`;
const close = () => app.call<DecidedUser>('PUT', url(), { as: closer });
const erase = async (as: Person) => (await app.call('DELETE', url(), { as })).status;
const find = async (as = other) => {
  const { body } = await app.call<{ users: User[] }>('GET', `/api/admin/users?search=${child.email}`, { as });
  return body.users[0];
};
const query = async (text: string, values: unknown[] = []) =>
  (await app.services.database.pool.query<Record<string, string>>(text, values)).rows;
const passMonth = () => query(`update reports set erasable_from = now() where owner_id = $1`, [child.id]);
const reportOf = async () =>
  (await query('select id from reports where owner_id = $1', [child.id]))[0]?.['id'] ?? '';

/** The child signs in again, because the suspension has ended the sessions. */
async function signIn(): Promise<Person> {
  await app.runJobs();
  const body = { email: child.email, password: TEST_PASSWORD };
  const { headers } = await app.call('POST', '/api/session', { body });
  return { ...child, cookie: String(headers['set-cookie']).split(';')[0] ?? '' };
}

test('a closure for age is announced with its reason, and leaves export and appeal to its owner', async () => {
  const { status, body } = await close();
  expect([status, body.block?.until, body.can.eraseForAge]).toEqual([200, null, false]);
  expect(body.block?.reason).toContain('Vi bedömer att du inte har fyllt 13 år');
  const as = await signIn();
  const [mail] = await query(`select body from mails where kind = 'account-restricted' and recipient = $1`, [
    child.email,
  ]);
  expect(mail?.['body']).toContain('så ladda ner dina uppgifter före dess');
  expect((await app.call('GET', '/api/me/profile', { as })).status).toBe(401);
  expect((await app.call('POST', '/api/me/personal-data/exports', { as, body: {} })).status).toBeLessThan(
    300,
  );
  const appealed = await app.call('POST', `/api/me/reports/${await reportOf()}/appeal`, {
    as,
    body: { text: 'Jag är 17 år' },
  });
  expect(appealed.status).toBe(201);
});

test('a closure for age is followed by the erasure after a month, by other staff, and logged with ids only', async () => {
  await close();
  expect(await erase(other)).toBe(403);
  expect(await find()).toMatchObject({ ageClosure: { erasableFrom: expect.any(String) } });
  await passMonth();
  expect((await find(closer))?.can.eraseForAge).toBe(false);
  expect(await erase(closer)).toBe(403);
  expect((await find())?.can.eraseForAge).toBe(true);
  expect(await erase(other)).toBe(200);
  expect(await query('select from profiles where id = $1', [child.id])).toEqual([]);
  expect(
    await query('select action, before, after from audit_log where target_id = $1 order by id', [child.id]),
  ).toEqual([
    { action: 'user.close-for-age', before: null, after: { lastDay: null, rule: 'account' } },
    { action: 'user.erase-for-age', before: null, after: null },
  ]);
});

test('erases nothing while an appeal is open, nor after one that succeeded', async () => {
  await close();
  const as = await signIn();
  const id = await reportOf();
  await app.call('POST', `/api/me/reports/${id}/appeal`, { as, body: { text: 'Jag är 17 år' } });
  await passMonth();
  expect((await find())?.ageClosure).toEqual({ erasableFrom: null });
  expect(await erase(other)).toBe(403);
  const decision = { as: other, body: { outcome: 'overturned', reason: 'Du har visat din ålder' } };
  expect((await app.call('PUT', `/api/admin/reports/${id}/appeal`, decision)).status).toBe(200);
  expect(await find()).toMatchObject({ block: null, ageClosure: null });
  expect(await erase(other)).toBe(403);
});

test('erases nothing while an appeal against an earlier suspension is open', async () => {
  const block = { rule: 'trade', reason: 'Spam', lastDay: null };
  await app.call('PUT', `/api/admin/users/${child.id}/block`, { as: closer, body: block });
  const as = await signIn();
  const id = await reportOf();
  await app.call('POST', `/api/me/reports/${id}/appeal`, { as, body: { text: 'Det är fel' } });
  await app.call('DELETE', `/api/admin/users/${child.id}/block`, { as: closer });
  await close();
  await passMonth();
  expect(await find()).toMatchObject({ ageClosure: { erasableFrom: null }, can: { eraseForAge: false } });
  expect(await erase(other)).toBe(403);
  const decision = { as: other, body: { outcome: 'upheld', reason: 'Det stämmer' } };
  expect((await app.call('PUT', `/api/admin/reports/${id}/appeal`, decision)).status).toBe(200);
  expect(await erase(other)).toBe(200);
});

test('a closure for age cannot be bypassed by deleting the account, nor can an open appeal against another decision', async () => {
  const remove = async () => {
    const { status, body } = await app.call<{ message: string }>('DELETE', `/api/admin/users/${child.id}`, {
      as: other,
    });
    return [status, body.message];
  };
  await close();
  expect((await find(other))?.can).toMatchObject({ delete: false });
  expect((await remove())[0]).toBe(403);
  await app.call('DELETE', `/api/admin/users/${child.id}/block`, { as: closer });
  const block = { rule: 'trade', reason: 'Spam', lastDay: null };
  await app.call('PUT', `/api/admin/users/${child.id}/block`, { as: closer, body: block });
  const as = await signIn();
  const [latest] = await query(
    'select id from reports where owner_id = $1 order by decided_at desc limit 1',
    [child.id],
  );
  const id = String(latest?.['id']);
  expect(
    (await app.call('POST', `/api/me/reports/${id}/appeal`, { as, body: { text: 'Det är fel' } })).status,
  ).toBe(201);
  expect(await remove()).toEqual([403, 'Personen har överklagat ett beslut. Avgör överklagandet först.']);
  const decision = { as: other, body: { outcome: 'upheld', reason: 'Det stämmer' } };
  expect((await app.call('PUT', `/api/admin/reports/${id}/appeal`, decision)).status).toBe(200);
  expect((await remove())[0]).toBe(200);
});

test('a closure for age is undone within a minute, and does not survive another suspension', async () => {
  const { body } = await close();
  await app.call('POST', `/api/admin/decisions/${body.undo.id}/undo`, { as: closer });
  expect(await find()).toMatchObject({ block: null, ageClosure: null });
  await close();
  await passMonth();
  await app.call('DELETE', `/api/admin/users/${child.id}/block`, { as: closer });
  const block = { rule: 'trade', reason: 'Spam', lastDay: null };
  await app.call('PUT', `/api/admin/users/${child.id}/block`, { as: closer, body: block });
  expect(await find()).toMatchObject({ block: { reason: 'Spam' }, ageClosure: null });
  expect(await erase(other)).toBe(403);
});

test('a closure for age is refused for staff, and for a suspended user', async () => {
  child = await app.person('admin');
  expect((await close()).status).toBe(403);
  child = await app.person();
  await close();
  expect((await close()).status).toBe(403);
});
