// Every privileged action writes an audit entry; failed actions and actions on one's own records write none.
/// <reference types="vite/types/importMeta.d.ts" />
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openTestApp, type Person, type TestApp } from '../../testing/app.ts';
import { type AccessCases, makeRecords } from '../../testing/access.ts';
import { readAuditEntries } from '../../testing/audit-log.ts';
import { insertAds } from '../../testing/samples/sample-ads.ts';
import { createSuperadmin } from '../accounts/superadmin.ts';
import { decisionOf } from '../../testing/decisions.ts';

/** Fields of request bodies with free text by staff. */
const FREE_TEXTS = new Set(
  'reason personReason reporterReason note content text title description excerpt message subject'.split(' '),
);

let app: TestApp;
let admin: Person;
let superadmin: Person;
let seller: Person;

beforeAll(async () => {
  app = await openTestApp();
  admin = await app.person('admin');
  superadmin = await app.person('superadmin');
  seller = await app.person();
});
afterAll(() => app.close());

const entriesOn = (id: unknown) => readAuditEntries(app.services.database, String(id));
async function makeAd(status: 'pending' | 'approved' = 'pending'): Promise<string> {
  const [id = ''] = await insertAds(app.services.database, seller.id, [{ title: 'Nät', status }]);
  return id;
}
const decide = (id: string, status: string) =>
  app.call('PUT', `/api/admin/ads/${id}/status`, { as: admin, body: decisionOf(status) });
const by = (actor = admin.id, role = 'admin') => ({ actor, role });

describe('ads', () => {
  test('approving and rejecting, with the status before and after', async () => {
    const id = await makeAd();
    await decide(id, 'approved');
    await decide(id, 'rejected');
    expect(await entriesOn(id)).toEqual([
      {
        ...by(),
        action: 'ad.approve',
        target: `ad ${id}`,
        before: { status: 'pending' },
        after: { status: 'approved' },
      },
      {
        ...by(),
        action: 'ad.reject',
        target: `ad ${id}`,
        before: { status: 'approved' },
        after: { status: 'rejected', rule: 'ads' },
      },
    ]);
  });

  test('a refused decision writes no entry', async () => {
    const id = await makeAd('approved');
    expect((await decide(id, 'approved')).status).toBe(409);
    expect(await entriesOn(id)).toEqual([]);
  });

  test('an ad written by staff, which is approved at once', async () => {
    const body = { title: 'Domarpipa', category: 'Tillbehör' };
    const { body: created } = await app.call<{ id: string }>('POST', '/api/admin/ads', { as: admin, body });
    expect(await entriesOn(created.id)).toMatchObject([
      { ...by(), action: 'ad.create', after: { category: 'Tillbehör', status: 'approved' } },
    ]);
  });

  test('taking down another user’s ad, but not deleting one’s own', async () => {
    const [deletedByAdmin, deletedBySeller] = [await makeAd(), await makeAd()];
    await decide(deletedByAdmin, 'removed');
    await app.call('DELETE', `/api/ads/${deletedBySeller}`, { as: seller });
    expect(await entriesOn(deletedByAdmin)).toMatchObject([
      {
        ...by(),
        action: 'ad.delete',
        before: { seller: seller.id, status: 'pending' },
        after: { status: 'removed', rule: 'ads' },
      },
    ]);
    expect(await entriesOn(deletedBySeller)).toEqual([]);
  });

  test('the action is rolled back when its entry cannot be written', async () => {
    const id = await makeAd();
    const { pool } = app.services.database;
    await pool.query('alter table audit_log rename to elsewhere');
    expect((await decide(id, 'approved')).status).toBe(500);
    await pool.query('alter table elsewhere rename to audit_log');
    const { rows } = await pool.query('select status from ads where id = $1', [id]);
    expect(rows).toEqual([{ status: 'pending' }]);
  });
});

test('categories: created, changed, switched and deleted', async () => {
  const as = admin;
  const { body } = await app.call<{ id: number }>('POST', '/api/admin/categories', {
    as,
    body: { name: 'Nätt' },
  });
  const at = `/api/admin/categories/${body.id}`;
  await app.call('PUT', at, { as, body: { name: 'Nät', description: 'Kedja' } });
  await app.call('PUT', `${at}/active`, { as, body: { active: false } });
  await app.call('PUT', at, { as, body: { name: 'Biljetter' } });
  await app.call('DELETE', at, { as });
  expect(await entriesOn(body.id)).toMatchObject([
    { action: 'category.create', before: null, after: { name: 'Nätt' } },
    {
      action: 'category.change',
      before: { name: 'Nätt' },
      after: { name: 'Nät' },
    },
    { action: 'category.switch', before: { active: true }, after: { active: false } },
    { action: 'category.delete', before: { name: 'Nät', active: false }, after: null },
  ]);
});

