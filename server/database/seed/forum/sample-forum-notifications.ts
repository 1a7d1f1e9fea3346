// The notifications of a fresh site about its forum: comments in threads that people take part in, and likes of their posts.
import { DAY_MS } from '#shared/durations.ts';
import { type Notification, rowsOf } from '../../../features/notifications/notification.ts';
import type { Random } from '../random.ts';
import { later } from '../sample-clock.ts';
import type { SampleNotification } from '../sample-notifications.ts';
import type { SampleThread } from './sample-forum.ts';

/** As for other sample notifications: those older than NOTIFIED_DAYS are left out, those newer than FRESH_DAYS are unread. */
const NOTIFIED_DAYS = 30;
const FRESH_DAYS = 1.5;
const READ_AFTER_MINUTES = 170;

interface Happening {
  postId: string;
  numbers: number[];
  times: number;
  at: Date;
}

export function makeForumNotifications(
  random: Random,
  { threads, now }: { threads: readonly SampleThread[]; now: Date },
): SampleNotification[] {
  const oldest = now.getTime() - NOTIFIED_DAYS * DAY_MS;
  const recent = threads.filter(
    ({ topic, createdAt }) => topic.state !== 'waiting' && createdAt.getTime() > oldest,
  );
  const ofComments = recent.flatMap((thread) =>
    followersOf(thread).flatMap((userId) => commentNotifications(random, { thread, userId, now })),
  );
  return [...ofComments, ...recent.flatMap((thread) => likeNotifications(random, thread, now))];
}

/** The followers of a thread are all users who have written in it. */
export function followersOf({ userId, comments }: SampleThread): string[] {
  return [...new Set([userId, ...comments.map((comment) => comment.userId)])];
}

/** One notification for the read comments of others, and one for the unread ones. Counts from the follower's first text on. */
function commentNotifications(
  random: Random,
  { thread, userId, now }: { thread: SampleThread; userId: string; now: Date },
): SampleNotification[] {
  const first = thread.userId === userId ? 0 : thread.comments.findIndex((one) => one.userId === userId) + 1;
  const followed = thread.comments
    .map((comment, index) => ({ ...comment, number: index + 1 }))
    .filter((comment) => comment.number > first && comment.userId !== userId);
  const isFresh = ({ createdAt }: { createdAt: Date }) =>
    createdAt.getTime() > now.getTime() - FRESH_DAYS * DAY_MS;
  return [followed.filter((one) => !isFresh(one)), followed.filter(isFresh)].flatMap((comments) => {
    const last = comments.at(-1);
    if (!last) return [];
    const numbers = comments.map(({ number }) => number);
    const happening = { postId: thread.id, numbers, times: numbers.length, at: last.createdAt };
    return [rowOf(random, { userId, event: 'forum.commented', actorId: last.userId }, happening, now)];
  });
}

function likeNotifications(
  random: Random,
  { id: postId, userId, likerIds, createdAt }: SampleThread,
  now: Date,
): SampleNotification[] {
  if (likerIds.length === 0) return [];
  const happening = { postId, numbers: [0], times: likerIds.length, at: createdAt };
  return [rowOf(random, { userId, event: 'forum.liked' }, happening, now)];
}

function rowOf(
  random: Random,
  notification: Notification,
  { postId, numbers, times, at }: Happening,
  now: Date,
): SampleNotification {
  const [row] = rowsOf(notification);
  if (!row) throw new Error('Notification without a row');
  const wasRead = at.getTime() < now.getTime() - FRESH_DAYS * DAY_MS;
  const readAt = new Date(Math.min(later(at, READ_AFTER_MINUTES).getTime(), now.getTime()));
  return {
    ...row,
    id: random.uuid(),
    post_id: postId,
    comment_numbers: numbers,
    times,
    happened_at: at,
    read_at: wasRead ? readAt : null,
  };
}
