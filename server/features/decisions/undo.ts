// Undoes a decision within its minute, or sends its notices when the minute is over: never both.
import * as z from 'zod';
import { decisionTexts } from '#shared/features/decisions/texts.ts';
import type { Job } from '../../core/jobs/jobs.ts';
import { queueMail } from '../../core/mail/outbox.ts';
import { refuse } from '../../core/http/refusal.ts';
import type { Actor, Services } from '../../core/http/request.ts';
import { publishWaitingChanged } from '../../core/live/waiting.ts';
import type { Connection } from '../../database/connection.ts';
import { endAllSessions } from '../accounts/actions.ts';
import { queueTextNotifications } from '../forum/actions.ts';
import { publishAdToMembers, recordAdEvent } from '../messages/actions.ts';
import { type Notification, notify, publishNotificationCounts } from '../notifications/actions.ts';
import { enqueueSearchAlerts } from '../saved-searches/actions.ts';
import { FINISH_DECISION, type Notices, storeDecision } from './actions.ts';
import { lockNotifiedAds, lockSuspended, takeDecision, takeOwnDecision } from './queries.ts';

const Payload = z.object({ id: z.guid() });

/**
 * Undoes a decision of the viewer: its change is reverted, and nobody is notified.
 *
 * @throws ORPCError NOT_FOUND for another user's, and after the minute; CONFLICT when its target has been changed since
 */
export async function undoDecision(actor: Actor, id: string): Promise<{ id: string }> {
  const publish = await actor.database.kysely.transaction().execute(async (tx) => {
    const decision = await takeOwnDecision(tx, { id, userId: actor.viewer.id });
    const undo = decision && actor.undo[decision.kind];
    if (!undo) return refuse('NOT_FOUND', decisionTexts.tooLate);
    const restored = await undo(tx, actor, decision);
    if (!restored) return refuse('CONFLICT', decisionTexts.changed);
    // The decision that this one replaced holds again. Its notices have not been sent, so its minute restarts.
    if (decision.replaced) await storeDecision(tx, decision.replaced);
    return restored;
  });
  await publish();
  publishWaitingChanged(actor);
  return { id };
}

export function decisionJobs(services: Services): Job[] {
  return [
    { name: FINISH_DECISION, run: ({ payload }) => finishDecision(services, Payload.parse(payload).id) },
  ];
}

/** Sends the notices of a decision. Does nothing for one that was undone or replaced. */
async function finishDecision(services: Services, id: string): Promise<void> {
  const sent = await services.database.kysely.transaction().execute(async (tx) => {
    const decision = await takeDecision(tx, id);
    if (!decision) return null;
    const {
      notifications,
      mails = [],
      announcedAdId,
      publishedText,
      endedSessionsOf,
    } = decision.notices as Notices;
    // Another decision may have lifted the suspension within the minute.
    const isLifted = endedSessionsOf !== undefined && !(await lockSuspended(tx, endedSessionsOf));
    const current = (await withoutStale(tx, notifications)).filter(
      ({ userId, event }) => !(isLifted && userId === endedSessionsOf && event === 'account.restricted'),
    );
    await notify(tx, current);
    for (const mail of mails) await queueMail(services, tx, mail);
    if (announcedAdId) {
      await enqueueSearchAlerts(tx, announcedAdId);
      await recordAdEvent(tx, { adId: announcedAdId, kind: 'approved', at: decision.decidedAt });
    }
    if (publishedText) await queueTextNotifications(tx, publishedText);
    if (endedSessionsOf && !isLifted) await endAllSessions(tx, endedSessionsOf);
    return { recipientIds: current.map(({ userId }) => userId), adId: announcedAdId };
  });
  if (!sent) return;
  if (sent.adId) publishAdToMembers(services, sent.adId);
  await publishNotificationCounts(services, sent.recipientIds);
}

/**
 * Drops notifications that are out of date: those about a deleted ad, except decisions that can be appealed, and the approval of
 * an ad that its seller has changed since.
 */
async function withoutStale(tx: Connection, notifications: readonly Notification[]): Promise<Notification[]> {
  const ads = await lockNotifiedAds(
    tx,
    notifications.flatMap(({ adId }) => adId ?? []),
  );
  return notifications.flatMap((notification) => {
    const { adId, event, reportId } = notification;
    if (!adId) return [notification];
    const ad = ads.get(adId);
    if (!ad) return reportId ? [{ ...notification, adId: null }] : [];
    return event === 'ad.approved' && !ad.isApproved ? [] : [notification];
  });
}
