// Reviews of a sale: one by each side within 30 days, invisible until both have written or the period ends.
import * as z from 'zod';
import type { Undo } from '#shared/features/decisions/contract.ts';
import type { NewReview } from '#shared/features/deals/contract.ts';
import { reviewsCloseAt } from '#shared/features/deals/rules.ts';
import { dealTexts, reviewTexts } from '#shared/features/deals/texts.ts';
import type { Rule } from '#shared/features/reports/rules.ts';
import type { Job } from '../../core/jobs/jobs.ts';
import { refuse } from '../../core/http/refusal.ts';
import type { Actor, Services, UndoDecision } from '../../core/http/request.ts';
import type { Connection } from '../../database/connection.ts';
import { refuseContactData, requireAge } from '../accounts/actions.ts';
import { publishSellerChanged } from '../ads/actions.ts';
import { writeAuditEntry } from '../audit/actions.ts';
import { recordDecision } from '../decisions/actions.ts';
import { isBlockedBetween } from '../messages/actions.ts';
import { type Notification, notify, publishNotificationCounts } from '../notifications/actions.ts';
import { publishProfileChanged } from '../profiles/actions.ts';
import {
  deleteModerationDecision,
  recordModerationDecision,
  saveTakenDownContent,
} from '../reports/actions.ts';
import { filterRecipients } from './recipients.ts';
import {
  insertReview,
  listReviewsOfDeal,
  type LockedDeal,
  lockDealOf,
  lockReview,
  clearTakenDown,
  markTakenDown,
  saveAnswer,
  type ShownReview,
  showReview,
  takeUnnotified,
} from './review-queries.ts';

const BATCH = 100;

/**
 * Writes a review. If the other side has written too, both become visible.
 *
 * @throws ORPCError NOT_FOUND for a deal of others; CONFLICT when the period has ended, the ad is not sold, or the
 * review exists; FORBIDDEN when one of the two has blocked the other; otherwise as `requireAge`
 */
export async function writeReview(
  actor: Actor,
  { id: dealId, rating, text }: NewReview & { id: string },
): Promise<{ id: string; isVisible: boolean }> {
  await requireAge(actor, actor.viewer);
  refuseContactData(actor.viewer.birthYear, { text });
  const authorId = actor.viewer.id;
  const { id, shown } = await actor.database.kysely.transaction().execute(async (tx) => {
    const deal = await lockDealOf(tx, { id: dealId, userId: authorId });
    if (!deal) return refuse('NOT_FOUND', dealTexts.notFound);
    const { subjectId, closesAt } = await requireReviewable(tx, deal, authorId);
    const written = await listReviewsOfDeal(tx, dealId);
    if (written.some((review) => review.authorId === authorId))
      refuse('CONFLICT', reviewTexts.alreadyWritten);
    const [otherReview] = written;
    const reviewId = await insertReview(tx, {
      dealId,
      authorId,
      subjectId,
      rating,
      text,
      visibleAt: otherReview ? new Date() : closesAt,
      isNotified: otherReview !== undefined,
    });
    if (!otherReview) return { id: reviewId, shown: [] };
    await showReview(tx, otherReview.id);
    const about = { dealId, adId: deal.adId };
    const seen: ShownReview[] = [
      { ...about, id: reviewId, authorId, subjectId, rating },
      ...(otherReview.isTakenDown
        ? []
        : [
            {
              ...about,
              id: otherReview.id,
              authorId: subjectId,
              subjectId: authorId,
              rating: otherReview.rating,
            },
          ]),
    ];
    await notify(tx, seen.map(reviewNotification));
    return { id: reviewId, shown: seen };
  });
  await publishReviewsChanged(actor, shown);
  return { id, isVisible: shown.length > 0 };
}

/** The person to review, and the end of the period. */
async function requireReviewable(
  tx: Connection,
  { state, soldAt, sellerId, buyerId }: LockedDeal,
  authorId: string,
): Promise<{ subjectId: string; closesAt: Date }> {
  if (state !== 'sold' || !soldAt) return refuse('CONFLICT', reviewTexts.notSold);
  const subjectId = authorId === sellerId ? buyerId : sellerId;
  if (!subjectId) return refuse('CONFLICT', reviewTexts.otherPartyDeleted);
  const closesAt = reviewsCloseAt(soldAt);
  if (closesAt <= new Date()) refuse('CONFLICT', reviewTexts.tooLate);
  if (await isBlockedBetween(tx, authorId, subjectId)) refuse('FORBIDDEN', reviewTexts.blocked);
  return { subjectId, closesAt };
}

/**
 * Answers a visible review of the caller.
 *
 * @throws ORPCError NOT_FOUND for a review of another user, or an invisible one; CONFLICT for an answered one
 */
