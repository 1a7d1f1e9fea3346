// The endpoints of the staff's table of reports: reading, deciding, and deciding on appeals.
import { oc } from '@orpc/contract';
import * as z from 'zod/mini';
import { mayRefuse } from '../../may-refuse.ts';
import { withoutNul } from '../../saved-text.ts';
import { AdPicture } from '../ads/ad-schemas.ts';
import { Appeal, ById, id, IsGone, LacksDecider, ReviewPlace, text } from './contract-parts.ts';
import {
  APPEAL_OUTCOMES,
  DECISIONS,
  MAX_REASON_LENGTH,
  PRIORITIES,
  REPORT_CATEGORIES,
  REPORT_KINDS,
  REPORT_STATUSES,
  RULES,
} from './rules.ts';
import { reportTexts } from './words.ts';

const Face = z.object({ id: z.uuid(), name: z.string() });

const Can = z.object({
  investigate: z.boolean(),
  resolve: z.boolean(),
  dismiss: z.boolean(),
  prioritize: z.boolean(),
});

/** A row of the staff's table. */
export const ReportRow = z.object({
  id: z.uuid(),
  kind: z.enum(REPORT_KINDS),
  category: z.enum(REPORT_CATEGORIES),
  explanation: z.string(),
  status: z.enum(REPORT_STATUSES),
  priority: z.enum(PRIORITIES),
  createdAt: z.string(),
  /** Whose it is; null for somebody erased. */
  owner: z.nullable(Face),
  /** Null for somebody erased, for who did not sign, and to whom the report is about. A visitor has no id. */
  reporter: z.nullable(
    z.object({ id: z.nullable(z.uuid()), name: z.string(), email: z.nullable(z.string()) }),
  ),
  /** What stands of it in one line: a title, a name or the beginning of a text; null when it is gone. */
  title: z.nullable(z.string()),
  assignee: z.nullable(z.string()),
  decision: z.nullable(z.enum(DECISIONS)),
  /** Null without one; an empty outcome waits. */
  appeal: z.nullable(z.object({ outcome: z.nullable(z.enum(APPEAL_OUTCOMES)) })),
  can: Can,
});
export type ReportRow = z.infer<typeof ReportRow>;

/** What was reported, whatever it is. */
export const ReportedContent = z.object({
  title: z.nullable(z.string()),
  text: z.string(),
  /** Kronor. */
  price: z.nullable(z.number()),
  /** 1 to 5. */
  rating: z.nullable(z.number()),
  pictures: z.array(AdPicture),
  avatarUrl: z.nullable(z.string()),
  /** The reported one last, and a few before it. */
  messages: z.array(
    z.object({
      id: z.uuid(),
      content: z.string(),
      createdAt: z.string(),
      /** At `messagePictureUrl`. */
      pictures: z.array(AdPicture),
      isByOwner: z.boolean(),
      isReported: z.boolean(),
    }),
  ),
});
export type ReportedContent = z.infer<typeof ReportedContent>;

/** A report with all that staff decides by. */
export const StaffReport = z.extend(ReportRow, {
  targetId: z.nullable(z.uuid()),
  reviewOf: ReviewPlace,
  /** As it stood when it was reported; null when it is kept no more. */
  asReported: z.nullable(ReportedContent),
  /** As it stands now; null when it is gone, or removed. */
  now: z.nullable(ReportedContent),
  isRemoved: z.boolean(),
  isGone: IsGone,
  rule: z.nullable(z.enum(RULES)),
  personReason: z.string(),
  reporterReason: z.string(),
  decidedBy: z.nullable(z.string()),
  decidedAt: z.nullable(z.string()),
  /** The one it was decided together with. */
  decidedWith: z.nullable(z.uuid()),
  reopenedFrom: z.nullable(z.uuid()),
  appealText: z.nullable(
    z.extend(Appeal, { side: z.enum(['reporter', 'concerned']), decidedBy: z.nullable(z.string()) }),
  ),
  lacksDecider: LacksDecider,
  /** Other reports about the same person, newest first. */
  earlier: z.array(
    z.object({
      id: z.uuid(),
      kind: z.enum(REPORT_KINDS),
      category: z.enum(REPORT_CATEGORIES),
      status: z.enum(REPORT_STATUSES),
      decision: z.nullable(z.enum(DECISIONS)),
      createdAt: z.string(),
    }),
  ),
  can: z.extend(Can, { decisions: z.array(z.enum(DECISIONS)), decideAppeal: z.boolean() }),
});
export type StaffReport = z.infer<typeof StaffReport>;

