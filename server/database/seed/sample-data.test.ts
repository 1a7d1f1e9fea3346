// The contents of a fresh site: complete, deterministic, and written once.
import sharp from 'sharp';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { COUNTIES } from '#shared/places/counties.ts';
import { CATEGORIES } from '#shared/features/ads/rules.ts';
import { createTestDatabase, type TestDatabase } from '../../testing/database.ts';
import { updateAdTerms } from '../ad-terms.ts';
import { seedSampleData } from './sample-data.ts';
import { pictureFiles } from './pictures.ts';
import { daysBefore } from './sample-clock.ts';

const PICTURE = { width: 1200, height: 900, preview: 'data:', bytes: 1 };
/** The same time for all sites, because the order of events, and therefore their ids, depends on the time of day. */
const now = new Date();
/** The site that the tests read, seeded once. */
let database: TestDatabase;
let isSeeded: boolean;
let stored = 0;

beforeAll(async () => {
  database = await createTestDatabase();
  isSeeded = await seed(database, {
    storePicture: async (_source, ids) => {
      stored += ids.length;
      return PICTURE;
    },
  });
});
afterAll(() => database.drop());

/** Another site without content. */
async function openOther(): Promise<TestDatabase> {
  const other = await createTestDatabase();
  onTestFinished(() => other.drop());
  return other;
}

function seed(
  site: TestDatabase,
  options: Partial<Parameters<typeof seedSampleData>[0]> = {},
): Promise<boolean> {
  return seedSampleData({
    database: site,
    passwordHash: 'a hash',
    now,
    storePicture: async () => PICTURE,
    ...options,
  });
}

async function read<Row extends object>(sql: string): Promise<Row[]> {
  return (await database.pool.query<Row>(sql)).rows;
}

test('every county and category has a public or pending ad, some are sold, some reserved', async () => {
  expect(isSeeded).toBe(true);
  const pairs = await read<{ county: string; category: string }>('select distinct county, category from ads');
  expect(pairs).toHaveLength(COUNTIES.length * CATEGORIES.length);
  const states = await read<{ sale_state: string }>('select distinct sale_state from ads where is_public');
  expect(states.map((row) => row.sale_state).toSorted()).toEqual(['active', 'reserved', 'sold']);
  const statuses = await read<{ status: string }>('select distinct status from ads');
  expect(statuses.map((row) => row.status).toSorted()).toEqual(['approved', 'pending', 'rejected']);
});

test('each picture has its files and belongs to its seller’s ad; no text has a placeholder left', async () => {
  const [counts] = await read<{ pictures: number; wrongOwners: number; gaps: number }>(
    `select (select count(*) from ad_pictures) as pictures,
            (select count(*) from ad_pictures p join ads a on a.id = p.ad_id where p.user_id <> a.user_id) as "wrongOwners",
            (select count(*) from ads where title || description like '%{%') as gaps`,
  );
  expect(counts).toEqual({ pictures: stored, wrongOwners: 0, gaps: 0 });
  expect(stored).toBeGreaterThan(250);
});

test('the sample pictures have several shapes', async () => {
  const headers = await Promise.all(Object.values(pictureFiles).map((file) => sharp(file).metadata()));
  const shapes = headers.map(({ width, height }) => Math.sign(width - height));
  expect(new Set(shapes)).toEqual(new Set([-1, 0, 1]));
});

test('sold ads have a buyer, most are reviewed, and no review is repeated or about its author', async () => {
  const [counts] = await read<Record<string, number>>(
    `select (select count(*) from ads where sale_state in ('reserved', 'sold')
              and not exists (select from deals where ad_id = ads.id and deals.state = ads.sale_state)) as without_deal,
            (select count(distinct subject_id) from reviews where visible_at <= now()) as reviewed,
            (select count(*) from reviews where visible_at <= now()) as reviews,
            (select count(*) from reviews where notified_at is null) as unnotified,
            (select count(*) from reviews r join deals d on d.id = r.deal_id where r.created_at < d.sold_at) as early`,
  );
  expect(counts).toMatchObject({ without_deal: 0, unnotified: 0, early: 0 });
  expect(counts?.['reviewed']).toBeGreaterThan(25);
  expect(counts?.['reviews']).toBeGreaterThan(80);
});

