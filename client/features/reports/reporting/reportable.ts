// Something that can be reported, as described by the component that shows it.
import type { ReportKind } from '#shared/features/reports/rules.ts';

export interface Reportable {
  kind: ReportKind;
  id: string;
  /** Its name within a sentence: "annonsen Nästan nya skor". */
  name: string;
}

export interface ReportDialogProps {
  what: Reportable;
  onClose: () => void;
}
