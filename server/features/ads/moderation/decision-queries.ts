// All SQL of decisions on ads, and of undoing them.
import { sql } from 'kysely';
import * as z from 'zod';
import type { AdStatus } from '#shared/features/ads/rules.ts';
import type { Connection } from '../../../database/connection.ts';
import { isoTime } from '../../../database/iso-time.ts';
import { latestRejection } from '../card-sql.ts';
import { shownFor } from '../queries.ts';

/** The columns that a decision changes, and the time of the last change by the seller. */
const State = z.object({
  status: z.enum(['pending', 'approved', 'rejected', 'removed']),
  sale_state: z.string(),
  reviewed_by: z.nullable(z.guid()),
  reviewed_at: z.nullable(z.string()),
  expires_at: z.nullable(z.string()),
  expiry_told_at: z.nullable(z.string()),
  updated_at: z.string(),
});

/** What a decision changed, as it is stored while it can be undone. */
export const AdMove = z.object({ before: State, after: State });
export type AdMove = z.infer<typeof AdMove>;

const state = sql<AdMove['before']>`jsonb_build_object('status', ads.status, 'sale_state', ads.sale_state,
  'reviewed_by', ads.reviewed_by, 'reviewed_at', ads.reviewed_at, 'expires_at', ads.expires_at,
  'expiry_told_at', ads.expiry_told_at, 'updated_at', ads.updated_at)`;

/**
 * Moves an ad from one status to another; null if its status is no longer `from` or it was changed after `updatedAt`.
 * An approved ad is shown for `days` from now, also if it had expired.
 */
export async function setAdStatus(
  transaction: Connection,
  move: { id: string; from: AdStatus; updatedAt?: string; to: AdStatus; reviewerId: string; days: number },
): Promise<AdMove | null> {
  const { id, from, updatedAt = null, to, reviewerId, days } = move;
  const { rows } = await sql<{ before: AdMove['before'] }>`
    select ${state} as before from ads
     where id = ${id} and status = ${from}
       and (${updatedAt}::text is null or ${sql.raw(isoTime('updated_at'))} = ${updatedAt}) for update`.execute(
    transaction,
  );
  const [found] = rows;
  if (!found) return null;
  const { after } = await transaction
    .updateTable('ads')
    .set({
      status: to,
      // A removal is recorded in its report. The earlier decision is in effect again if an appeal restores the ad.
      ...(to !== 'removed' && { reviewed_by: reviewerId, reviewed_at: new Date() }),
      ...(to === 'approved' && shownFor(days)),
    })
    .where('id', '=', id)
    .returning(state.as('after'))
    .executeTakeFirstOrThrow();
  return { before: found.before, after };
}

/** Restores an ad to what it was before a decision; false if it has been changed since. */
export async function restoreAdStatus(
  transaction: Connection,
  id: string,
  { before, after }: AdMove,
): Promise<boolean> {
  const { numAffectedRows = 0n } = await sql`
    update ads set status = earlier.status, sale_state = earlier.sale_state, reviewed_at = earlier.reviewed_at,
        reviewed_by = (select profiles.id from profiles where profiles.id = earlier.reviewed_by),
        expires_at = earlier.expires_at, expiry_told_at = earlier.expiry_told_at
      from jsonb_populate_record(null::ads, ${JSON.stringify(before)}::jsonb) as earlier
     where ads.id = ${id} and ${state} = ${JSON.stringify(after)}::jsonb`.execute(transaction);
  return numAffectedRows === 1n;
}

/** Whether this is the rejection in effect: the ad was not approved, changed or rejected again since. */
export async function isRejectedBy(
  transaction: Connection,
  { id, rejectionId }: { id: string; rejectionId: string },
): Promise<boolean> {
  const { rows } = await sql<{ id: string }>`
    select rejection.id from ads, lateral ${sql.raw(latestRejection)}
     where ads.id = ${id} and ads.status = 'rejected'`.execute(transaction);
  return rows[0]?.id === rejectionId;
}

/** Features an ad or ends that; false if nothing changes, and for featuring an ad that is not approved. */
export async function setFeatured(
  transaction: Connection,
  { id, isFeatured }: { id: string; isFeatured: boolean },
): Promise<boolean> {
  const { numUpdatedRows } = await transaction
    .updateTable('ads')
    .set({ is_featured: isFeatured })
    .where('id', '=', id)
    .where('is_featured', '<>', isFeatured)
    .$if(isFeatured, (update) => update.where('status', '=', 'approved'))
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}