/** The report as a moderator saw it: refused with CONFLICT when a colleague was first. */
const seen = z.enum(REPORT_STATUSES);

/** One that is left out where it is not needed. */
const reason = z.optional(
  z.string().check(z.trim(), withoutNul(), z.maxLength(MAX_REASON_LENGTH, reportTexts.reasonTooLong)),
);

/** A decision as staff writes it. What a decision needs besides is judged by its rule. */
export const NewDecision = z.object({
  seen,
  status: z.enum(['resolved', 'dismissed']),
  decision: z.enum(DECISIONS),
  rule: z.optional(z.enum(RULES, reportTexts.ruleMissing)),
  personReason: reason,
  reporterReason: text(reportTexts.reporterReasonMissing, MAX_REASON_LENGTH, reportTexts.reasonTooLong),
  /** Of a block: its last day in Stockholm; left out or null for until further notice. */
  lastDay: z.optional(z.nullable(z.iso.date('Välj en sista dag').check(z.regex(/^2/, 'Välj en sista dag')))),
});
export type NewDecision = z.infer<typeof NewDecision>;

export const AppealDecision = z.object({
  outcome: z.enum(APPEAL_OUTCOMES),
  reason: text(reportTexts.appealReasonMissing, MAX_REASON_LENGTH, reportTexts.reasonTooLong),
});

const Mark = z.optional(z.string().check(z.maxLength(200)));
const tags = ['reports', 'admin'];

export const staffReportsContract = {
  list: oc
    .route({ method: 'GET', path: '/admin/reports', summary: 'Reports, the newest first', tags })
    .input(
      z.object({
        search: z.optional(z.string().check(z.trim(), withoutNul(), z.maxLength(100))),
        status: z.optional(z.enum([...REPORT_STATUSES, 'appealed'])),
        priority: z.optional(z.enum(PRIORITIES)),
        kind: z.optional(z.enum(REPORT_KINDS)),
        after: Mark,
        before: Mark,
      }),
    )
    .output(
      z.object({
        reports: z.array(ReportRow),
        next: z.nullable(z.string()),
        previous: z.nullable(z.string()),
      }),
    ),
  counts: oc
    .route({
      method: 'GET',
      path: '/admin/reports/counts',
      summary: 'How many reports and appeals wait',
      tags,
    })
    .output(z.object({ pending: z.number(), appeals: z.number() })),
  findForStaff: oc
    .route({
      method: 'GET',
      path: '/admin/reports/{id}',
      summary: 'One report with all that staff decides by; that a message was read is logged',
      tags,
    })
    .errors(mayRefuse('NOT_FOUND'))
    .input(ById)
    .output(StaffReport),
  investigate: oc
    .route({
      method: 'PUT',
      path: '/admin/reports/{id}/investigation',
      summary: 'Start investigating a report',
      tags,
    })
    .errors(mayRefuse('FORBIDDEN', 'NOT_FOUND', 'CONFLICT'))
    .input(z.extend(ById, { seen }))
    .output(ReportRow),
  setPriority: oc
    .route({
      method: 'PUT',
      path: '/admin/reports/{id}/priority',
      summary: 'Change how urgent a report is',
      tags,
    })
    .errors(mayRefuse('FORBIDDEN', 'NOT_FOUND', 'CONFLICT'))
    .input(z.extend(ById, { priority: z.enum(PRIORITIES) }))
    .output(ReportRow),
  decide: oc
    .route({
      method: 'PUT',
      path: '/admin/reports/{id}/decision',
      summary: 'Decide on a report, with reasons to both sides',
      tags,
    })
    .errors(mayRefuse('FORBIDDEN', 'NOT_FOUND', 'CONFLICT'))
    .input(z.extend(NewDecision, { id: id(reportTexts.notFound) }))
    .output(ReportRow),
  decideAppeal: oc
    .route({
      method: 'PUT',
      path: '/admin/reports/{id}/appeal',
      summary: 'Decide on an appeal; an overturned decision is undone',
      tags,
    })
    .errors(mayRefuse('FORBIDDEN', 'NOT_FOUND', 'CONFLICT'))
    .input(z.extend(AppealDecision, { id: id(reportTexts.notFound) }))
    .output(ReportRow),
};