test('is the same on every machine, and is written once, also by several nodes that start at the same time', async () => {
  const all = `select id, title as words, price::text as more from ads
    union all select id, content, thread_id::text from messages
    union all select id, event, user_id::text from notifications
    union all select id, explanation, priority from reports order by id`;
  const first = await read(all);
  expect(await seed(database)).toBe(false);
  expect(await read(all)).toEqual(first);
  const other = await openOther();
  const outcomes = await Promise.all([seed(other), seed(other), seed(other)]);
  expect(outcomes.filter(Boolean)).toHaveLength(1);
  expect((await other.pool.query(all)).rows).toEqual(first);
});

test('writes nothing when a picture cannot be stored', async () => {
  const other = await openOther();
  await expect(seed(other, { storePicture: () => Promise.reject(new Error('disk full')) })).rejects.toThrow(
    'disk full',
  );
  expect((await other.pool.query('select from ads')).rows).toHaveLength(0);
  expect((await other.pool.query('select from profiles')).rows).toHaveLength(0);
});

test('the forum has threads of every category: pinned, locked, waiting, and enough to be hot', async () => {
  const [counts] = await read<Record<string, number>>(
    `select count(*) as threads, count(distinct category) as categories, count(*) filter (where is_pinned) as pinned,
            count(*) filter (where is_locked) as locked, count(*) filter (where status = 'pending') as waiting,
            max(comment_count) as most, min(comment_count) filter (where status = 'approved') as fewest
       from forum_states`,
  );
  expect(counts).toMatchObject({ threads: 60, categories: 6, pinned: 2, locked: 1, waiting: 3 });
  expect(counts?.['most']).toBeGreaterThan(40);
  expect(counts?.['fewest']).toBeGreaterThanOrEqual(3);
  const hot = await read(
    `select post_id from forum_comments where created_at > now() - interval '48 hours'
      group by post_id having count(*) >= 10 and count(distinct user_id) >= 5`,
  );
  expect(hot.length).toBeGreaterThanOrEqual(6);
  const [wrong] = await read(
    `select count(*) filter (where comment.created_at < state.created_at or comment.created_at > now()) as times,
            count(*) filter (where like_counts.likes is distinct from comment.like_count) as likes
       from forum_comments as comment join forum_states as state using (post_id) cross join lateral (
         select count(*)::integer as likes from forum_likes
          where forum_likes.post_id = comment.post_id and forum_likes.number = comment.number) as like_counts`,
  );
  expect(wrong).toEqual({ times: 0, likes: 0 });
  const [answers] = await read(
    `select count(*) as all, count(*) filter (where comment.reply_to >= comment.number
              or comment.user_id = answered.user_id or answered.user_id is null) as wrong
       from forum_comments as comment left join forum_comments as answered
         on answered.post_id = comment.post_id and answered.number = comment.reply_to
      where comment.reply_to is not null`,
  );
  expect(answers).toEqual({ all: 5, wrong: 0 });
  const [unseen] = await read(
    `select count(*) as threads from forum_states left join page_views on kind = 'post' and subject = post_id::text
      where status = 'approved' and coalesce(views, 0) <= comment_count`,
  );
  expect(unseen).toEqual({ threads: 0 });
});

test('news are of every category, own and fetched, featured, breaking and waiting, all marked as samples', async () => {
  const [counts] = await read<Record<string, number>>(
    `select count(*)::integer as articles, count(distinct category)::integer as categories,
            count(*) filter (where featured and is_public)::integer as featured,
            count(*) filter (where breaking and is_public)::integer as breaking,
            count(*) filter (where auto_generated and source_name is not null)::integer as fetched,
            count(*) filter (where status = 'pending' and manual_review_required)::integer as waiting,
            count(duplicate_of)::integer as duplicates,
            count(*) filter (where not is_sample or published_at > now() or words = '')::integer as wrong from news`,
  );
  expect(counts).toEqual({
    articles: 40,
    categories: 7,
    featured: 3,
    breaking: 1,
    fetched: 17,
    waiting: 5,
    duplicates: 1,
    wrong: 0,
  });
  const [viewed] = await read<{ articles: number }>(
    `select count(distinct subject)::integer as articles from page_views where kind = 'news'`,
  );
  expect(viewed).toEqual({ articles: 35 });
});

