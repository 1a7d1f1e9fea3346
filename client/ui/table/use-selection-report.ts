// The failures of an action on several rows, and undo for the rows that it changed.
import { useState } from 'react';
import { type Undo, useOfferUndo } from '../../core/undo/use-undo.ts';
import type { SelectionReport } from '../feedback/failure-report.tsx';
import { toast } from '../feedback/toast.ts';

export interface ReportOfSelection<Report> {
  /** The failures of the last action; null if there were none. */
  report: Report | null;
  setReport: (report: Report | null) => void;
  dismissReport: () => void;
  /**
   * Offers to undo an action. Undoing it hides its own report, but not that of a later action.
   *
   * @param ofAction the report of this action, if it has one
   */
  offerUndo: (text: string, decisions: readonly Undo[], ofAction?: Report | null) => void;
}

export function useSelectionReport<Report extends object = SelectionReport>(): ReportOfSelection<Report> {
  const offerUndo = useOfferUndo(toast);
  const [report, setReport] = useState<Report | null>(null);
  return {
    report,
    setReport,
    dismissReport: () => setReport(null),
    offerUndo: (text, decisions, ofAction) =>
      offerUndo(text, decisions, () => setReport((shown) => (shown === ofAction ? null : shown))),
  };
}
