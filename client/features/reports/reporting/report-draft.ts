// Draft of a report, stored per tab. Its id is the kind and the id of the reported content.
import * as z from 'zod/mini';
import { REPORT_CATEGORIES } from '#shared/features/reports/rules.ts';
import { createDraftStore } from '../../../core/drafts/draft-store.ts';

const ReportDraft = z.object({
  category: z.nullable(z.enum(REPORT_CATEGORIES)),
  explanation: z.string(),
  name: z.string(),
  email: z.string(),
});
export type ReportDraft = z.infer<typeof ReportDraft>;

export const reportDrafts = createDraftStore({ name: 'report', schema: ReportDraft, storedFor: 'tab' });

export const emptyReport: ReportDraft = { category: null, explanation: '', name: '', email: '' };
