// Listing a user's devices and signing them out.
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Device } from '#shared/features/accounts/schemas.ts';
import { openTestApp, type Person, TEST_PASSWORD, type TestApp } from '../../../testing/app.ts';

const PHONE =
  'Mozilla/5.0 (Linux; Android 16) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/146.0.0.0 Mobile Safari/537.36';

let app: TestApp;

beforeAll(async () => {
  app = await openTestApp();
});
afterAll(() => app.close());

/** The same person in another browser. */
async function signInOnPhone(person: Person): Promise<Person> {
  const answer = await app.inject({
    method: 'POST',
    url: '/api/session',
    payload: { email: person.email, password: TEST_PASSWORD },
    headers: { 'user-agent': PHONE },
    remoteAddress: '192.0.2.7',
  });
  return { ...person, cookie: String(answer.headers['set-cookie']).split(';')[0] ?? '' };
}

async function devicesOf(person: Person): Promise<Device[]> {
  return (await app.call<{ devices: Device[] }>('GET', '/api/sessions', { as: person })).body.devices;
}

async function isSignedIn(person: Person): Promise<boolean> {
  return (await app.call('GET', '/api/sessions', { as: person })).status === 200;
}

test('lists the user’s devices, this one first', async () => {
  const anna = await app.person();
  const phone = await signInOnPhone(anna);
  const devices = await devicesOf(phone);
  expect(devices.map(({ isThis }) => isThis)).toEqual([true, false]);
  expect(devices[0]).toMatchObject({ name: 'Chrome på Android', ipAddress: '192.0.2.7' });
  expect(JSON.stringify(devices)).not.toContain('token');
  expect((await devicesOf(anna)).map(({ id }) => id)).toEqual(devices.map(({ id }) => id).toReversed());
});

test('signs out one device, which is a visitor from then on', async () => {
  const anna = await app.person();
  const phone = await signInOnPhone(anna);
  const [, other] = await devicesOf(anna);
  expect((await app.call('DELETE', `/api/sessions/${other?.id}`, { as: anna })).status).toBe(200);
  expect(await isSignedIn(phone)).toBe(false);
  expect(await isSignedIn(anna)).toBe(true);
  const again = await app.call<{ message: string }>('DELETE', `/api/sessions/${other?.id}`, { as: anna });
  expect([again.status, again.body.message]).toEqual([404, 'Enheten är redan utloggad.']);
});

test('signs out all other devices of this user only, and records it', async () => {
  const [anna, berit] = [await app.person(), await app.person()];
  const phones = [await signInOnPhone(anna), await signInOnPhone(anna)];
  const { body } = await app.call('DELETE', '/api/sessions', { as: anna });
  expect(body).toEqual({ ended: 2 });
  expect(await Promise.all([...phones, anna, berit].map(isSignedIn))).toEqual([false, false, true, true]);
  const { rows } = await app.services.database.pool.query(
    `select details from security_events where event = 'devices_signed_out' and user_id = $1`,
    [anna.id],
  );
  expect(rows).toEqual([{ details: { ended: 2 } }]);
});

test('never signs out another user’s device', async () => {
  const [anna, berit] = [await app.person(), await app.person()];
  const [device] = await devicesOf(anna);
  expect((await app.call('DELETE', `/api/sessions/${device?.id}`, { as: berit })).status).toBe(404);
  expect(await isSignedIn(anna)).toBe(true);
});
