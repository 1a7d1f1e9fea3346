// News sources in a test: an app that may reach this machine, a server with feeds, and the fetch job at any time.
import { item, rss } from './samples/feeds/unusual-feed.ts';
import { openTestApp, type TestApp } from './app.ts';
import { type FeedServer, openFeedServer } from './outside/feed-server.ts';
import { runFetch } from '../features/news-sources/fetching/run-fetch.ts';
import { startFetch } from '../features/news-sources/fetching/start-fetch.ts';

export const HOUR = 3_600_000;
export const DAY = 24 * HOUR;

export interface NewsSite {
  app: TestApp;
  feeds: FeedServer;
  query: <Row>(text: string, values?: unknown[]) => Promise<Row[]>;
  /** Inserts a source whose feed is at this path; returns its id. */
  addSource(path: string, more?: { category?: string; hours?: number; name?: string }): Promise<string>;
  /** Serves a feed with one item of this title. */
  serveItem(path: string, title: string, more?: string): void;
  /**
   * Runs the fetch job as of this time, by default like the button, for all sources. Returns the finished run, or the reason why
   * nothing ran.
   */
  fetchAt(now: Date, onlyDue?: boolean): Promise<unknown>;
  sourceOf(id: string): Promise<SourceInTest | undefined>;
  articles(): Promise<ArticleInTest[]>;
  log(): Promise<LogInTest[]>;
  /** Deletes all sources, articles, runs and notifications. */
  clear(): Promise<unknown>;
  close(): Promise<void>;
}

interface SourceInTest {
  url: string;
  active: boolean;
  etag: string | null;
  last_modified: string | null;
  failures: number;
  last_fetch: Date | null;
  next_fetch_at: Date;
  failing_since: Date | null;
}

interface ArticleInTest {
  id: string;
  title: string;
  category: string;
  published_at: Date;
  duplicate_of: string | null;
}

interface LogInTest {
  success: boolean;
  items_found: number;
  items_processed: number;
  error_message: string | null;
}

export const after = (ms: number): Date => new Date(Date.now() + ms);

export async function openNewsSite(): Promise<NewsSite> {
  const app = await openTestApp({ FETCH_LOOPBACK: 'on' });
  const feeds = await openFeedServer();
  const query: NewsSite['query'] = async <Row>(text: string, values: unknown[] = []) =>
    (await app.services.database.pool.query(text, values)).rows as Row[];
  return {
    app,
    feeds,
    query,
    async addSource(path, { name = path, category = 'Allmänt', hours = 24 } = {}) {
      const [row] = await query<{ id: string }>(
        `insert into news_sources (name, url, category, fetch_frequency_hours) values ($1, $2, $3, $4) returning id`,
        [name, feeds.url + path, category, hours],
      );
      return row?.id ?? '';
    },
    serveItem: (path, title, more) => feeds.serve(path, rss(item(title, `${path}/1`, more))),
    async fetchAt(now, onlyDue = false) {
      const { run, reason } = await startFetch(app.services, { onlyDue, now });
      if (!run) return reason;
      const jobRun = { signal: new AbortController().signal, isLastTry: false, now: () => now };
      await runFetch(app.services, run.id, jobRun);
      const [finished] = await query<object>(
        `select cardinality(source_ids) as sources, sources_done, sources_failed, total_created,
                finished_at is not null as is_finished from news_fetch_runs where id = $1`,
        [run.id],
      );
      return finished;
    },
    sourceOf: async (id) => (await query<SourceInTest>('select * from news_sources where id = $1', [id]))[0],
    articles: () => query<ArticleInTest>('select * from news order by created_at, title'),
    log: () =>
      query<LogInTest>(
        'select success, items_found, items_processed, error_message from news_fetch_log order by id',
      ),
    clear: () =>
      query(
        'truncate news, news_sources, news_fetch_log, news_fetch_runs, news_deleted_items, notifications cascade',
      ),
    async close() {
      await app.close();
      await feeds.close();
    },
  };
}
