// What other features use of reports: recording decisions on unreported content, and counts about a user.
import type { ReportKind, Rule } from '#shared/features/reports/rules.ts';
import { type Restriction, statementOf } from '#shared/features/reports/statement.ts';
import type { Connection } from '../../database/connection.ts';
import type { NotificationEvent } from '#shared/features/notifications/events.ts';
import type { Notification } from '../notifications/actions.ts';
import { readContent } from './content/content-queries.ts';
import { insertModerationDecision } from './decisions/moderation-queries.ts';
export { TakenDownContent, saveTakenDownContent } from './decisions/queries.ts';
export { reportTitle, reportTitleTables, reviewSubject } from './content/report-parts.ts';
export { pendingRowsSql } from './decisions/staff-queries.ts';

export interface ModerationDecision {
  kind: ReportKind;
  targetId: string;
  ownerId: string;
  decision: Restriction;
  rule: Rule;
  /** The reason that the person concerned reads. */
  reason: string;
  /** Last day of a suspension, YYYY-MM-DD; null for until further notice. */
  lastDay?: string | null;
  /** When the account may be erased at the earliest, if erasure is the next step; otherwise null. */
  erasableFrom?: Date | null;
  /** End of a suspension, infinity for until further notice. */
  blockedUntil?: Date | number | null;
  decidedBy: string;
  event: NotificationEvent;
  /** The text decided on, if it is not the one that is shown: a pending edit. */
  text?: string;
}

/**
 * Records a decision of staff on unreported content, in its transaction, so that its owner can read and appeal
 * it as any other. Returns its id, and the notification with the statement of reasons. Source: the Digital Services Act,
 * articles 17 and 20.
 */
export async function recordModerationDecision(
  transaction: Connection,
  { lastDay = null, event, text: decidedText, ...created }: ModerationDecision,
): Promise<{ id: string; notification: Notification }> {
  const { kind, targetId, ownerId, decision, rule, reason } = created;
  const decidedAt = new Date();
  const shown = await readContent(transaction, { kind, id: targetId });
  const content = shown && decidedText !== undefined ? { ...shown, text: decidedText } : shown;
  const id = await insertModerationDecision(transaction, { ...created, decidedAt, content });
  const text = statementOf({ kind, decision, origin: 'moderation', rule, reason, decidedAt, lastDay });
  const adId = kind === 'ad' ? targetId : null;
  return { id, notification: { userId: ownerId, event, reportId: id, adId, data: { text } } };
}

export {
  countOpenReportsAbout,
  countRejectionsOf,
  deleteModerationDecision,
  clearRejectionsOf,
} from './decisions/moderation-queries.ts';
