// What the people of a fresh site have been told of: everything that has happened to them, as its feature tells it.
import { DAYS_OF_WARNING } from '#shared/features/ads/lifetime.ts';
import { statementOf } from '#shared/features/reports/statement.ts';
import { newsOfDeal } from '../../features/deals/news.ts';
import { type Notification, rowsOf } from '../../features/notifications/news.ts';
import type { Random } from './random.ts';
import type { SampleAd } from './sample-ads.ts';
import { DAY_MS, later } from './sample-clock.ts';
import type { SampleDeal, SampleReview } from './sample-deals.ts';
import type { SampleFavorite } from './sample-favorites.ts';
import type { SampleReport } from './sample-reports.ts';
import { APPROVED_AFTER_MINUTES, type SampleSearch } from './sample-searches.ts';
import { type Talk, unreadOf } from './sample-talks.ts';

/** Older ones have been read and are of no interest; the centre forgets them anyway. */
const DAYS_TOLD = 30;
/** What is newer has not been read. */
const FRESH_DAYS = 1.5;
const READ_AFTER_MINUTES = 170;

export interface Happenings {
  ads: readonly SampleAd[];
  deals: readonly SampleDeal[];
  reviews: readonly SampleReview[];
  favorites: readonly SampleFavorite[];
  talks: readonly Talk[];
  searches: readonly SampleSearch[];
  reports: readonly SampleReport[];
  now: Date;
}

/** News, and when it happened. Whether it has been read follows from that, unless it is said. */
interface Told {
  news: Notification;
  at: Date;
  isRead?: boolean;
  times?: number;
}

type NewsRow = ReturnType<typeof rowsOf>[number];
export type SampleNews = NewsRow & { id: string; times: number; happened_at: Date; read_at: Date | null };

export function makeNews(random: Random, happenings: Happenings): SampleNews[] {
  const { now, talks, searches, reports } = happenings;
  const told = [
    ...newsOfAds(happenings),
    ...newsOfDeals(happenings),
    ...newsOfReviews(happenings),
    ...talks.flatMap(newsOfTalk),
    ...searches.flatMap(newsOfSearch),
    ...reports.flatMap(newsOfReport),
  ];
  const rows = told
    .filter(({ at }) => at <= now && at.getTime() > now.getTime() - DAYS_TOLD * DAY_MS)
    .toSorted((one, other) => one.at.getTime() - other.at.getTime())
    .map((one) => rowOf(random, one, now));
  return liftUnread(rows);
}

function rowOf(random: Random, { news, at, isRead, times = 1 }: Told, now: Date): SampleNews {
  const [row] = rowsOf(news);
  if (!row) throw new Error('News without a row');
  const wasRead = isRead ?? at.getTime() < now.getTime() - FRESH_DAYS * DAY_MS;
  const readAt = new Date(Math.min(later(at, READ_AFTER_MINUTES).getTime(), now.getTime()));
  return { ...row, id: random.uuid(), times, happened_at: at, read_at: wasRead ? readAt : null };
}

/** What happens again before it is read stands there once, counted, as the centre writes it. */
function liftUnread(rows: readonly SampleNews[]): SampleNews[] {
  const kept = new Map<string, SampleNews>();
  for (const row of rows) {
    const key = row.read_at
      ? row.id
      : [row.user_id, row.event, row.thread_id ?? row.search_id ?? row.id].join(' ');
    const before = kept.get(key);
    kept.delete(key);
    kept.set(key, before ? { ...row, times: before.times + row.times } : row);
  }
  return [...kept.values()];
}

function newsOfAds({ ads, favorites }: Happenings): Told[] {
  return ads.flatMap((ad) => {
    const { id: adId, userId, status, createdAt, expiredAt } = ad;
    const judged = later(createdAt, APPROVED_AFTER_MINUTES);
    const own = (event: Notification['event'], at: Date) => ({ news: { userId, event, adId }, at });
    if (status === 'pending') return [];
    if (status === 'rejected') return [own('ad.rejected', judged)];
    if (!expiredAt) return [own('ad.approved', judged)];
    const warned = new Date(expiredAt.getTime() - DAYS_OF_WARNING * DAY_MS);
    const savers = saversOf(ad, expiredAt, favorites);
    return [
      own('ad.expires-soon', warned),
      own('ad.expired', expiredAt),
      ...savers.map((saver) => ({
        news: { userId: saver, event: 'favorite.expired' as const, adId },
        at: expiredAt,
      })),
    ];
  });
}

