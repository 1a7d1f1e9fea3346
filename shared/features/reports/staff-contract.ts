// Endpoints of reports for staff: table, decisions, and decisions on appeals.
import { oc } from '@orpc/contract';
import * as z from 'zod/mini';
import { mayRefuse } from '../../may-refuse.ts';
import { withoutNul } from '../../saved-text.ts';
import { AdPicture } from '../ads/ad-schemas.ts';
import { Undo } from '../decisions/contract.ts';
import { Appeal, ById, id, IsGone, LacksDecider, ReviewPlace, text } from './contract-parts.ts';
import {
  APPEAL_OUTCOMES,
  APPEAL_STATES,
  DECISIONS,
  MAX_REASON_LENGTH,
  MAX_TOGETHER,
  ORIGINS,
  PRIORITIES,
  REPORT_CATEGORIES,
  REPORT_DECISIONS,
  REPORT_KINDS,
  REPORT_STATUSES,
  RULES,
} from './rules.ts';
import { ReportSearch } from './search.ts';
import { reportTexts } from './texts.ts';

const Face = z.object({ id: z.uuid(), name: z.string() });

const Can = z.object({
  investigate: z.boolean(),
  resolve: z.boolean(),
  dismiss: z.boolean(),
  prioritize: z.boolean(),
});

/** A visitor has no id. */
const Reporter = z.object({ id: z.nullable(z.uuid()), name: z.string(), email: z.nullable(z.string()) });

/** A row of the report table. */
export const ReportRow = z.object({
  id: z.uuid(),
  kind: z.enum(REPORT_KINDS),
  /** `moderation`: listed only once its decision is appealed. */
  origin: z.enum(ORIGINS),
  category: z.enum(REPORT_CATEGORIES),
  explanation: z.string(),
  status: z.enum(REPORT_STATUSES),
  priority: z.enum(PRIORITIES),
  createdAt: z.string(),
  /** The owner of the target; null if erased. */
  owner: z.nullable(Face),
  /** Null if erased or anonymous, and for a moderator the report concerns. */
  reporter: z.nullable(Reporter),
  /** The other open reports on the same content, oldest first; none of a decided report. */
  others: z.array(
    z.object({
      id: z.uuid(),
      category: z.enum(REPORT_CATEGORIES),
      explanation: z.string(),
      createdAt: z.string(),
      reporter: z.nullable(Reporter),
    }),
  ),
  /** The target's current title, name or the beginning of its text; null if deleted. */
  title: z.nullable(z.string()),
  assignee: z.nullable(z.string()),
  decision: z.nullable(z.enum(DECISIONS)),
  /** Null without an appeal; `outcome` is null while it is pending. */
  appeal: z.nullable(z.object({ outcome: z.nullable(z.enum(APPEAL_STATES)) })),
  can: Can,
});
export type ReportRow = z.infer<typeof ReportRow>;

/** A report after a decision, and how to undo it. */
const DecidedReport = z.extend(ReportRow, { undo: Undo });
export type DecidedReport = z.infer<typeof DecidedReport>;

