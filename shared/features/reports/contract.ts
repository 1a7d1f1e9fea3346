// The endpoints of reports: reporting, one's own reports and decisions about oneself, and the appeal; with those of the staff.
import { oc } from '@orpc/contract';
import * as z from 'zod/mini';
import { mayRefuse } from '../../may-refuse.ts';
import { withoutNul } from '../../saved-text.ts';
import { Appeal, ById, id, IsGone, LacksDecider, ReviewPlace, text } from './contract-parts.ts';
import {
  DECISIONS,
  MAX_APPEAL_LENGTH,
  MAX_EXPLANATION_LENGTH,
  REPORT_CATEGORIES,
  REPORT_KINDS,
  REPORT_STATUSES,
  RULES,
} from './rules.ts';
import { staffReportsContract } from './staff-contract.ts';
import { reportTexts } from './words.ts';

/** Source: the Digital Services Act, article 16.2. */
export const NewReport = z.object({
  kind: z.enum(REPORT_KINDS),
  targetId: id(reportTexts.noTarget),
  category: z.enum(REPORT_CATEGORIES, reportTexts.categoryMissing),
  explanation: text(reportTexts.explanationMissing, MAX_EXPLANATION_LENGTH, reportTexts.explanationTooLong),
  goodFaith: z.literal(true, reportTexts.goodFaithMissing),
  /** A visitor's; of who is signed in, the account's count. */
  name: z.optional(z.string().check(z.trim(), withoutNul(), z.maxLength(100, reportTexts.nameTooLong))),
  email: z.optional(z.string().check(z.trim(), withoutNul(), z.maxLength(254, reportTexts.emailWrong))),
});
export type NewReport = z.infer<typeof NewReport>;

/** A report as whoever made it sees it, and its decision as the person it concerns does. */
export const OwnReport = z.object({
  id: z.uuid(),
  side: z.enum(['reporter', 'concerned']),
  kind: z.enum(REPORT_KINDS),
  /** What it is about, as far as this person may know: an ad's title; null when it is gone. */
  title: z.nullable(z.string()),
  reviewOf: ReviewPlace,
  isGone: IsGone,
  /** To the person it concerns: what they had written; null to whoever reported, and when it is kept no more. */
  written: z.nullable(z.string()),
  status: z.enum(REPORT_STATUSES),
  /** Null to the person it concerns: they are not told by whom, nor in which words. */
  category: z.nullable(z.enum(REPORT_CATEGORIES)),
  explanation: z.nullable(z.string()),
  createdAt: z.string(),
  decision: z.nullable(
    z.object({
      decision: z.enum(DECISIONS),
      rule: z.nullable(z.enum(RULES)),
      reason: z.string(),
      at: z.string(),
      appealsCloseAt: z.string(),
    }),
  ),
  appeal: z.nullable(Appeal),
  lacksDecider: LacksDecider,
  can: z.object({ appeal: z.boolean() }),
});
export type OwnReport = z.infer<typeof OwnReport>;

export const NewAppeal = z.object({
  text: text(reportTexts.appealMissing, MAX_APPEAL_LENGTH, reportTexts.appealTooLong),
});

const tags = ['reports'];

export const reportsContract = {
  create: oc
    .route({
      method: 'POST',
      path: '/reports',
      summary: 'Report an ad, a person, a review, or a message to oneself',
      tags,
      successStatus: 201,
    })
    .errors(mayRefuse('UNAUTHORIZED', 'NOT_FOUND', 'CONFLICT', 'TOO_MANY_REQUESTS'))
    .input(NewReport)
    .output(z.object({ id: z.uuid() })),
  find: oc
    .route({
      method: 'GET',
      path: '/me/reports/{id}',
      summary: 'A report of one’s own, or the decision on something of one’s own',
      tags,
    })
    .errors(mayRefuse('NOT_FOUND'))
    .input(ById)
    .output(OwnReport),
  appeal: oc
    .route({
      method: 'POST',
      path: '/me/reports/{id}/appeal',
      summary: 'Appeal a decision, once, within six months',
      tags,
      successStatus: 201,
    })
    .errors(mayRefuse('NOT_FOUND', 'CONFLICT'))
    .input(z.extend(NewAppeal, { id: id(reportTexts.notFound) }))
    .output(OwnReport),

  ...staffReportsContract,
};
