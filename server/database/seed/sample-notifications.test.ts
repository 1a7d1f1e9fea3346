// The notifications, saved searches and reports of a fresh site: consistent with its events, with nothing left to send.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { renderNotification } from '#shared/features/notifications/events.ts';
import { loadSynonyms } from '../../core/search/synonyms.ts';
import { expireAds, claimEndingAds } from '../../features/ads/owner/renewal-queries.ts';
import { takeUnnotified } from '../../features/deals/review-queries.ts';
import { listNotificationRows } from '../../features/notifications/queries.ts';
import { readContent } from '../../features/reports/content/content-queries.ts';
import { findMatches, lockPublicAd, takeDailyAlerts } from '../../features/saved-searches/match-queries.ts';
import { searchingIn } from '../../testing/searching.ts';
import { createSeededDatabase, type SeededDatabase } from '../../testing/samples/seeded.ts';

let database: SeededDatabase;
beforeAll(async () => {
  database = await createSeededDatabase({ hasStaff: true });
});
afterAll(() => database.drop());

async function read<Row extends object>(sql: string, values: unknown[] = []): Promise<Row[]> {
  return (await database.pool.query<Row>(sql, values)).rows;
}

describe('the notifications', () => {
  it('count the unread messages of each thread', async () => {
    const context = `select user_id, thread_id, actor_id, times, happened_at from notifications
      where event = 'message.new' and read_at is null`;
    const waits = `select user_id, thread_id, other_id, unread, last_at from thread_people where unread > 0`;
    expect(await read(`(${context} except ${waits}) union all (${waits} except ${context})`)).toEqual([]);
  });

  it('are in the past and read after creation; some are unread', async () => {
    const [counts] = await read<Record<string, number>>(
      `select count(*) filter (where happened_at > now() or read_at < happened_at or read_at > now()) as wrong,
              count(*) filter (where read_at is null) as unread, count(distinct event) as events from notifications`,
    );
    expect(counts?.['wrong']).toBe(0);
    expect(counts?.['unread']).toBeGreaterThan(20);
    expect(counts?.['events']).toBeGreaterThan(15);
  });

  it('count the new comments of each followed thread, and lead to them', async () => {
    const wrong = await read(
      `select notifications.id from notifications where event = 'forum.commented' and (
         times <> cardinality(comment_numbers) or exists (
           select from unnest(comment_numbers) as number where not exists (
             select from forum_comments as comment where comment.post_id = notifications.post_id
                and comment.number = number and comment.user_id <> notifications.user_id))
         or not exists (select from forum_follows as follow
           where follow.user_id = notifications.user_id and follow.post_id = notifications.post_id))`,
    );
    expect(wrong).toEqual([]);
    const [counts] = await read<Record<string, number>>(
      `select count(distinct user_id) filter (where read_at is null) as unread, count(*) filter (where event = 'forum.liked') as likes
         from notifications where post_id is not null`,
    );
    expect(counts?.['unread']).toBeGreaterThan(5);
    expect(counts?.['likes']).toBeGreaterThan(5);
  });

  it('can be rendered: what they refer to exists', async () => {
    const people = await read<{ id: string }>('select id from profiles');
    const everyones = await Promise.all(
      people.map(({ id }) => listNotificationRows(database, { userId: id, after: null, limit: 200 })),
    );
    const news = everyones.flat();
    const isWhole = ({ event, ad, actor, search, post }: (typeof news)[number]): boolean => {
      if (/^(ad|favorite|deal)\./.test(event) && !ad) return false;
      if (/^(message|deal|review)\./.test(event) && !actor) return false;
      if (/^forum\.(commented|liked)/.test(event) && !post) return false;
      return !event.startsWith('search.') || search !== null;
    };
    expect(news.filter((one) => !isWhole(one)).map(({ event }) => event)).toEqual([]);
    for (const one of news) expect(renderNotification(one.event, one).title).not.toBe('');
  });

  it('leave nothing for scheduled jobs to send', async () => {
    const { kysely } = database;
    expect(await takeUnnotified(kysely, 100)).toEqual([]);
    expect((await takeDailyAlerts(kysely, new Date(), 10)).alerts).toEqual([]);
    expect(await claimEndingAds(kysely)).toEqual([]);
    expect(await expireAds(kysely)).toEqual([]);
  });
});

