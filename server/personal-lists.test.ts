// Lists of the back office show no whole e-mail address to an admin, and find an address only by all of its text. Decision 13.
/// <reference types="vite/types/importMeta.d.ts" />
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type AccessCases, makeRecords, type People } from './testing/access.ts';
import { openTestApp, type Person, type TestApp } from './testing/app.ts';

const cases = Object.values(
  import.meta.glob<AccessCases>('./features/*/access-cases.ts', { eager: true, import: 'accessCases' }),
);

let app: TestApp;
let people: People;
let admin: Person;
let superadmin: Person;
let member: Person;
const visitor = 'vera.besokare@exempel.se';
const reporter = 'ture.anmalare@exempel.se';

beforeAll(async () => {
  app = await openTestApp();
  [admin, superadmin, member] = [
    await app.person('admin'),
    await app.person('superadmin'),
    await app.person(),
  ];
  people = { visitor: undefined, owner: member, other: await app.person(), admin, superadmin };
  const { pool } = app.services.database;
  const body = { title: 'Spalding TF-1000', category: 'Basketboll', condition: 'Ny', price: 450 };
  const { id } = (await app.call<{ id: string }>('POST', '/api/ads', { as: member, body })).body;
  await pool.query(
    `insert into forum_posts (user_id, title, content, category) values ($1, 'Zonpress', 'Hur?', 'Träningstips')`,
    [member.id],
  );
  await pool.query(
    `insert into contact_messages (form, name, email, subject, message)
     values ('contact', 'Vera', $1, 'Hallen', 'Hej')`,
    [visitor],
  );
  await pool.query(
    `insert into reports (reporter_name, reporter_email, kind, target_id, owner_id, category, explanation, good_faith, priority)
     values ('Ture', $1, 'ad', $2, $3, 'fraud', 'Bluff', true, 'medium')`,
    [reporter, id, member.id],
  );
});
afterAll(() => app.close());

test('no response for staff contains a whole e-mail address for an admin', async () => {
  const records = makeRecords(app, people);
  const reads: string[] = [];
  for (const [call, expected] of cases.flatMap((part) =>
    Object.values({ ...part.endpoints, ...part.addresses }),
  )) {
    const { method, url } = await call(records);
    if (method === 'GET' && expected.admin === 200 && expected.owner === 403) reads.push(url);
  }
  const { rows } = await app.services.database.pool.query<{ email: string }>(
    `select email from profiles where role = 'user' union select email from contact_messages
     union select reporter_email from reports where reporter_email is not null`,
  );
  const addressesIn = async (url: string, as: Person) => {
    const { body } = await app.inject({ url, headers: { cookie: as.cookie } });
    return rows.filter(({ email }) => body.includes(email)).map(({ email }) => `${url}: ${email}`);
  };
  const toAdmin = await Promise.all(reads.map((url) => addressesIn(url, admin)));
  const toSuperadmin = await Promise.all(reads.map((url) => addressesIn(url, superadmin)));
  expect(toAdmin.flat()).toEqual([]);
  // The responses with addresses: users, choices of users, ads, one ad, posts, one post, messages, reports, one report.
  expect(toSuperadmin.filter((found) => found.length > 0).length).toBeGreaterThanOrEqual(8);
});

const lists: [string, () => string][] = [
  ['/api/admin/users', () => member.email],
  ['/api/admin/user-choices', () => member.email],
  ['/api/admin/ads', () => member.email],
  ['/api/admin/forum-posts', () => member.email],
  ['/api/admin/found', () => member.email],
  ['/api/admin/contact-messages', () => visitor],
  ['/api/admin/reports', () => reporter],
];

test.each(lists)('%s finds a whole address, and a part of it for superadmins only', async (url, email) => {
  const find = async (text: string, as: Person) => {
    const search = new URLSearchParams({ [url.endsWith('found') ? 'text' : 'search']: text });
    const { body } = await app.call<Record<string, unknown>>('GET', `${url}?${search}`, { as });
    return Object.values(body).find((value): value is unknown[] => Array.isArray(value))?.length;
  };
  const part = email().slice(0, -3);
  expect(await find(email().toUpperCase(), admin)).toBeGreaterThan(0);
  expect(await find(part, superadmin)).toBeGreaterThan(0);
  expect(await find(part, admin)).toBe(0);
});

test('a user is found by id', async () => {
  const { body } = await app.call<{ users: { id: string; email: string }[] }>(
    'GET',
    `/api/admin/users?search=${member.id}`,
    { as: admin },
  );
  const [letter] = member.email;
  const email = `${letter}…${member.email.slice(member.email.indexOf('@'))}`;
  expect(body.users.map((user) => [user.id, user.email])).toEqual([[member.id, email]]);
});
