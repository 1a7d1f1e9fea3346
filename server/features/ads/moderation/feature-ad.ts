// Features an ad on the home page or ends that, with an entry in the audit log, and undoes it within a minute.
import * as z from 'zod';
import type { Undo } from '#shared/features/decisions/contract.ts';
import { moderationTexts } from '#shared/features/ads/moderation/texts.ts';
import { refuse } from '../../../core/http/refusal.ts';
import type { Actor, UndoDecision } from '../../../core/http/request.ts';
import { writeAuditEntry } from '../../audit/actions.ts';
import { recordDecision } from '../../decisions/actions.ts';
import { publishAdChanged } from '../actions.ts';
import { requireAd } from '../page/read-ads.ts';
import { setFeatured } from './decision-queries.ts';

const FeaturingChange = z.object({ isFeatured: z.boolean() });
type FeaturingChange = z.infer<typeof FeaturingChange>;

/**
 * Nobody is notified: being featured takes nothing from the seller, and the home page shows it.
 *
 * @throws ORPCError NOT_FOUND, or CONFLICT if nothing would change, and for featuring an ad that is not approved
 */
export async function featureAd(
  actor: Actor,
  { id, isFeatured }: FeaturingChange & { id: string },
): Promise<{ id: string; isFeatured: boolean; undo: Undo }> {
  await requireAd(actor, id);
  const undo = await actor.database.kysely.transaction().execute(async (tx) => {
    if (!(await setFeatured(tx, { id, isFeatured }))) refuse('CONFLICT', moderationTexts.featureFailed);
    await writeAuditEntry(tx, actor, {
      action: isFeatured ? 'ad.feature' : 'ad.unfeature',
      target: { type: 'ad', id },
      before: { isFeatured: !isFeatured },
      after: { isFeatured },
    });
    return recordDecision(tx, actor, {
      kind: 'ad-featuring',
      targetId: id,
      change: { isFeatured } satisfies FeaturingChange,
      notices: { notifications: [] },
    });
  });
  await publishAdChanged(actor, id);
  return { id, isFeatured, undo };
}

/** Undoes the featuring of an ad, or the end of it. */
export const undoFeaturing: UndoDecision = async (tx, actor, { targetId, change }) => {
  const { isFeatured } = FeaturingChange.parse(change);
  if (!(await setFeatured(tx, { id: targetId, isFeatured: !isFeatured }))) return null;
  await writeAuditEntry(tx, actor, {
    action: 'decision.undo',
    target: { type: 'ad', id: targetId },
    before: { isFeatured },
    after: { isFeatured: !isFeatured },
  });
  return () => publishAdChanged(actor, targetId);
};
