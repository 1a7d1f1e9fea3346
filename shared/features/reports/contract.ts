// Endpoints of reports: reporting, own reports, decisions concerning the user, appeals, and those for staff.
import { oc } from '@orpc/contract';
import * as z from 'zod/mini';
import { mayRefuse } from '../../may-refuse.ts';
import { withoutNul } from '../../saved-text.ts';
import { Appeal, ById, id, IsGone, LacksDecider, ReviewPlace, text } from './contract-parts.ts';
import { YearFigures } from './figures.ts';
import {
  DECISIONS,
  MAX_APPEAL_LENGTH,
  MAX_EXPLANATION_LENGTH,
  MAX_REPORTER_NAME_LENGTH,
  ORIGINS,
  REPORT_CATEGORIES,
  REPORT_KINDS,
  REPORT_STATUSES,
  RULES,
} from './rules.ts';
import { staffReportsContract } from './staff-contract.ts';
import { reportTexts } from './texts.ts';

/** Source: the Digital Services Act, article 16.2. */
export const NewReport = z.object({
  kind: z.enum(REPORT_KINDS),
  targetId: id(reportTexts.noTarget),
  category: z.enum(REPORT_CATEGORIES, reportTexts.categoryMissing),
  explanation: text(reportTexts.explanationMissing, MAX_EXPLANATION_LENGTH, reportTexts.explanationTooLong),
  goodFaith: z.literal(true, reportTexts.goodFaithMissing),
  /** For visitors; for a signed-in user, the account's name and e-mail are used. */
  name: z.optional(
    z.string().check(z.trim(), withoutNul(), z.maxLength(MAX_REPORTER_NAME_LENGTH, reportTexts.nameTooLong)),
  ),
  email: z.optional(z.string().check(z.trim(), withoutNul(), z.maxLength(254, reportTexts.emailWrong))),
});
export type NewReport = z.infer<typeof NewReport>;

/** A report as shown to its reporter, and its decision as shown to the user it concerns. */
export const OwnReport = z.object({
  id: z.uuid(),
  side: z.enum(['reporter', 'concerned']),
  kind: z.enum(REPORT_KINDS),
  /** `moderation`: a decision about the user that nobody reported. */
  origin: z.enum(ORIGINS),
  /** The title of the ad, if this user may see it; null if it is deleted. */
  title: z.nullable(z.string()),
  reviewOf: ReviewPlace,
  isGone: IsGone,
  /** The reported text, for the user it concerns; null for the reporter, and when it is no longer stored. */
  written: z.nullable(z.string()),
  status: z.enum(REPORT_STATUSES),
  /** Null for the user it concerns: the reporter and the explanation are not disclosed. */
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
      summary: 'Reports an ad, a user, a review, or a received message',
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
      summary: 'Returns a report by the user, or a decision that concerns them',
      tags,
    })
    .errors(mayRefuse('NOT_FOUND'))
    .input(ById)
    .output(OwnReport),
  appeal: oc
    .route({
      method: 'POST',
      path: '/me/reports/{id}/appeal',
      summary: 'Appeals a decision, once, within six months',
      tags,
      successStatus: 201,
    })
    .errors(mayRefuse('NOT_FOUND', 'CONFLICT'))
    .input(z.extend(NewAppeal, { id: id(reportTexts.notFound) }))
    .output(OwnReport),

  yearlyFigures: oc
    .route({
      method: 'GET',
      path: '/admin/yearly-figures',
      summary: 'Returns the yearly figures of reports, decisions and appeals',
      tags: ['reports', 'admin'],
    })
    .output(z.object({ years: z.array(YearFigures) })),

  ...staffReportsContract,
};
