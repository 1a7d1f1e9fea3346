// Who is online: visitors as a number, users of several nodes once, and how each of them leaves.
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { openTestApp, type TestApp } from '../../testing/app.ts';
import { openPresence, type Presence } from './presence.ts';

const MINUTE = 60_000;
const browser = { userAgent: 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Firefox/140.0', headers: {} };
let app: TestApp;
let time = 0;
const opened: Presence[] = [];

beforeAll(async () => {
  app = await openTestApp();
});
afterAll(() => app.close());
beforeEach(async () => {
  for (const node of opened.splice(0)) await node.close();
});

/** A node with these users connected. */
function openNode(...users: string[]): Presence {
  const { database } = app.services;
  const node = openPresence({ database, live: { userIds: () => users }, now: () => time });
  opened.push(node);
  return node;
}
const listedPerson = async () => {
  const { id } = await app.person();
  await app.services.database.pool.query('update profiles set shows_online = true where id = $1', [id]);
  return id;
};

describe('visitors', () => {
  test('count once per browser, until five minutes after their last request', () => {
    const node = openNode();
    node.visit({ ...browser, ip: '192.0.2.1' });
    node.visit({ ...browser, ip: '192.0.2.1' });
    node.visit({ ...browser, ip: '192.0.2.2' });
    expect(node.current().count).toBe(2);
    time += 4 * MINUTE;
    node.visit({ ...browser, ip: '192.0.2.2' });
    time += 2 * MINUTE;
    expect(node.current().count).toBe(1);
  });

  test('do not include bots and prefetches', () => {
    const node = openNode();
    node.visit({ ip: '192.0.2.3', userAgent: 'Googlebot/2.1', headers: {} });
    node.visit({ ...browser, ip: '192.0.2.3', headers: { 'sec-purpose': 'prefetch' } });
    expect(node.current().count).toBe(0);
  });

  test('count at most twenty times per address, however many user agents a program sends', () => {
    const node = openNode();
    for (let number = 0; number < 100; number += 1)
      node.visit({ ip: '192.0.2.4', userAgent: `${browser.userAgent} ${number}`, headers: {} });
    expect(node.current().count).toBe(20);
  });
});

describe('two nodes', () => {
  test('count everyone, and a user of both once', async () => {
    const [both, one] = [await listedPerson(), await listedPerson()];
    const { id: unlisted } = await app.person();
    const [first, second] = [openNode(both), openNode(both, one, unlisted)];
    second.visit({ ...browser, ip: '192.0.2.5' });
    await second.sync();
    await first.sync();
    expect(first.current().count).toBe(4);
    expect(first.current().listedIds.toSorted()).toEqual([both, one].toSorted());
  });

  test('see a closed connection leave at the next sync, and a stopped node at once', async () => {
    const id = await listedPerson();
    const users = [id];
    const { database } = app.services;
    const [first, second] = [openNode(), openPresence({ database, live: { userIds: () => users } })];
    await second.sync();
    await first.sync();
    expect(first.current()).toEqual({ count: 1, listedIds: [id] });
    users.pop();
    await second.sync();
    await first.sync();
    expect(first.current()).toEqual({ count: 0, listedIds: [] });
    users.push(id);
    await second.sync();
    await second.close();
    await first.sync();
    expect(first.current().count).toBe(0);
  });

  test('see a killed node leave after a minute', async () => {
    const [first, second] = [openNode(), openNode(await listedPerson())];
    await second.sync();
    await app.services.database.pool.query(
      `update online_parts set written_at = now() - interval '61 seconds'`,
    );
    await first.sync();
    expect(first.current().count).toBe(0);
  });
});
