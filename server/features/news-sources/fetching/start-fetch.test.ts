// Starting the fetch of news: by several admins, and with live progress for staff.
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { Person } from '../../../testing/app.ts';
import { type NewsSite, openNewsSite } from '../../../testing/news-site.ts';
import { readAuditEntries } from '../../../testing/audit-log.ts';
import { openTestStream } from '../../../testing/live-stream.ts';

let site: NewsSite;
let admin: Person;
let otherAdmin: Person;

beforeAll(async () => {
  site = await openNewsSite();
  admin = await site.app.person('admin');
  otherAdmin = await site.app.person('superadmin');
});
afterAll(() => site.close());
beforeEach(() => site.clear());

const start = (onlyDue?: boolean, as = admin) =>
  site.app.call<{ run: { id: string; sourceCount: number } | null; reason: string | null }>(
    'POST',
    '/api/admin/news-fetches',
    { as, body: { onlyDue } },
  );
const latest = () => site.app.call('GET', '/api/admin/news-fetches/latest', { as: admin });

test('is started by an admin, joined by another, and logged', async () => {
  await site.addSource('/a');
  site.serveItem('/a', 'Nytt');
  const first = (await start()).body;
  expect(first).toMatchObject({ run: { sourceCount: 1, sourcesDone: 0, finishedAt: null }, reason: null });
  expect((await start(true, otherAdmin)).body.run?.id).toBe(first.run?.id);
  await site.app.runJobs();
  expect((await latest()).body).toMatchObject({
    run: { id: first.run?.id, sourcesDone: 1, totalCreated: 1, finishedAt: expect.any(String) },
  });
  const logged = await readAuditEntries(site.app.services.database, first.run?.id ?? '');
  expect(logged.map(({ action }) => action)).toEqual(['news.fetch']);
});

test('returns the reason why nothing is fetched', async () => {
  expect((await latest()).body).toEqual({ run: null });
  expect((await start()).body).toEqual({ run: null, reason: 'noneActive' });
  await site.addSource('/a');
  await site.query("update news_sources set last_fetch = now(), next_fetch_at = now() + interval '1 hour'");
  expect((await start()).body).toEqual({ run: null, reason: 'fetchedRecently' });
  expect((await start(true)).body).toEqual({ run: null, reason: 'noneDue' });
});

test('is shown live, with every source, only to staff', async () => {
  const id = await site.addSource('/a');
  const address = await site.app.listen();
  const reader = await site.app.person();
  const [staff, other] = [
    await openTestStream(address, otherAdmin.cookie),
    await openTestStream(address, reader.cookie),
  ];
  await staff.next('hello');
  await other.next('hello');
  await site.app.call('PUT', `/api/admin/news-sources/${id}/active`, { as: admin, body: { active: true } });
  expect(await staff.next('news-sources')).toMatchObject({ topic: 'news-sources' });
  site.serveItem('/a', 'Nytt');
  await start();
  await site.app.runJobs();
  const progress = [
    await staff.next('news-fetch'),
    await staff.next('news-fetch'),
    await staff.next('news-fetch'),
  ];
  expect(progress).toMatchObject([
    { run: { sourcesDone: 0, sourceCount: 1, totalCreated: 0 } },
    { run: { sourcesDone: 1, totalCreated: 1, finishedAt: null } },
    { run: { sourcesDone: 1, totalCreated: 1, finishedAt: expect.any(String) } },
  ]);
  expect(other.received.filter(({ topic }) => topic.startsWith('news'))).toEqual([]);
  staff.close();
  other.close();
});
