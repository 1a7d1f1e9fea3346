// The list of reports for staff: filters, order, pages, and reports on the same content.
import { describe, expect, test } from 'vitest';
import type { Overview } from '#shared/features/admin/contract.ts';
import type { ReportRow } from '#shared/features/reports/staff-contract.ts';
import { readAuditEntries } from '../../../testing/audit-log.ts';
import { openReportScene } from '../../../testing/samples/report-scene.ts';

const scene = openReportScene();
const { query, publish, createReport, decide, own, read, eventsOf, list, ids } = scene;

type Page = { reports: ReportRow[]; next: string | null; previous: string | null };
const readPage = async (params: string) =>
  (await scene.app.call<Page>('GET', `/api/admin/reports${params}`, { as: scene.admin })).body;
/** The times on all pages in this order. */
const readAll = async (sort: string) => {
  const pages: Page[] = [await readPage(`?sort=${sort}`)];
  for (let next = pages[0]?.next; next; next = pages.at(-1)?.next)
    pages.push(await readPage(`?sort=${sort}&after=${next}`));
  const back = await readPage(`?sort=${sort}&before=${pages[1]?.previous}`);
  expect(back.reports).toEqual(pages[0]?.reports);
  return pages.flatMap(({ reports }) => reports.map(({ createdAt }) => createdAt));
};

/** A report of content with this title. */
const insertWithTitle = async (kind: string, title: string) => {
  const [row] = await query(
    `with report as (insert into reports (owner_id, kind, target_id, category, explanation, good_faith, priority)
       values ($1, $2, gen_random_uuid(), 'spam', '', true, 'low') returning id)
     insert into report_snapshots (report_id, owner_id, content)
       select id, $1, jsonb_build_object('title', $3::text) from report returning report_id as id`,
    [scene.owner.id, kind, title],
  );
  return String(row?.['id']);
};

