// Reverses a decision that an appeal overturns: restores the content, the ad, the account or the thread.
import type { Side } from '#shared/features/reports/rules.ts';
import type { Actor } from '../../../core/http/request.ts';
import type { Connection } from '../../../database/connection.ts';
import { type AdMove, isRejectedBy, setAdStatus } from '../../ads/actions.ts';
import type { Notices } from '../../decisions/actions.ts';
import { setThreadLocked } from '../../forum/actions.ts';
import type { Notification } from '../../notifications/actions.ts';
import { readSiteSettings } from '../../site-settings/actions.ts';
import { endSuspensionWithin } from '../../users/actions.ts';
import type { Change } from '../content/content-changes.ts';
import { restoreTakenDown } from '../content/restore-taken-down.ts';
import { reporterNotification, visitorMail } from '../decisions/decision-notices.ts';
import type { LockedReport } from '../decisions/queries.ts';
import { isLockedLater, listDecidedWith, reopenReport } from './appeal-queries.ts';
import type { AppealChange } from './undo-appeal.ts';

export interface Reversed {
  /** What undoing the appeal's decision needs. */
  change: AppealChange;
  notices: Notices;
  /** Content that is public again. */
  restored: Change | null;
  /** The content was deleted meanwhile and cannot be restored. */
  isDeleted: boolean;
  /** Another decision with the same effect is still in force. */
  isRepeated: boolean;
}
export const nothingReversed: Reversed = {
  change: { removed: null, ad: null, suspension: null, reopenedId: null, unlockedId: null },
  notices: { notifications: [] },
  restored: null,
  isDeleted: false,
  isRepeated: false,
};

/** Undoes what the decision did, or opens the report again for a reporter, in the transaction that decides the appeal. */
export async function reverseDecision(
  tx: Connection,
  actor: Actor,
  { report, side }: { report: LockedReport; side: Side },
): Promise<Reversed> {
  const { change } = nothingReversed;
  if (side === 'reporter') {
    const reopenedId = await reopenReport(tx, { id: report.id, by: actor.viewer.id });
    return { ...nothingReversed, change: { ...change, reopenedId } };
  }
  // A rejected forum text is stored in the same way as content that is taken down; a rejected ad is not.
  const isAd = report.kind === 'ad';
  const isStored = report.decision === 'removed' || (report.decision === 'rejected' && !isAd);
  const removed = isStored ? await restoreTakenDown(tx, report.id) : null;
  const ad = report.decision === 'rejected' && isAd ? await approve(tx, actor, report) : null;
  const restored = removed ?? (ad && approvedAd(report));
  const suspended = await endSuspension(tx, actor, report);
  const isRepeated = suspended.isSuspended || (await isLockedLater(tx, report.id));
  const isUnlocked =
    report.decision === 'locked' &&
    report.targetId !== null &&
    !isRepeated &&
    (await setThreadLocked(tx, { id: report.targetId, isLocked: false }));
  const others = [report, ...(await listDecidedWith(tx, report.id))];
  const answer = isRepeated ? CHANGED_BUT_REPEATED : CHANGED;
  return {
    change: {
      ...change,
      removed,
      ad,
      suspension: suspended.change && { userId: report.ownerId ?? '', ...suspended.change },
      unlockedId: isUnlocked ? report.targetId : null,
    },
    restored,
    isDeleted: isStored && removed === null,
    isRepeated,
    notices: {
      notifications: [
        ...(restored ? [restoredNotification(report.id, restored)] : []),
        ...others.flatMap((one) => reporterNotification(one, answer)),
      ],
      mails: others.flatMap((one) => visitorMail(actor, one, answer)),
      ...(ad && { announcedAdId: report.targetId ?? '' }),
    },
  };
}

const CHANGED =
  'Vi har prövat beslutet en gång till efter ett överklagande, och ändrat det: åtgärden gäller inte längre.';

const CHANGED_BUT_REPEATED =
  'Vi har prövat beslutet en gång till efter ett överklagande, och ändrat det. Ett annat beslut gäller fortfarande.';

async function endSuspension(
  tx: Connection,
  actor: Actor,
  { decision, ownerId }: LockedReport,
): ReturnType<typeof endSuspensionWithin> {
  if (decision !== 'blocked' || !ownerId) return { change: null, isSuspended: false };
  return endSuspensionWithin(tx, actor, ownerId);
}

/** An ad whose rejection was overturned is public from now on. Null if its seller has changed it since. */
async function approve(
  tx: Connection,
  actor: Actor,
  { id: rejectionId, targetId: id }: LockedReport,
): Promise<AdMove | null> {
  if (!id || !(await isRejectedBy(tx, { id, rejectionId }))) return null;
  const { adDurationDays: days } = await readSiteSettings(actor);
  return setAdStatus(tx, { id, from: 'rejected', to: 'approved', reviewerId: actor.viewer.id, days });
}

function approvedAd({ targetId, ownerId }: LockedReport): Change {
  return { kind: 'ad', id: targetId ?? '', ownerId: ownerId ?? '', touched: {} };
}

function restoredNotification(reportId: string, { kind, id, ownerId }: Change): Notification {
  return { userId: ownerId, event: 'content.restored', reportId, adId: kind === 'ad' ? id : null };
}
