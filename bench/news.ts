// How fast 100,000 articles are listed, against the simplest statement of the same kind. An argument sets the number of articles.
import { newsCategories } from '../shared/features/news/rules.ts';
import { createAnswerCache } from '../server/core/answer-cache.ts';
import { openBus } from '../server/core/bus/bus.ts';
import { cursorSql } from '../server/core/http/cursor.ts';
import { createLogger } from '../server/core/process/logger.ts';
import { connectDatabase, type Database } from '../server/database/connection.ts';
import { migrate } from '../server/database/migrate.ts';
import { listArticles } from '../server/features/news/editing/table-queries.ts';
import { findHeadlines, findNews, findOverview, listNewest } from '../server/features/news/list/find-news.ts';
import { openBenchCluster } from './support/cluster.ts';
import { type Finding, report } from './support/report.ts';
import { compareLists, CONNECTIONS } from './support/lists-under-load.ts';

const [articles = 100_000] = process.argv.slice(2).map(Number);

const cluster = await openBenchCluster();
const bus = await openBus({ databaseUrl: cluster.url }, createLogger('error'));
const database = connectDatabase(cluster.url, { max: CONNECTIONS });
try {
  await migrate(database.pool);
  await seedArticles(database, articles);
  report(await measureLists(database));
} finally {
  await database.close();
  await bus.close();
  await cluster.close();
}

async function measureLists(connected: Database): Promise<Finding[]> {
  const services = {
    database: connected,
    answerCache: createAnswerCache(bus),
    queueEntry: () => ({ group: 'bench' }),
  };
  const after = await readMiddle(connected);
  const shapes: Record<string, () => Promise<unknown>> = {
    'first page': () => findNews(services, {}),
    'deep page': () => findNews(services, { after }),
    'a category': () => findNews(services, { category: 'NBA' }),
    'deep page of a category': () => findNews(services, { category: 'NBA', after }),
    'a rare category': () => findNews(services, { category: 'Landslag' }),
    'deep page of a rare category': () => findNews(services, { category: 'Landslag', after }),
    'newest of the feed': () => listNewest(services, { category: 'NBA' }),
    'headlines of the home page': () => findHeadlines(services),
    'most read and categories': () => findOverview(services),
    'table of the back office': () => listArticles(connected, {}),
    'articles to review': () => listArticles(connected, { review: 'yes' }),
  };
  return compareLists(shapes, () => readSimplest(connected));
}

/**
 * Inserts articles over ten years. One in a hundred is featured, one in fifty waits for approval by staff, and one in a thousand
 * is of the rare category.
 */
async function seedArticles({ pool }: Database, count: number): Promise<void> {
  const common = newsCategories.filter((category) => category !== 'Landslag');
  await pool.query(
    `insert into news (title, excerpt, content, category, status, featured, auto_generated, manual_review_required, published_at, created_at)
     select 'Artikel ' || n || ' om matchen', repeat('Bollen går i sista sekunden. ', 5), '',
            case when n % 1000 = 0 then 'Landslag' else ($2::text[])[1 + n % $3] end,
            case when n % 50 = 0 then 'pending' else 'approved' end, n % 100 = 1, true, n % 50 = 0, time, time
       from generate_series(1, $1::integer) as n
      cross join lateral (select now() - n * interval '10 years' / $1 as time) as x`,
    [count, common, common.length],
  );
  await pool.query('vacuum analyze news');
}

async function readSimplest({ lookups }: Database): Promise<void> {
  await lookups.query({
    name: 'simplest list of articles',
    text: 'select * from news where is_public and duplicate_of is null order by published_at desc, id desc limit 25',
  });
}

/** A cursor in the middle of all articles. */
async function readMiddle({ pool }: Database): Promise<string> {
  const { rows } = await pool.query<{ cursor: string }>(
    `select ${cursorSql('published_at', 'id')} as cursor from news order by published_at desc offset $1 limit 1`,
    [Math.floor(articles / 2)],
  );
  return rows[0]?.cursor ?? '';
}
