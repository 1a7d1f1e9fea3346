// The notifications of a fresh site, one for everything that has happened to each person.
import { DAY_MS } from '#shared/durations.ts';
import { EXPIRY_WARNING_DAYS } from '#shared/features/ads/lifetime.ts';
import { statementOf } from '#shared/features/reports/statement.ts';
import { agreementNotifications, followerNotifications } from '../../features/deals/deal-notifications.ts';
import { type Notification, rowsOf } from '../../features/notifications/notification.ts';
import type { Random } from './random.ts';
import type { SampleAd } from './sample-ads.ts';
import { later } from './sample-clock.ts';
import type { SampleDeal, SampleReview } from './sample-deals.ts';
import type { SampleFavorite } from './sample-favorites.ts';
import type { SampleReport } from './sample-reports.ts';
import { APPROVED_AFTER_MINUTES, type SampleSearch } from './sample-searches.ts';
import { type SampleConversation, unreadOf } from './sample-conversations.ts';

/** Older notifications are left out: they would be read, and the site deletes them anyway. */
const NOTIFIED_DAYS = 30;
/** Newer notifications are unread. */
const FRESH_DAYS = 1.5;
const READ_AFTER_MINUTES = 170;

export interface SampleEvents {
  ads: readonly SampleAd[];
  deals: readonly SampleDeal[];
  reviews: readonly SampleReview[];
  favorites: readonly SampleFavorite[];
  conversations: readonly SampleConversation[];
  searches: readonly SampleSearch[];
  reports: readonly SampleReport[];
  now: Date;
}

/** A notification and when it happened. Its age decides whether it is read, unless `isRead` is given. */
interface DatedNotification {
  notification: Notification;
  at: Date;
  isRead?: boolean;
  times?: number;
}

type NewNotificationRow = ReturnType<typeof rowsOf>[number];
export type SampleNotification = NewNotificationRow & {
  id: string;
  times: number;
  happened_at: Date;
  read_at: Date | null;
};

export function makeNotifications(random: Random, events: SampleEvents): SampleNotification[] {
  const { now, conversations, searches, reports } = events;
  const items = [
    ...adNotifications(events),
    ...dealAndReviewNotifications(events),
    ...reviewNotifications(events),
    ...conversations.flatMap(conversationNotifications),
    ...searches.flatMap(searchNotifications),
    ...reports.flatMap(reportNotifications),
  ];
  const rows = items
    .filter(({ at }) => at <= now && at.getTime() > now.getTime() - NOTIFIED_DAYS * DAY_MS)
    .toSorted((one, other) => one.at.getTime() - other.at.getTime())
    .map((one) => rowOf(random, one, now));
  return mergeUnread(rows);
}

function rowOf(
  random: Random,
  { notification, at, isRead, times = 1 }: DatedNotification,
  now: Date,
): SampleNotification {
  const [row] = rowsOf(notification);
  if (!row) throw new Error('Notification without a row');
  const wasRead = isRead ?? at.getTime() < now.getTime() - FRESH_DAYS * DAY_MS;
  const readAt = new Date(Math.min(later(at, READ_AFTER_MINUTES).getTime(), now.getTime()));
  return { ...row, id: random.uuid(), times, happened_at: at, read_at: wasRead ? readAt : null };
}

/** Repeated unread events are one row with a count, as the site writes them. */
function mergeUnread(rows: readonly SampleNotification[]): SampleNotification[] {
  const recent = new Map<string, SampleNotification>();
  for (const row of rows) {
    const key = row.read_at
      ? row.id
      : [row.user_id, row.event, row.thread_id ?? row.search_id ?? row.id].join(' ');
    const before = recent.get(key);
    recent.delete(key);
    recent.set(key, before ? { ...row, times: before.times + row.times } : row);
  }
  return [...recent.values()];
}

function adNotifications({ ads, favorites }: SampleEvents): DatedNotification[] {
  return ads.flatMap((ad) => {
    const { id: adId, userId, status, createdAt, expiredAt } = ad;
    const decided = later(createdAt, APPROVED_AFTER_MINUTES);
    const own = (event: Notification['event'], at: Date) => ({ notification: { userId, event, adId }, at });
    if (status === 'pending') return [];
    if (status === 'rejected') return [own('ad.rejected', decided)];
    if (!expiredAt) return [own('ad.approved', decided)];
    const warned = new Date(expiredAt.getTime() - EXPIRY_WARNING_DAYS * DAY_MS);
    const followers = followersOf(ad, expiredAt, favorites);
    return [
      own('ad.expires-soon', warned),
      own('ad.expired', expiredAt),
      ...followers.map((saver) => ({
        notification: { userId: saver, event: 'favorite.expired' as const, adId },
        at: expiredAt,
      })),
    ];
  });
}

