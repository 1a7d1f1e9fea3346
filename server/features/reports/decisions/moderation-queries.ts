// SQL of decisions on unreported content, and counts about a user for moderators.
import { sql } from 'kysely';
import type { ReportKind, Rule } from '#shared/features/reports/rules.ts';
import type { ReportedContent } from '#shared/features/reports/staff-contract.ts';
import type { Restriction } from '#shared/features/reports/statement.ts';
import type { Connection } from '../../../database/connection.ts';

export interface ModerationDecisionRow {
  kind: ReportKind;
  targetId: string;
  ownerId: string;
  decision: Restriction;
  rule: Rule;
  reason: string;
  decidedBy: string;
  decidedAt: Date;
  erasableFrom?: Date | null;
  blockedUntil?: Date | number | null;
  /** The content that was decided on. */
  content: ReportedContent | null;
}

/** Inserts a decided report without a reporter, with a snapshot of the content; returns its id. */
export async function insertModerationDecision(
  transaction: Connection,
  row: ModerationDecisionRow,
): Promise<string> {
  const { id } = await transaction
    .insertInto('reports')
    .values({
      origin: 'moderation',
      kind: row.kind,
      target_id: row.targetId,
      owner_id: row.ownerId,
      category: 'other',
      explanation: '',
      good_faith: true,
      status: 'resolved',
      priority: 'low',
      decision: row.decision,
      rule: row.rule,
      person_reason: row.reason,
      decided_by: row.decidedBy,
      decided_at: row.decidedAt,
      erasable_from: row.erasableFrom ?? null,
      blocked_until: row.blockedUntil ?? null,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  if (row.content) {
    await transaction
      .insertInto('report_snapshots')
      .values({ report_id: id, owner_id: row.ownerId, content: JSON.stringify(row.content) })
      .execute();
  }
  return id;
}

/** Deletes a decision that was undone, and its snapshot. */
export async function deleteModerationDecision(transaction: Connection, id: string): Promise<void> {
  await transaction.deleteFrom('reports').where('id', '=', id).where('origin', '=', 'moderation').execute();
}

/**
 * Clears the rejections of deleted ads: the reason is erased with the ad. The decisions remain, without person and content, since
 * the yearly figures count them. Open appeals are withdrawn.
 */
export async function clearRejectionsOf(transaction: Connection, adIds: readonly string[]): Promise<void> {
  if (adIds.length === 0) return;
  await sql`
    with cleared as (
      update reports set target_id = null, owner_id = null, person_reason = ''
       where kind = 'ad' and decision = 'rejected' and target_id = any(${adIds}) returning id),
    snapshots as (delete from report_snapshots where report_id in (select id from cleared))
    update appeals set appellant_id = null, text = '', reason = '', outcome = coalesce(outcome, 'withdrawn'),
        decided_at = coalesce(decided_at, now()) where report_id in (select id from cleared)`.execute(
    transaction,
  );
}

export async function countOpenReportsAbout(connection: Connection, ownerId: string): Promise<number> {
  const { rows } = await sql<{ open: number }>`
    select count(*) as open from reports
     where owner_id = ${ownerId} and status in ('pending', 'investigating')`.execute(connection);
  return rows[0]?.open ?? 0;
}

/** How often an ad of this person was rejected. Rejections from before reasons were required count only while in effect. */
export async function countRejectionsOf(connection: Connection, ownerId: string): Promise<number> {
  const { rows } = await sql<{ rejections: number }>`
    select (select count(*) from reports where owner_id = ${ownerId} and kind = 'ad' and decision = 'rejected')
         + (select count(*) from ads where user_id = ${ownerId} and status = 'rejected' and not exists (
             select from reports where kind = 'ad' and target_id = ads.id and decision = 'rejected')) as rejections`.execute(
    connection,
  );
  return rows[0]?.rejections ?? 0;
}
