// What may be reported and why, its priority, and who may do what with a report. Pure.
import { addDays, civilTimeOf, instantOf } from '../../stockholm-time.ts';

export const REPORT_KINDS = ['ad', 'person', 'message', 'review', 'forum_post', 'forum_comment'] as const;
export type ReportKind = (typeof REPORT_KINDS)[number];

export const REPORT_CATEGORIES = [
  'fraud',
  'illegal',
  'abuse',
  'counterfeit',
  'privacy',
  'spam',
  'misplaced',
  'child',
  'other',
] as const;
export type ReportCategory = (typeof REPORT_CATEGORIES)[number];

/** Reports of child sexual abuse may be anonymous. Source: the Digital Services Act, article 16.2 c. */
export function requiresContactDetails(category: ReportCategory): boolean {
  return category !== 'child';
}

/** Source: the Digital Services Act, article 20.1, "at least six months". */
export const MONTHS_TO_APPEAL = 6;

/** Days from the end of the appeal period until the content is deleted, so that none is deleted before. */
export const DAYS_AFTER_APPEAL_PERIOD = 3;

/** Of a reporter without an account. */
export const MAX_REPORTER_NAME_LENGTH = 100;
export const MAX_EXPLANATION_LENGTH = 2000;
export const MAX_APPEAL_LENGTH = 2000;
export const MAX_REASON_LENGTH = 500;

/** Source: spec 2 §4 Report. */
export const REPORT_STATUSES = ['pending', 'investigating', 'resolved', 'dismissed'] as const;
export type ReportStatus = (typeof REPORT_STATUSES)[number];

export const PRIORITIES = ['high', 'medium', 'low'] as const;
export type Priority = (typeof PRIORITIES)[number];

/** Decisions on a report: the content is taken down, its author is warned or suspended, or no action is taken. */
export const REPORT_DECISIONS = ['removed', 'warned', 'blocked', 'none'] as const;
export type ReportDecision = (typeof REPORT_DECISIONS)[number];

/** All decisions that are stored and can be appealed: an ad may also be rejected in moderation, and a thread locked. */
export const DECISIONS = [...REPORT_DECISIONS, 'rejected', 'locked'] as const;
export type Decision = (typeof DECISIONS)[number];

/** Why staff looked at the content: after a report, or on their own initiative. */
export const ORIGINS = ['report', 'moderation'] as const;
export type Origin = (typeof ORIGINS)[number];

/**
 * The basis of a decision: a section of the terms of use, or the law. Source: the Digital Services Act, article 17.3 d
 * and e.
 */
export const RULES = ['forbidden', 'ads', 'account', 'trade', 'law'] as const;
export type Rule = (typeof RULES)[number];

export const APPEAL_OUTCOMES = ['upheld', 'overturned'] as const;
export type AppealOutcome = (typeof APPEAL_OUTCOMES)[number];

/** How an appeal ended. It is withdrawn when the appellant's account, or the ad that it is about, is erased. */
export const APPEAL_STATES = [...APPEAL_OUTCOMES, 'withdrawn'] as const;
export type AppealState = (typeof APPEAL_STATES)[number];

/** A user's relation to a decision: the reporter, or the user it concerns. */
export type Side = 'reporter' | 'concerned';

/** Number of preceding messages that staff reads with a reported one. */
export const MESSAGES_BEFORE = 4;

/** Greatest number of other reports on the same content that are shown with one, and decided with it. */
export const MAX_TOGETHER = 50;

const weights: Record<ReportCategory, Priority> = {
  child: 'high',
  illegal: 'high',
  fraud: 'medium',
  abuse: 'medium',
  privacy: 'medium',
  counterfeit: 'medium',
  spam: 'low',
  misplaced: 'low',
  other: 'low',
};
/** Open reports of one target that raise its priority by a step; twice as many raise it to high. */
const RAISE_PRIORITY_AT = 3;

/**
 * @param open number of open reports of the same target, including this one
 */
export function priorityOf(category: ReportCategory, open: number): Priority {
  const weight = weights[category];
  if (weight === 'high' || open >= 2 * RAISE_PRIORITY_AT) return 'high';
  if (open < RAISE_PRIORITY_AT) return weight;
  return weight === 'medium' ? 'high' : 'medium';
}

export function isOpen(status: ReportStatus): boolean {
  return status === 'pending' || status === 'investigating';
}

/** Permitted staff actions by status. Source: spec 2 §4 Report, the menus. */
export function reportActions(status: ReportStatus): {
  investigate: boolean;
  resolve: boolean;
  dismiss: boolean;
  prioritize: boolean;
} {
  const isPending = status === 'pending';
  return {
    investigate: isPending,
    resolve: isOpen(status),
    dismiss: isPending,
    prioritize: isOpen(status),
  };
}

/** Whether the decision is possible: any action requires that the owner's account exists. */
export function mayDecide(decision: ReportDecision, ownerExists: boolean): boolean {
  return decision === 'none' || ownerExists;
}

/**
 * The last instant of the appeal period: the end, in Sweden, of the same day of the month, or of the last day of a shorter
 * month. Source: the Digital Services Act, article 20.1; regulation 1182/71, article 3.2 c.
 */
export function appealsCloseAt(decidedAt: Date): Date {
  const decided = new Date(`${civilTimeOf(decidedAt).day}T00:00:00Z`);
  const last = new Date(decided);
  last.setUTCMonth(last.getUTCMonth() + MONTHS_TO_APPEAL);
  // In a shorter month, JavaScript counts on into the next. Day 0 is the last day of the month before.
  if (last.getUTCDate() !== decided.getUTCDate()) last.setUTCDate(0);
  const next = instantOf({ day: addDays(last.toISOString().slice(0, 10), 1), minutes: 0 });
  return new Date(next.getTime() - 1);
}

/** The restricted user may appeal an action, the reporter may appeal a decision of no action; each decision once. */
export function mayAppeal(
  report: { decision: Decision | null; decidedAt: Date | null; isAppealed: boolean; isLead: boolean },
  side: Side,
  now: Date,
): boolean {
  const { decision, decidedAt, isAppealed, isLead } = report;
  if (!decision || !decidedAt || isAppealed || !isLead) return false;
  if ((decision === 'none') !== (side === 'reporter')) return false;
  return now <= appealsCloseAt(decidedAt);
}

/** Parties of an appeal; null for erased accounts. */
export interface AppealSides {
  ownerId: string | null;
  /** The person whom a review is about. */
  subjectId: string | null;
  appellantId: string | null;
  /** The moderator of the first decision. */
  decidedById: string | null;
  /** All who reported the content. */
  reporterIds: readonly string[];
}

/**
 * Why a moderator may not decide on an appeal: they are a party, or decided first while another moderator is available.
 */
export function appealDecisionRefusal(
  viewerId: string,
  { ownerId, subjectId, appellantId, decidedById, reporterIds }: AppealSides,
  hasOtherModerator: boolean,
): 'concernsYou' | 'ownAppeal' | 'ownReport' | 'anotherMustDecide' | null {
  if (viewerId === ownerId || viewerId === subjectId) return 'concernsYou';
  if (viewerId === appellantId) return 'ownAppeal';
  if (reporterIds.includes(viewerId)) return 'ownReport';
  return viewerId === decidedById && hasOtherModerator ? 'anotherMustDecide' : null;
}