it('sample notifications include an expired ad, a reserved one, and a sale that waits for a review', async () => {
  const [seller] = await read(
    `select count(*) filter (where sale_state = 'expired' and expires_at < now()) as ended,
            count(*) filter (where sale_state = 'reserved') as reserved,
            (select count(*) from deals where seller_id = p.id and state = 'sold' and sold_at > now() - interval '30 days'
               and ad_id is not null and not exists (select from reviews where deal_id = deals.id and author_id = p.id)) as unreviewed
       from ads join profiles p on p.id = ads.user_id where email = 'linnea.persson@exempel.invalid' group by p.id`,
  );
  expect(seller).toEqual({ ended: 1, reserved: 2, unreviewed: 1 });
});

it('the matches of the saved searches equal the results of the marketplace, and there are no new ones', async () => {
  const known = await read<{ search_id: string; ad_id: string }>(
    'select search_id, ad_id from saved_search_matches order by search_id, ad_id',
  );
  expect(known.length).toBeGreaterThan(10);
  const found: typeof known = [];
  const again: string[] = [];
  const synonyms = await loadSynonyms(searchingIn(database));
  for (const adId of new Set(known.map(({ ad_id }) => ad_id))) {
    const ad = await lockPublicAd(database.kysely, adId);
    if (!ad) continue;
    again.push(...(await findMatches(database.kysely, ad, synonyms)));
    // As if no match had been notified.
    const unknown = await database.kysely.transaction().execute(async (tx) => {
      await tx.deleteFrom('saved_search_matches').where('ad_id', '=', adId).execute();
      return findMatches(tx, ad, synonyms);
    });
    found.push(...unknown.map((search_id) => ({ search_id, ad_id: adId })));
  }
  const keys = (rows: typeof known) => rows.map((row) => `${row.search_id} ${row.ad_id}`);
  expect(keys(found)).toEqual(expect.arrayContaining(keys(known)));
  expect(again.filter((id) => known.some(({ search_id }) => search_id === id))).toEqual([]);
});

describe('the reports', () => {
  it('are by people who could make them, about existing content, and decided by staff', async () => {
    const rows = await read<{ kind: 'ad' | 'message' | 'review'; target: string; content: unknown }>(
      `select kind, target_id as target, content from reports join report_snapshots on report_id = id
        where decision is distinct from 'removed'`,
    );
    for (const { kind, target, content } of rows)
      expect(await readContent(database.kysely, { kind, id: target })).toEqual(content);

    const wrong = await read(
      `select id from reports where reporter_id = owner_id or created_at > now() or decided_at < created_at
          or decided_at is not null and decided_by is distinct from $1
          or kind = 'message' and not exists (
            select from messages m where m.id = target_id and sender_id = owner_id and recipient_id = reporter_id
               and m.created_at < reports.created_at)`,
      [database.staffId],
    );
    expect(wrong).toEqual([]);
  });

  it('wait with every priority, are being investigated, and have been decided either way', async () => {
    const states = await read<{ state: string }>(
      `select status || ' ' || priority || coalesce(' ' || decision, '') as state from reports order by state`,
    );
    expect(states.map(({ state }) => state)).toEqual([
      'dismissed low none',
      'investigating medium',
      'pending high',
      'pending low',
      'pending medium',
      'pending medium',
      'resolved medium removed',
    ]);
    const removed = await read(
      `select m.removed_at = r.decided_at and k.removed_at = r.decided_at as "isRemovedThen", k.original ->> 'content' <> '' as "isStored"
         from removed_content k join reports r on r.id = k.report_id join messages m on m.id = k.target_id`,
    );
    expect(removed).toEqual([{ isRemovedThen: true, isStored: true }]);
  });

  it('have one appeal, which waits for another decision', async () => {
    const appeals = await read(
      `select appellant_id = reporter_id as "isByReporter", appeals.created_at > reports.decided_at and appeals.created_at < now() as "isLater",
              outcome from appeals join reports on id = report_id`,
    );
    expect(appeals).toEqual([{ isByReporter: true, isLater: true, outcome: null }]);
  });
});
