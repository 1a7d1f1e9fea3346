// Runs of the fetch job: one at a time over all nodes, and none is lost.
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { after, type NewsSite, openNewsSite } from '../../../testing/news-site.ts';
import { item, rss } from '../../../testing/samples/feeds/unusual-feed.ts';
import { runFetch } from './run-fetch.ts';
import { startFetch } from './start-fetch.ts';

let site: NewsSite;

beforeAll(async () => {
  site = await openNewsSite();
});
afterAll(() => site.close());
beforeEach(() => site.clear());

describe('a run', () => {
  test('is joined by a second start, on any node', async () => {
    await site.addSource('/a');
    const started = await Promise.all(
      Array.from({ length: 8 }, (_, at) => startFetch(site.app.services, { onlyDue: at % 2 === 0 })),
    );
    expect(new Set(started.map(({ run }) => run?.id)).size).toBe(1);
    expect(await site.query('select from news_fetch_runs')).toHaveLength(1);
    expect(
      await site.query("select from graphile_worker.jobs where task_identifier = 'fetch-news'"),
    ).toHaveLength(1);
    await site.app.runJobs();
  });

  test('a run also requests a source that was activated meanwhile, when it is joined', async () => {
    await site.addSource('/a');
    site.serveItem('/a', 'Ett');
    const { run } = await startFetch(site.app.services, { onlyDue: false });
    await site.addSource('/b');
    site.serveItem('/b', 'Två');
    const joined = await startFetch(site.app.services, { onlyDue: false });
    expect(joined.run).toMatchObject({ id: run?.id, sourceCount: 2 });
    await site.app.runJobs();
    expect(await site.query('select id, total_created, sources_done from news_fetch_runs')).toEqual([
      { id: run?.id, total_created: 2, sources_done: 2 },
    ]);
  });

  test('a run of the due sources also requests the others once the button is pressed', async () => {
    await site.addSource('/a');
    site.serveItem('/a', 'Ett');
    const later = await site.addSource('/b');
    site.serveItem('/b', 'Två');
    await site.query(
      "update news_sources set last_fetch = now() - interval '1 hour', next_fetch_at = now() + interval '1 hour' where id = $1",
      [later],
    );
    expect((await startFetch(site.app.services, { onlyDue: true })).run).toMatchObject({ sourceCount: 1 });
    expect((await startFetch(site.app.services, { onlyDue: true })).run).toMatchObject({ sourceCount: 1 });
    expect((await startFetch(site.app.services, { onlyDue: false })).run).toMatchObject({ sourceCount: 2 });
    await site.app.runJobs();
    expect((await site.articles()).map(({ title }) => title).toSorted()).toEqual(['Ett', 'Två']);
  });

  test('requests sources that were added while it requested its last one, and each source once', async () => {
    await site.addSource('/a');
    const { promise: requested, resolve: setRequested } = Promise.withResolvers<() => void>();
    site.feeds.serve('/a', (response) => {
      setRequested(() => response.end(rss(item('Ett', '/a/1'))));
    });
    const { run } = await startFetch(site.app.services, { onlyDue: false });
    const running = site.app.runJobs();
    const answer = await requested;
    await site.addSource('/b');
    site.serveItem('/b', 'Två');
    await startFetch(site.app.services, { onlyDue: false });
    answer();
    await running;
    expect(await site.query('select id, total_created, sources_done from news_fetch_runs')).toEqual([
      { id: run?.id, total_created: 2, sources_done: 2 },
    ]);
    expect(await site.log()).toHaveLength(2);
  });

  test('continues after an interruption with the remaining sources', async () => {
    const first = await site.addSource('/a');
    await site.addSource('/b');
    site.feeds.serve('/a', rss(item('Ett', '/a1')));
    site.feeds.serve('/b', rss(item('Två', '/b1')));
    const { run } = await startFetch(site.app.services, { onlyDue: false });
    await site.query('update news_sources set last_fetch = now() where id = $1', [first]);
    const before = site.feeds.requestsTo('/a').length;
    await site.app.runJobs();
    expect(site.feeds.requestsTo('/a')).toHaveLength(before);
    expect((await site.articles()).map(({ title }) => title)).toEqual(['Två']);
    expect(
      await site.query('select from news_fetch_runs where id = $1 and finished_at is not null', [run?.id]),
    ).toHaveLength(1);
  });

  test('a run that lost its job ends when the next one starts', async () => {
    await site.addSource('/a');
    site.feeds.serve('/a', rss(''));
    const { run: lost } = await startFetch(site.app.services, { onlyDue: false });
    await site.query('delete from graphile_worker._private_jobs');
    const { run } = await startFetch(site.app.services, { onlyDue: false, now: after(20 * 60_000) });
    expect(run?.id).not.toBe(lost?.id);
    await site.app.runJobs();
  });

  test('a run that ends with the process counts no failure', async () => {
    const id = await site.addSource('/a');
    site.feeds.serve('/a', () => undefined);
    const { run } = await startFetch(site.app.services, { onlyDue: false });
    const ending = new AbortController();
    const running = runFetch(site.app.services, run?.id ?? '', { signal: ending.signal, isLastTry: false });
    setTimeout(() => ending.abort(), 100);
    await expect(running).rejects.toThrow('Servern gick inte att nå.');
    expect(await site.sourceOf(id)).toMatchObject({ failures: 0, last_fetch: null });
    await site.query('truncate news_fetch_runs');
    await site.query('delete from graphile_worker._private_jobs');
  });

  test('a run that cannot store a source on its last try logs that as a failure of the source', async () => {
    const id = await site.addSource('/a');
    site.serveItem('/a', 'Ett');
    await site.query('alter table news add constraint full_disk check (false) not valid');
    const { run } = await startFetch(site.app.services, { onlyDue: false });
    const fetch = (isLastTry: boolean) =>
      runFetch(site.app.services, run?.id ?? '', { signal: new AbortController().signal, isLastTry });
    try {
      await expect(fetch(false)).rejects.toThrow('full_disk');
      expect(await site.sourceOf(id)).toMatchObject({ failures: 0, last_fetch: null });
      await fetch(true);
    } finally {
      await site.query('alter table news drop constraint full_disk');
    }
    expect(await site.sourceOf(id)).toMatchObject({ failures: 1, last_fetch: expect.any(Date) });
    expect(await site.log()).toMatchObject([
      { success: false, error_message: 'Ett fel i sajten gjorde att flödet inte kunde sparas.' },
    ]);
    await site.query('delete from graphile_worker._private_jobs');
  });

  test('deletes sources that can no longer be restored, and old entries of the log', async () => {
    const gone = await site.addSource('/gone');
    const id = await site.addSource('/a');
    site.feeds.serve('/a', rss(''));
    await site.query(
      "update news_sources set deleted_at = now() - interval '21 minutes', active = false where id = $1",
      [gone],
    );
    await site.query(
      "insert into news_fetch_log (source_id, success, fetch_date) values ($1, true, now() - interval '91 days')",
      [id],
    );
    await site.fetchAt(new Date());
    expect(await site.sourceOf(gone)).toBeUndefined();
    expect(await site.log()).toHaveLength(1);
  });
});
