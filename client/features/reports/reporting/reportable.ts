// What may be reported, as whoever draws it says it.
import type { ReportKind } from '#shared/features/reports/rules.ts';

export interface Reportable {
  kind: ReportKind;
  id: string;
  /** What is reported, in the middle of a sentence: "annonsen Nästan nya skor". */
  name: string;
}

export interface ReportDialogProps {
  what: Reportable;
  onClose: () => void;
}