test('creates six inactive news sources, so that a fresh site makes no outgoing requests', async () => {
  const [sources] = await read<Record<string, number>>(
    `select count(*)::integer as total, count(*) filter (where active)::integer as active,
            count(*) filter (where not is_sample)::integer as unmarked from news_sources`,
  );
  expect(sources).toEqual({ total: 6, active: 0, unmarked: 0 });
});

test('searches are corrected, comments are found and threads are hot before the first job has run', async () => {
  const [counts] = await read<Record<string, number>>(
    `select (select count(*) from forum_search_words) as "forumTerms", (select count(*) from search_words) as "adTerms",
            (select count(*) from association_search_words) as "clubTerms",
            (select count(*) from tournament_search_words) as "cupTerms",
            (select count(*) from forum_comment_words) - (select count(*) from forum_comments) as "notIndexed",
            (select count(*) from forum_states where recent_comments >= 10 and recent_people >= 5) as hot,
            (select count(*) from forum_states where week_comments > 0) as active`,
  );
  expect(counts?.['notIndexed']).toBe(0);
  for (const name of ['forumTerms', 'adTerms', 'clubTerms', 'cupTerms', 'hot', 'active'])
    expect(counts?.[name]).toBeGreaterThan(4);
});

test('ads have the words that the job for missing words computes', async () => {
  const words = 'select id, words::text from ads order by id';
  const written = await read(words);
  await database.pool.query('update ads set words_version = 0');
  await updateAdTerms(database);
  expect(await read(words)).toEqual(written);
});

test('tournaments have places, some have pictures and clubs; messages wait and are answered', async () => {
  // Before the times of day of the messages.
  const early = daysBefore(now, 1, '05:00');
  const other = await openOther();
  await seed(other, { now: early });
  const { rows } = await other.pool.query<Record<string, number>>(
    `select (select count(*) from tournaments where latitude is null or not is_sample) as unplaced,
            (select count(*) from tournaments) as tournaments,
            (select count(*) from ad_pictures where tournament_id is not null) as pictures,
            (select count(*) from ad_pictures where association_id is not null) as logos,
            (select count(*) from contact_messages where form = 'suggestion' and suggestion is not null) as suggestions,
            (select count(*) from contact_messages where form <> 'suggestion' and is_sample) as messages,
            (select count(*) from contact_replies) as answers,
            (select count(*) from contact_messages where created_at > '${early.toISOString()}') as future,
            (select count(*) from contact_messages where email not like '%.invalid') as reachable`,
  );
  const [counts] = rows;
  expect(counts).toMatchObject({
    unplaced: 0,
    suggestions: 2,
    messages: 8,
    answers: 3,
    future: 0,
    reachable: 0,
  });
  expect(counts?.['tournaments']).toBeGreaterThanOrEqual(40);
  expect(counts?.['pictures']).toBeGreaterThan(20);
  expect(counts?.['logos']).toBeGreaterThan(15);
});

test('each statistic of the marketplace has figures, and the searches without a hit have none', async () => {
  const [counts] = await read<Record<string, number>>(
    `select (select count(*)::integer from missed_searches) as missed,
            (select count(distinct value)::integer from site_counts
              where dimension = 'page' and starts_with(value, 'ad/') and day > current_date - 7) as viewed,
            (select sum(approval_minutes) / sum(approved) from ad_counts)::integer as "approvalMinutes",
            (select count(*)::integer from ads where (reviewed_at is null) <> (status = 'pending')) as undecided,
            (select count(*)::integer from site_counts where not is_sample)
              + (select count(*)::integer from search_visits where not is_sample) as unmarked,
            (select count(*)::integer from missed_searches join ads on position(text in lower(title || ' ' || description)) > 0) as found`,
  );
  expect(counts).toEqual({
    missed: 6,
    viewed: 9,
    approvalMinutes: 20,
    undecided: 0,
    unmarked: 0,
    found: 0,
  });
});