/** The reported content, of any kind. */
export const ReportedContent = z.object({
  title: z.nullable(z.string()),
  text: z.string(),
  /** Kronor. */
  price: z.nullable(z.number()),
  /** 1 to 5. */
  rating: z.nullable(z.number()),
  pictures: z.array(AdPicture),
  avatarUrl: z.nullable(z.string()),
  /** The reported message last, after a few preceding ones. */
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

/** A report with everything staff needs for a decision. */
export const StaffReport = z.extend(ReportRow, {
  targetId: z.nullable(z.uuid()),
  reviewOf: ReviewPlace,
  /** The content when it was reported; null if no longer stored. */
  asReported: z.nullable(ReportedContent),
  /** The current content; null if deleted or taken down. */
  now: z.nullable(ReportedContent),
  isRemoved: z.boolean(),
  isGone: IsGone,
  rule: z.nullable(z.enum(RULES)),
  personReason: z.string(),
  reporterReason: z.string(),
  decidedBy: z.nullable(z.string()),
  decidedAt: z.nullable(z.string()),
  /** The report together with which this report was decided. */
  decidedWith: z.nullable(z.uuid()),
  reopenedFrom: z.nullable(z.uuid()),
  appealText: z.nullable(
    z.extend(Appeal, { side: z.enum(['reporter', 'concerned']), decidedBy: z.nullable(z.string()) }),
  ),
  lacksDecider: LacksDecider,
  /** Other reports about the same user, newest first. */
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
  can: z.extend(Can, { decisions: z.array(z.enum(REPORT_DECISIONS)), decideAppeal: z.boolean() }),
});
export type StaffReport = z.infer<typeof StaffReport>;

/** The status the moderator saw; CONFLICT if another moderator has changed it since. */
const seen = z.enum(REPORT_STATUSES);

/** Optional in the schema; the server checks which decisions require a reason. */
const reason = z.optional(
  z.string().check(z.trim(), withoutNul(), z.maxLength(MAX_REASON_LENGTH, reportTexts.reasonTooLong)),
);

/** A decision by staff. The server checks what each decision requires. */
export const NewDecision = z.object({
  seen,
  status: z.enum(['resolved', 'dismissed']),
  decision: z.enum(REPORT_DECISIONS, reportTexts.decisionMissing),
  /**
   * Other open reports on the same content that the moderator has read, decided in the same way. A report that has arrived
   * since stays open, unless the content is taken down, which decides all reports.
   */
  together: z.optional(z.array(z.uuid()).check(z.maxLength(MAX_TOGETHER))),
  rule: z.optional(z.enum(RULES, reportTexts.ruleMissing)),
  personReason: reason,
  reporterReason: text(reportTexts.reporterReasonMissing, MAX_REASON_LENGTH, reportTexts.reasonTooLong),
  /** Last day of a suspension, in Stockholm; missing or null for until further notice. */
  lastDay: z.optional(z.nullable(z.iso.date('Välj en sista dag').check(z.regex(/^2/, 'Välj en sista dag')))),
});
export type NewDecision = z.infer<typeof NewDecision>;

export const AppealDecision = z.object({
  outcome: z.enum(APPEAL_OUTCOMES),
  reason: text(reportTexts.appealReasonMissing, MAX_REASON_LENGTH, reportTexts.reasonTooLong),
});

const tags = ['reports', 'admin'];

export const staffReportsContract = {
  list: oc
    .route({ method: 'GET', path: '/admin/reports', summary: 'Lists reports: open ones first', tags })
    .input(ReportSearch)
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
      summary:
        'Returns the number of pending reports, counting those on the same content once, and of pending appeals',
      tags,
    })
    .output(z.object({ pending: z.number(), appeals: z.number() })),
  findForStaff: oc
    .route({
      method: 'GET',
      path: '/admin/reports/{id}',
      summary: 'Returns a report with everything needed for a decision; reading a message is logged',
      tags,
    })
    .errors(mayRefuse('NOT_FOUND'))
    .input(ById)
    .output(StaffReport),
  investigate: oc
    .route({
      method: 'PUT',
      path: '/admin/reports/{id}/investigation',
      summary: 'Starts the investigation of a report and the others on the same content',
      tags,
    })
    .errors(mayRefuse('FORBIDDEN', 'NOT_FOUND', 'CONFLICT'))
    .input(z.extend(ById, { seen }))
    .output(ReportRow),
  setPriority: oc
    .route({
      method: 'PUT',
      path: '/admin/reports/{id}/priority',
      summary: 'Changes the priority of a report and the others on the same content',
      tags,
    })
    .errors(mayRefuse('FORBIDDEN', 'NOT_FOUND', 'CONFLICT'))
    .input(z.extend(ById, { priority: z.enum(PRIORITIES) }))
    .output(ReportRow),
  decide: oc
    .route({
      method: 'PUT',
      path: '/admin/reports/{id}/decision',
      summary: 'Decides on a report and others on the same content, with reasons for both sides',
      tags,
    })
    .errors(mayRefuse('FORBIDDEN', 'NOT_FOUND', 'CONFLICT'))
    .input(z.extend(NewDecision, { id: id(reportTexts.notFound) }))
    .output(DecidedReport),
  decideAppeal: oc
    .route({
      method: 'PUT',
      path: '/admin/reports/{id}/appeal',
      summary: 'Decides on an appeal; an overturned decision is reversed',
      tags,
    })
    .errors(mayRefuse('FORBIDDEN', 'NOT_FOUND', 'CONFLICT'))
    .input(z.extend(AppealDecision, { id: id(reportTexts.notFound) }))
    .output(DecidedReport),
};