function followersOf({ id }: { id: string }, at: Date, favorites: readonly SampleFavorite[]): string[] {
  return favorites.filter((one) => one.ad_id === id && one.created_at < at).map((one) => one.user_id);
}

function dealAndReviewNotifications({ deals, reviews, favorites }: SampleEvents): DatedNotification[] {
  return deals.flatMap((deal) => {
    const at = deal.sold_at ?? deal.reserved_at;
    if (!at || !deal.ad_id) return [];
    const { id: dealId, ad_id: adId, state, seller_id: sellerId, buyer_id: buyerId } = deal;
    const followers = followersOf({ id: adId }, at, favorites).filter(
      (id) => id !== sellerId && id !== buyerId,
    );
    const hasWritten = (id: string) =>
      reviews.some((review) => review.deal_id === dealId && review.author_id === id);
    const notifications = [
      ...agreementNotifications(adId, { id: dealId, state, sellerId, buyerId, reviewerIds: [] }),
      ...followerNotifications(adId, state, followers),
    ];
    return notifications.map((notification) =>
      // The request for a review is unread until the user has written one.
      notification.event === 'review.wanted'
        ? { notification, at, isRead: hasWritten(notification.userId) }
        : { notification, at },
    );
  });
}

function reviewNotifications({ reviews, deals }: SampleEvents): DatedNotification[] {
  return reviews.flatMap((review) => {
    const adId = deals.find(({ id }) => id === review.deal_id)?.ad_id ?? null;
    const about = { reviewId: review.id, dealId: review.deal_id, adId };
    const { author_id: authorId, subject_id: subjectId, rating } = review;
    const received = { ...about, userId: subjectId, event: 'review.received' as const, actorId: authorId };
    const answered = { ...about, userId: authorId, event: 'review.answered' as const, actorId: subjectId };
    return [
      { notification: { ...received, data: { rating } }, at: review.visible_at },
      ...(review.answered_at ? [{ notification: answered, at: review.answered_at }] : []),
    ];
  });
}

/** One notification for the messages that are read, and one for the unread ones. */
function conversationNotifications(conversation: SampleConversation): DatedNotification[] {
  const { id: threadId, one, other, messages, unread } = conversation;
  const waiting = unreadOf(conversation);
  const read = messages.slice(0, messages.length - unread);
  const known = [
    { userId: one, actorId: other, last: read.findLast(({ by }) => by === 'other') },
    { userId: other, actorId: one, last: read.findLast(({ by }) => by === 'one') },
  ].flatMap(({ userId, actorId, last }) =>
    last
      ? [
          {
            notification: { userId, event: 'message.new' as const, actorId, threadId },
            at: last.at,
            isRead: true,
          },
        ]
      : [],
  );
  if (!waiting) return known;
  const { readerId: userId, writerId: actorId, at } = waiting;
  return [
    ...known,
    { notification: { userId, event: 'message.new', actorId, threadId }, at, isRead: false, times: unread },
  ];
}

function searchNotifications({ id: searchId, userId, alert, found }: SampleSearch): DatedNotification[] {
  if (alert === 'instant')
    return found.map(({ ad, notifiedAt }) => ({
      notification: { userId, event: 'search.match', searchId, adId: ad.id },
      at: notifiedAt,
    }));
  const mornings = Map.groupBy(found, ({ notifiedAt }) => notifiedAt.getTime());
  return [...mornings].map(([at, { length: count }]) => ({
    notification: { userId, event: 'search.matches', searchId, data: { count } },
    at: new Date(at),
  }));
}

function reportNotifications({
  id: reportId,
  reporterId,
  kind,
  targetId,
  ownerId,
  createdAt,
  decided,
}: SampleReport): DatedNotification[] {
  const toReporter = (event: Notification['event'], at: Date, text?: string): DatedNotification[] =>
    reporterId
      ? [{ notification: { userId: reporterId, event, reportId, ...(text && { data: { text } }) }, at }]
      : [];
  if (!decided) return toReporter('report.received', createdAt);
  const { decision, rule, toPerson, at } = decided;
  const items = [
    ...toReporter('report.received', createdAt),
    ...toReporter('report.decided', at, decided.toReporter),
  ];
  if (decision !== 'removed') return items;
  const text = statementOf({ origin: 'report', kind, decision, rule, reason: toPerson, decidedAt: at });
  const adId = kind === 'ad' ? targetId : null;
  const notification: Notification = {
    userId: ownerId,
    event: 'content.removed',
    reportId,
    adId,
    data: { text },
  };
  return [...items, { notification, at }];
}
