// Endpoints of the audit log of privileged actions. GET /api/admin/audit-log.csv exports it as CSV.
import { oc } from '@orpc/contract';
import * as z from 'zod/mini';
import { withoutNul } from '../../saved-text.ts';
import { AUDIT_ACTIONS, AUDIT_TARGETS } from './actions.ts';
import { ACTION_PATTERN } from './rules.ts';

const Values = z.nullable(z.record(z.string(), z.unknown()));

export const AuditEntry = z.object({
  id: z.number(),
  at: z.string(),
  actor: z.object({
    /** Null for the command line. */
    id: z.nullable(z.uuid()),
    /** Null if the account is deleted. */
    name: z.nullable(z.string()),
    /** The role at that time. */
    role: z.enum(['user', 'admin', 'superadmin', 'operator']),
  }),
  action: z.enum(AUDIT_ACTIONS),
  target: z.object({ type: z.enum(AUDIT_TARGETS), id: z.string(), name: z.nullable(z.string()) }),
  ipAddress: z.nullable(z.string()),
  userAgent: z.string(),
  before: Values,
  after: Values,
});
export type AuditEntry = z.infer<typeof AuditEntry>;

const Day = z.optional(z.iso.date('Datumet finns inte').check(z.regex(/^2/, 'Datumet finns inte')));
const Mark = z.optional(z.string().check(z.maxLength(200)));

export const AuditSearch = z.object({
  /** A substring of the actor's or target user's name or e-mail, or the target's id. */
  search: z.optional(z.string().check(z.trim(), withoutNul(), z.maxLength(100))),
  /** One that does not exist has no entries. */
  action: z.optional(z.string().check(z.regex(ACTION_PATTERN))),
  /** Days in Stockholm, inclusive. */
  from: Day,
  to: Day,
  /** The newest first by default. */
  sort: z.optional(z.literal('oldest')),
  after: Mark,
  before: Mark,
});
export type AuditSearch = z.infer<typeof AuditSearch>;

const AuditPage = z.object({
  entries: z.array(AuditEntry),
  next: z.nullable(z.string()),
  previous: z.nullable(z.string()),
});

export const auditContract = {
  list: oc
    .route({
      method: 'GET',
      path: '/admin/audit-log',
      summary: 'Lists audit log entries, newest first by default',
      tags: ['audit', 'admin'],
    })
    .input(AuditSearch)
    .output(AuditPage),
  listOwn: oc
    .route({
      method: 'GET',
      path: '/admin/my-decisions',
      summary: "Lists the caller's own audit log entries, newest first by default",
      tags: ['audit', 'admin'],
    })
    .input(AuditSearch)
    .output(AuditPage),
};
