// Who is notified of a decision on a report: the owner of the content, and the reporter, by mail without an account.
import type { ReportDecision } from '#shared/features/reports/rules.ts';
import { type Decided, statementOf } from '#shared/features/reports/statement.ts';
import type { Mail } from '../../../core/mail/mail.ts';
import type { Actor } from '../../../core/http/request.ts';
import type { Notification } from '../../notifications/actions.ts';
import { outcomeMail } from '../reporting/mails.ts';
import type { LockedReport } from './queries.ts';

interface StoredDecision extends Pick<Decided, 'rule' | 'lastDay'> {
  decision: ReportDecision;
  personReason: string;
  at: Date;
}

/** The statement of reasons to the owner; none for a decision without action. */
export function ownerNotification(
  { id, kind, origin, targetId, ownerId }: LockedReport,
  { decision, rule, personReason, at, lastDay }: StoredDecision,
): Notification[] {
  if (!ownerId || decision === 'none') return [];
  const text = statementOf({ kind, origin, decision, rule, reason: personReason, decidedAt: at, lastDay });
  const common = { userId: ownerId, reportId: id, data: { text } };
  // Warnings and suspensions do not refer to the ad, which its owner may have deleted.
  if (decision !== 'removed') return [{ ...common, event: 'account.restricted' }];
  return [{ ...common, event: 'content.removed', adId: kind === 'ad' ? targetId : null }];
}

export function reporterNotification({ id, reporterId }: LockedReport, text: string): Notification[] {
  return reporterId ? [{ userId: reporterId, event: 'report.decided', reportId: id, data: { text } }] : [];
}

/** The mail to a reporter without an account. */
export function visitorMail(
  { settings }: Pick<Actor, 'settings'>,
  { id, reporterEmail }: LockedReport,
  text: string,
): Mail[] {
  return reporterEmail
    ? [outcomeMail({ id, email: reporterEmail, text, publicUrl: settings.publicUrl })]
    : [];
}
