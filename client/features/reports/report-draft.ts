// A report that is being written, kept until it is sent, so that a reload loses nothing. Strictly necessary for what the
// person has asked for, so no consent is needed; gone with the tab.
import * as z from 'zod/mini';
import { REPORT_CATEGORIES } from '#shared/features/reports/rules.ts';
import type { Reportable } from './reportable.ts';

const ReportDraft = z.object({
  category: z.nullable(z.enum(REPORT_CATEGORIES)),
  explanation: z.string(),
  name: z.string(),
  email: z.string(),
});
export type ReportDraft = z.infer<typeof ReportDraft>;

const empty: ReportDraft = { category: null, explanation: '', name: '', email: '' };
/** Of whom: null for a visitor. */
type Writer = string | null;
const keyOf = (writer: Writer, { kind, id }: Reportable): string => `report-draft ${writer} ${kind} ${id}`;

export function readReportDraft(writer: Writer, what: Reportable): ReportDraft {
  try {
    return ReportDraft.parse(JSON.parse(sessionStorage.getItem(keyOf(writer, what)) ?? 'null'));
  } catch {
    return empty;
  }
}

/** Null, and an empty one, is removed. A browser that keeps nothing is no reason to fail. */
export function keepReportDraft(writer: Writer, what: Reportable, draft: ReportDraft | null): void {
  try {
    if (draft && JSON.stringify(draft) !== JSON.stringify(empty))
      sessionStorage.setItem(keyOf(writer, what), JSON.stringify(draft));
    else sessionStorage.removeItem(keyOf(writer, what));
  } catch {
    // Then a reload loses it, as it would in any form.
  }
}