describe('staff', () => {
  test('finds reports by status, priority, kind and text', async () => {
    const id = await createReport({ explanation: 'Säljer 100% luft' });
    await scene.app.call('PUT', `/api/admin/reports/${id}/priority`, {
      as: scene.admin,
      body: { priority: 'high' },
    });
    expect(await ids('?priority=high&status=pending&kind=ad')).toContain(id);
    expect(await ids('?status=resolved')).not.toContain(id);
    expect(await ids('?kind=person')).not.toContain(id);
    for (const search of [
      '100% luft',
      scene.owner.name,
      scene.reporter.email,
      id.slice(0, 8),
      'Nästan nya',
      'Nästan'.normalize('NFD'),
    ])
      expect(await ids(`?search=${encodeURIComponent(search)}`)).toContain(id);
    expect(await ids('?search=100_luft')).toEqual([]);
    expect(await ids('?search=________-')).toEqual([]);
    expect(await readAuditEntries(scene.app.services.database, id)).toMatchObject([
      { action: 'report.priority', before: { priority: 'medium' }, after: { priority: 'high' } },
    ]);
    const counts = await scene.app.call('GET', '/api/admin/reports/counts', { as: scene.admin });
    expect(counts.body).toMatchObject({ pending: expect.any(Number), appeals: expect.any(Number) });
  });

  test('finds reports by the title of a reported post, also after it is deleted, and not by that of a message', async () => {
    const post = await insertWithTitle('forum_post', 'Zonförsvar på nybörjarnivå');
    const comment = await insertWithTitle('forum_comment', 'Zonförsvar i U13');
    await insertWithTitle('message', 'Zonförsvar i smyg');
    expect((await ids('?search=zonförsvar')).toSorted()).toEqual([post, comment].toSorted());
  });

  test('lists open reports first, by priority and age, then decided ones from the newest', async () => {
    await query('delete from reports');
    const created: string[] = [];
    for (const category of ['spam', 'fraud', 'illegal', 'spam', 'illegal', 'fraud', 'other']) {
      scene.adId = await publish();
      created.push(await createReport({ category }));
      await query('delete from limits');
    }
    const [low, medium, high, laterLow, laterHigh, done, doneLater] = created;
    for (const id of [done, doneLater]) await decide(scene.admin, id ?? '', { decision: 'none' });
    expect(await ids('')).toEqual([high, laterHigh, medium, low, laterLow, doneLater, done]);
  });

  test('lists open appeals among open reports of high priority, by the age of the appeal', async () => {
    await query('delete from reports');
    const created: string[] = [];
    for (const category of ['spam', 'spam', 'illegal', 'fraud']) {
      scene.adId = await publish();
      created.push(await createReport({ category }));
    }
    const [done, appealed, high, medium] = created;
    for (const id of [done, appealed]) await decide(scene.admin, id ?? '');
    await scene.appeal(scene.owner, appealed ?? '');
    expect(await ids('')).toEqual([high, appealed, medium, done]);
    await query(`update appeals set created_at = created_at - interval '1 day'`);
    expect(await ids('')).toEqual([appealed, high, medium, done]);
    await scene.decideAppeal(scene.superadmin, appealed ?? '', 'upheld');
    expect(await ids('')).toEqual([high, medium, appealed, done]);
  });

  test('pages through the list in both directions', async () => {
    await query('delete from reports');
    await query(
      `insert into reports (owner_id, kind, target_id, category, explanation, good_faith, priority, created_at)
       select $1, 'ad', gen_random_uuid(), 'spam', '', true, (array['low', 'medium', 'high'])[1 + n % 3],
              timestamptz '2026-01-01' + n * interval '1 hour' from generate_series(1, 60) n`,
      [scene.owner.id],
    );
    const first = await readPage('');
    const second = await readPage(`?after=${first.next}`);
    const third = await readPage(`?after=${second.next}`);
    const all = [first, second, third].flatMap(({ reports }) => reports);
    expect(new Set(all.map(({ id }) => id)).size).toBe(60);
    expect(all.map(({ priority }) => priority)).toEqual(
      ['high', 'medium', 'low'].flatMap((priority) => Array.from({ length: 20 }, () => priority)),
    );
    expect(third.next).toBeNull();
    expect((await readPage(`?before=${second.previous}`)).reports).toEqual(first.reports);
  });

  test('lists reports by time in both directions, page by page', async () => {
    await query('delete from reports');
    await query(
      `insert into reports (owner_id, kind, target_id, category, explanation, good_faith, priority, created_at)
       select $1, 'ad', gen_random_uuid(), 'spam', '', true, (array['low', 'medium', 'high'])[1 + n % 3],
              timestamptz '2026-01-01' + n * interval '1 hour' from generate_series(1, 60) n`,
      [scene.owner.id],
    );
    const newest = await readAll('newest');
    expect(newest).toHaveLength(60);
    expect(newest).toEqual(newest.toSorted().toReversed());
    expect(await readAll('oldest')).toEqual(newest.toReversed());
    const file = await scene.app.call<string>('GET', '/api/admin/reports.csv?sort=oldest', {
      as: scene.admin,
    });
    expect(file.status).toBe(200);
  });

  test('reads the same number of pending reports in the list, the sidebar and the overview', async () => {
    await query('delete from reports');
    await createReport({ category: 'fraud' });
    await createReport({}, await scene.app.person());
    scene.adId = await publish();
    await createReport();
    scene.adId = await publish();
    const investigated = await createReport();
    const url = `/api/admin/reports/${investigated}/investigation`;
    const body = { seen: 'pending' };
    expect((await scene.app.call('PUT', url, { as: scene.admin, body })).status).toBe(200);
    const as = scene.admin;
    const counts = await scene.app.call('GET', '/api/admin/reports/counts', { as });
    const overview = await scene.app.call<Overview>('GET', '/api/admin/overview', { as });
    expect(await list('?status=pending')).toHaveLength(2);
    expect(counts.body).toEqual({ pending: 2, appeals: 0 });
    expect(overview.body.waiting.find(({ kind }) => kind === 'report')?.count).toBe(2);
  });

  test('sees reports on the same content as one, and decides those it has read together', async () => {
    const [second, third, late] = [
      await scene.app.person(),
      await scene.app.person(),
      await scene.app.person(),
    ];
    const one = await createReport({ category: 'fraud' });
    const two = await createReport({ category: 'counterfeit', explanation: 'Fel logga' }, second);
    const three = await createReport({ category: 'illegal' }, third);
    const mine = (rows: ReportRow[]) => rows.filter(({ id }) => [one, two, three].includes(id));
    const [card, ...more] = mine(await list());
    // The report with the highest priority represents all reports on the content.
    expect([card?.id, more]).toEqual([three, []]);
    expect(card?.others).toMatchObject([
      { id: one, category: 'fraud' },
      { id: two, explanation: 'Fel logga', reporter: { name: second.name } },
    ]);
    // A filter that the representing report does not match finds the others.
    expect(mine(await list(`?search=${encodeURIComponent(second.email)}`)).map(({ id }) => id)).toEqual([
      two,
    ]);
    expect((await read(three)).earlier).toEqual([]);

    const unread = await createReport({ category: 'spam' }, late);
    const nothing = { decision: 'none', reporterReason: 'Annonsen följer reglerna' };
    const answer = await decide(scene.admin, three, { ...nothing, together: [one, two] });
    expect([answer.status, answer.body.others]).toEqual([200, []]);
    for (const [id, person] of [
      [one, scene.reporter],
      [two, second],
      [three, third],
    ] as const) {
      expect(await own(person, id)).toMatchObject({
        body: { status: 'resolved', decision: { reason: nothing.reporterReason }, can: { appeal: true } },
      });
      expect(await eventsOf(person)).toContain('report.decided');
    }
    expect((await read(unread)).status).toBe('pending');
    expect(await eventsOf(late)).not.toContain('report.decided');
  });
});