function saversOf({ id }: { id: string }, at: Date, favorites: readonly SampleFavorite[]): string[] {
  return favorites.filter((one) => one.ad_id === id && one.created_at < at).map((one) => one.user_id);
}

function newsOfDeals({ deals, reviews, favorites }: Happenings): Told[] {
  return deals.flatMap((deal) => {
    const at = deal.sold_at ?? deal.reserved_at;
    if (!at || !deal.ad_id) return [];
    const { id: dealId, ad_id: adId, state, seller_id: sellerId, buyer_id: buyerId } = deal;
    const savers = saversOf({ id: adId }, at, favorites).filter((id) => id !== sellerId && id !== buyerId);
    const hasWritten = (id: string) =>
      reviews.some((review) => review.deal_id === dealId && review.author_id === id);
    return newsOfDeal({ dealId, adId, state, sellerId, buyerId, savers }).map((news) =>
      // It waits until they have written.
      news.event === 'review.wanted' ? { news, at, isRead: hasWritten(news.userId) } : { news, at },
    );
  });
}

function newsOfReviews({ reviews, deals }: Happenings): Told[] {
  return reviews.flatMap((review) => {
    const adId = deals.find(({ id }) => id === review.deal_id)?.ad_id ?? null;
    const about = { reviewId: review.id, dealId: review.deal_id, adId };
    const { author_id: authorId, subject_id: subjectId, rating } = review;
    const received = { ...about, userId: subjectId, event: 'review.received' as const, actorId: authorId };
    const answered = { ...about, userId: authorId, event: 'review.answered' as const, actorId: subjectId };
    return [
      { news: { ...received, data: { rating } }, at: review.visible_at },
      ...(review.answered_at ? [{ news: answered, at: review.answered_at }] : []),
    ];
  });
}

/** What somebody has read was news to them when it came, and what they have not still is. */
function newsOfTalk(talk: Talk): Told[] {
  const { id: threadId, one, other, lines, unread } = talk;
  const waiting = unreadOf(talk);
  const read = lines.slice(0, lines.length - unread);
  const known = [
    { userId: one, actorId: other, last: read.findLast(({ by }) => by === 'other') },
    { userId: other, actorId: one, last: read.findLast(({ by }) => by === 'one') },
  ].flatMap(({ userId, actorId, last }) =>
    last
      ? [{ news: { userId, event: 'message.new' as const, actorId, threadId }, at: last.at, isRead: true }]
      : [],
  );
  if (!waiting) return known;
  const { readerId: userId, writerId: actorId, at } = waiting;
  return [
    ...known,
    { news: { userId, event: 'message.new', actorId, threadId }, at, isRead: false, times: unread },
  ];
}

function newsOfSearch({ id: searchId, userId, alert, found }: SampleSearch): Told[] {
  if (alert === 'instant')
    return found.map(({ ad, toldAt }) => ({
      news: { userId, event: 'search.match', searchId, adId: ad.id },
      at: toldAt,
    }));
  const mornings = Map.groupBy(found, ({ toldAt }) => toldAt.getTime());
  return [...mornings].map(([at, { length: count }]) => ({
    news: { userId, event: 'search.matches', searchId, data: { count } },
    at: new Date(at),
  }));
}

function newsOfReport({
  id: reportId,
  reporterId,
  kind,
  targetId,
  ownerId,
  createdAt,
  decided,
}: SampleReport): Told[] {
  const toReporter = (event: Notification['event'], at: Date, text?: string): Told[] =>
    reporterId
      ? [{ news: { userId: reporterId, event, reportId, ...(text && { data: { text } }) }, at }]
      : [];
  if (!decided) return toReporter('report.received', createdAt);
  const { decision, rule, toPerson, at } = decided;
  const told = [
    ...toReporter('report.received', createdAt),
    ...toReporter('report.decided', at, decided.toReporter),
  ];
  if (decision !== 'removed') return told;
  const text = statementOf({ kind, decision, rule, reason: toPerson, decidedAt: at });
  const adId = kind === 'ad' ? targetId : null;
  const news: Notification = { userId: ownerId, event: 'content.removed', reportId, adId, data: { text } };
  return [...told, { news, at }];
}
