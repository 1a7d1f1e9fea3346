// The parameters of the table of reports.
import * as z from 'zod/mini';
import { withoutNul } from '../../saved-text.ts';
import { PRIORITIES, REPORT_KINDS, REPORT_STATUSES } from './rules.ts';

const cursor = z.optional(z.string().check(z.maxLength(200)));

export const ReportSearch = z.object({
  search: z.optional(z.string().check(z.trim(), withoutNul(), z.maxLength(100))),
  status: z.optional(z.enum([...REPORT_STATUSES, 'appealed'])),
  priority: z.optional(z.enum(PRIORITIES)),
  kind: z.optional(z.enum(REPORT_KINDS)),
  /** Open reports first, by priority and age, without it. */
  sort: z.optional(z.enum(['newest', 'oldest'])),
  after: cursor,
  before: cursor,
});