export async function answerReview(
  actor: Actor,
  { id, text }: { id: string; text: string },
): Promise<{ id: string }> {
  await requireAge(actor, actor.viewer);
  refuseContactData(actor.viewer.birthYear, { text });
  const authorId = await actor.database.kysely.transaction().execute(async (tx) => {
    const review = await lockReview(tx, id);
    if (!review?.isSeen || review.subjectId !== actor.viewer.id)
      return refuse('NOT_FOUND', reviewTexts.notFound);
    if (review.isAnswered) refuse('CONFLICT', reviewTexts.alreadyAnswered);
    await saveAnswer(tx, id, text);
    const { dealId, adId } = review;
    const about = { reviewId: id, dealId, adId, actorId: actor.viewer.id };
    const notification = { ...about, userId: review.authorId, event: 'review.answered' } as const;
    await notify(tx, await filterRecipients(actor, tx, [notification]));
    return review.authorId;
  });
  await publishProfileChanged(actor, actor.viewer.id);
  await publishNotificationCounts(actor, [authorId]);
  return { id };
}

/** What undoing a removal needs. `reportId` is null for removals from before each was recorded as a moderation decision. */
const Takedown = z.object({ reportId: z.nullable(z.guid()).default(null) });

/**
 * Takes a review down: it no longer counts, and only its author can read it. The author is notified of the reasons and how to
 * appeal when it can no longer be undone.
 *
 * @throws ORPCError NOT_FOUND; FORBIDDEN for a review of oneself; CONFLICT for one that is already taken down
 */
export async function takeDownReview(
  actor: Actor,
  { id, rule, reason }: { id: string; rule: Rule; reason: string },
): Promise<{ id: string; undo: Undo }> {
  const { undo, subjectId } = await actor.database.kysely.transaction().execute(async (tx) => {
    const review = await lockReview(tx, id);
    if (!review) return refuse('NOT_FOUND', reviewTexts.notFound);
    if (review.subjectId === actor.viewer.id) refuse('FORBIDDEN', reviewTexts.concernsYou);
    if (review.isTakenDown) refuse('CONFLICT', reviewTexts.alreadyTakenDown);
    const { authorId: ownerId } = review;
    const { id: reportId, notification } = await recordModerationDecision(tx, {
      kind: 'review',
      targetId: id,
      ownerId,
      decision: 'removed',
      rule,
      reason,
      decidedBy: actor.viewer.id,
      event: 'content.removed',
    });
    await saveTakenDownContent(tx, { kind: 'review', id, reportId, ownerId, original: {} });
    await markTakenDown(tx, { id, by: actor.viewer.id, reason });
    await writeAuditEntry(tx, actor, {
      action: 'review.remove',
      target: { type: 'review', id },
      before: { author: ownerId, subject: review.subjectId, rating: review.rating },
      // Without the reason: a text about a user must not outlive them.
      after: { rule },
    });
    const recorded = await recordDecision(tx, actor, {
      kind: 'review',
      targetId: id,
      change: { reportId } satisfies z.infer<typeof Takedown>,
      notices: { notifications: [notification] },
    });
    return { undo: recorded, subjectId: review.subjectId };
  });
  await publishRatingChanged(actor, subjectId);
  return { id, undo };
}

/** Restores a review that was taken down; null when it is deleted. */
export const undoTakedown: UndoDecision = async (tx, actor, { targetId: id, change }) => {
  const { reportId } = Takedown.parse(change);
  const review = await lockReview(tx, id);
  if (!review?.isTakenDown) return null;
  await clearTakenDown(tx, id);
  // Also deletes the stored content with which an appeal would restore the review.
  if (reportId) await deleteModerationDecision(tx, reportId);
  await writeAuditEntry(tx, actor, { action: 'decision.undo', target: { type: 'review', id } });
  return () => publishRatingChanged(actor, review.subjectId);
};

async function publishRatingChanged(services: Services, subjectId: string): Promise<void> {
  await publishSellerChanged(services, subjectId);
  await publishProfileChanged(services, subjectId);
}

/** Notifies people of reviews whose period has ended. Visibility itself needs no job: it is derived from the time. */
export function reviewJobs(services: Services): Job[] {
  return [
    {
      name: 'notify-of-reviews',
      formerName: 'tell-of-reviews',
      schedule: '*/10 * * * *',
      run: () => notifyVisibleReview(services),
    },
  ];
}

async function notifyVisibleReview(services: Services): Promise<void> {
  for (;;) {
    const shown = await services.database.kysely.transaction().execute(async (tx) => {
      const reviews = await takeUnnotified(tx, BATCH);
      await notify(tx, reviews.map(reviewNotification));
      return reviews;
    });
    if (shown.length === 0) return;
    await publishReviewsChanged(services, shown);
  }
}

function reviewNotification({ id, dealId, adId, authorId, subjectId, rating }: ShownReview): Notification {
  const about = { reviewId: id, dealId, adId, actorId: authorId };
  return { ...about, userId: subjectId, event: 'review.received', data: { rating } };
}

async function publishReviewsChanged(services: Services, shown: readonly ShownReview[]): Promise<void> {
  const people = [...new Set(shown.map(({ subjectId }) => subjectId))];
  for (const id of people) await publishRatingChanged(services, id);
  await publishNotificationCounts(services, people);
}
