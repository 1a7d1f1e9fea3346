// The pages of the back office: open to staff only, linked from the sidebar, and not indexed.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestApp, type Person, type TestApp } from '../../testing/app.ts';

let app: TestApp;
let superadmin: Person;

beforeAll(async () => {
  app = await openTestApp();
  superadmin = await app.person('superadmin');
});
afterAll(() => app.close());

const read = (url: string, as?: Person) => app.call<string>('GET', url, { as });
const linksIn = (body: string) => [...new Set(body.match(/(?<=href=")\/admin[^"]*/g))];

test('every page of the sidebar exists, is not indexed, and redirects everyone else home', async () => {
  const { body } = await read('/admin', superadmin);
  expect(body).toContain('<meta name="robots" content="noindex"');
  const pages = [...linksIn(body), '/admin/ads/new'];
  expect(pages.length).toBeGreaterThan(27);
  const member = await app.person();
  for (const page of pages) {
    expect([page, (await read(page, superadmin)).status]).toEqual([page, 200]);
    for (const as of [undefined, member]) {
      const { status, headers } = await read(page, as);
      expect([page, status, headers['location']]).toEqual([page, 302, '/']);
    }
  }
});

test('the site links to it for staff only, and an unknown page of it is 404', async () => {
  expect(linksIn((await read('/', await app.person('admin'))).body)).toContain('/admin');
  expect(linksIn((await read('/', await app.person())).body)).toEqual([]);
  const { status, body } = await read('/admin/finns-inte', superadmin);
  expect(status).toBe(404);
  expect(body).toContain('Oops! Page not found');
});

test.each(['/admin/mail', '/admin/audit-log', '/admin/settings'])(
  '%s redirects admins, whose sidebar lacks it, to the overview',
  async (page) => {
    const admin = await app.person('admin');
    const { status, headers } = await read(page, admin);
    expect([status, headers['location']]).toEqual([302, '/admin']);
    expect(linksIn((await read('/admin', admin)).body)).not.toContain(page);
  },
);

test('the overview has the notice of sample data from the start, so that nothing moves when it arrives', async () => {
  expect((await read('/admin', superadmin)).body).not.toContain('Ta bort exempelinnehållet');
  const person = await app.person();
  await app.services.database.pool.query('update profiles set is_sample = true where id = $1', [person.id]);
  const { body } = await read('/admin', superadmin);
  expect(body).toContain('Ta bort exempelinnehållet');
  expect(body).toContain('Väntar på beslut');
});
