// What may be reported and why, how urgent that is, and who may do what with a report. Pure.
export const REPORT_KINDS = ['ad', 'person', 'message', 'review'] as const;
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

/** Nobody has to sign a report of sexual offences against children. Source: the Digital Services Act, article 16.2 c. */
export function mustSign(category: ReportCategory): boolean {
  return category !== 'child';
}

/** Source: the Digital Services Act, article 20.1, "at least six months". */
export const MONTHS_TO_APPEAL = 6;

export const MAX_EXPLANATION_LENGTH = 2000;
export const MAX_APPEAL_LENGTH = 2000;
export const MAX_REASON_LENGTH = 500;

/** Source: spec 2 §4 Report. */
export const REPORT_STATUSES = ['pending', 'investigating', 'resolved', 'dismissed'] as const;
export type ReportStatus = (typeof REPORT_STATUSES)[number];

export const PRIORITIES = ['high', 'medium', 'low'] as const;
export type Priority = (typeof PRIORITIES)[number];

/** What came of it: the content is removed, its writer is warned or kept out, or nothing. */
export const DECISIONS = ['removed', 'warned', 'blocked', 'none'] as const;
export type Decision = (typeof DECISIONS)[number];

/** What a decision rests on: a part of the terms of use, or the law. Source: the Digital Services Act, article 17.3 d and e. */
export const RULES = ['forbidden', 'ads', 'account', 'trade', 'law'] as const;
export type Rule = (typeof RULES)[number];

export const APPEAL_OUTCOMES = ['upheld', 'overturned'] as const;
export type AppealOutcome = (typeof APPEAL_OUTCOMES)[number];

/** Which side of a decision somebody is on. */
export type Side = 'reporter' | 'concerned';

/** Messages before the reported one that staff reads along with it. */
export const MESSAGES_BEFORE = 4;

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
/** With so many open ones about the same thing, each weighs a step more; with twice as many it is urgent. */
const MANY = 3;

/** How urgent a report is. @param open how many open ones there are about the same thing, this one among them */
export function priorityOf(category: ReportCategory, open: number): Priority {
  const weight = weights[category];
  if (weight === 'high' || open >= 2 * MANY) return 'high';
  if (open < MANY) return weight;
  return weight === 'medium' ? 'high' : 'medium';
}

export function isOpen(status: ReportStatus): boolean {
  return status === 'pending' || status === 'investigating';
}

/** What staff may do with a report as it stands. Source: spec 2 §4 Report, the menus. */
export function reportDeeds(status: ReportStatus): {
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

/** What may be decided: a person is not removed but cleared of what they have written of themselves. */
export function mayDecide(decision: Decision, isOwnerHere: boolean): boolean {
  return decision === 'none' || isOwnerHere;
}

/** Until when a decision may be appealed. Source: the Digital Services Act, article 20.1. */
export function appealsCloseAt(decidedAt: Date): Date {
  const closes = new Date(decidedAt);
  closes.setUTCMonth(closes.getUTCMonth() + MONTHS_TO_APPEAL);
  return closes;
}

/** Who is restricted may appeal that, and who reported may appeal that nothing was done; each decision once. */
export function mayAppeal(
  report: { decision: Decision | null; decidedAt: Date | null; isAppealed: boolean; isLead: boolean },
  side: Side,
  now: Date,
): boolean {
  const { decision, decidedAt, isAppealed, isLead } = report;
  if (!decision || !decidedAt || isAppealed || !isLead) return false;
  if ((decision === 'none') !== (side === 'reporter')) return false;
  return now < appealsCloseAt(decidedAt);
}

/** Who has a part in an appeal. Null for somebody erased. */
export interface AppealSides {
  ownerId: string | null;
  appellantId: string | null;
  /** Who decided first. */
  decidedById: string | null;
}

/** Why somebody may not decide on an appeal: they are on one of its sides, or decided first where somebody else could. */
export function appealBar(
  viewerId: string,
  { ownerId, appellantId, decidedById }: AppealSides,
  hasAnother: boolean,
): 'concernsYou' | 'ownAppeal' | 'anotherMustDecide' | null {
  if (viewerId === ownerId) return 'concernsYou';
  if (viewerId === appellantId) return 'ownAppeal';
  return viewerId === decidedById && hasAnother ? 'anotherMustDecide' : null;
}