test('page settings, with the whole setting before and after', async () => {
  await app.call('PATCH', '/api/admin/page-settings/marketplace', { as: admin, body: { isEnabled: false } });
  expect(await entriesOn('marketplace')).toEqual([
    {
      ...by(),
      action: 'page.change',
      target: 'page marketplace',
      before: { isEnabled: true, hasMessage: false, reopensAt: null },
      after: { isEnabled: false, hasMessage: false, reopensAt: null },
    },
  ]);
});

test('promoting a superadmin from the command line, without an actor', async () => {
  const person = await app.person();
  await createSuperadmin(app.services, person.email);
  expect(await entriesOn(person.id)).toEqual([
    {
      actor: null,
      role: 'operator',
      action: 'user.role',
      target: `user ${person.id}`,
      before: { role: 'user' },
      after: { role: 'superadmin' },
    },
  ]);
});

test('the IP address and user agent of the actor', async () => {
  const id = await makeAd();
  await app.inject({
    method: 'PUT',
    url: `/api/admin/ads/${id}/status`,
    headers: { cookie: admin.cookie, 'user-agent': 'Korgläsaren' },
    payload: { status: 'approved' },
    remoteAddress: '192.0.2.7',
  });
  const { rows } = await app.services.database.pool.query(
    'select ip_address, user_agent from audit_log where target_id = $1',
    [id],
  );
  expect(rows).toEqual([{ ip_address: '192.0.2.7', user_agent: 'Korgläsaren' }]);
});

describe('reading a list of personal data', () => {
  const lists = {
    users: '/api/admin/users',
    'contact-messages': '/api/admin/contact-messages',
    'security-events': '/api/admin/security-events',
    mails: '/api/admin/mails',
  };

  test.each(Object.entries(lists))('%s: once an hour, however many pages', async (list, url) => {
    const reader = await app.person('superadmin');
    for (let time = 0; time < 3; time += 1) await app.call('GET', url, { as: reader });
    expect(await entriesOn(reader.id)).toEqual([
      {
        ...by(reader.id, 'superadmin'),
        action: 'list.read',
        target: `list ${list}`,
        before: null,
        after: { isSearch: false },
      },
    ]);
  });

  test.each([
    `${lists.users}?search=`,
    `${lists['contact-messages']}?search=`,
    '/api/admin/user-choices?search=',
    '/api/admin/found?text=',
    `${lists['security-events']}?search=`,
    `${lists.mails}?search=`,
  ])('a search by %s is an entry of its own, without what was searched for', async (url) => {
    const reader = await app.person('superadmin');
    await app.call('GET', `${url}${seller.email}`, { as: reader });
    const entries = await entriesOn(reader.id);
    expect(entries).toMatchObject([{ action: 'list.read', after: { isSearch: true } }]);
    expect(JSON.stringify(entries)).not.toContain(seller.email);
  });

  test('a refused request writes no entry', async () => {
    const person = await app.person();
    expect((await app.call('GET', lists.users, { as: person })).status).toBe(403);
    expect(await entriesOn(person.id)).toEqual([]);
  });
});

test('no entry has what staff wrote: reasons, notes, answers, messages and descriptions', async () => {
  const text = 'Zlatko sa att priset var fel';
  const open = { isEnabled: true };
  await app.call('PATCH', '/api/admin/page-settings/marketplace', { as: superadmin, body: open });
  const records = makeRecords(app, {
    visitor: undefined,
    owner: seller,
    other: await app.person(),
    admin,
    superadmin,
  });
  const cases = Object.values(
    import.meta.glob<AccessCases>('../*/access-cases.ts', { eager: true, import: 'accessCases' }),
  );
  const calls = cases
    .flatMap(({ endpoints = {} }) => Object.values(endpoints))
    .filter(([, { owner, superadmin: top }]) => owner === 403 && top < 300);
  const written = new Set<string>();
  for (const [makeCall] of calls) {
    await app.services.database.pool.query('delete from limits');
    const { method, url, body } = await makeCall(records);
    if (method === 'GET') continue;
    const free = Object.keys(body ?? {}).filter((key) => FREE_TEXTS.has(key));
    for (const key of free) written.add(key);
    const changed = { ...(body as object), ...Object.fromEntries(free.map((key) => [key, text])) };
    await app.call(method, url, { as: superadmin, body: body === undefined ? undefined : changed });
  }
  // Unless these fields were written, the test proves little.
  expect([...written]).toEqual(
    expect.arrayContaining(['reason', 'reporterReason', 'note', 'content', 'title']),
  );
  await app.call('PUT', '/api/admin/page-settings/news', {
    as: superadmin,
    body: { isEnabled: false, disabledMessage: text },
  });
  const category = { name: 'Visselpipor', description: text };
  expect((await app.call('POST', '/api/admin/categories', { as: superadmin, body: category })).status).toBe(
    201,
  );
  const { rows } = await app.services.database.pool.query(
    `select action from audit_log where audit_log::text like '%Zlatko%'`,
  );
  expect(rows).toEqual([]);
});
