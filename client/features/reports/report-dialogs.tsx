// The dialogs of the table of reports, each fetched when it is opened: one report, and closing one without doing anything.
import { type ComponentType, type ReactNode, useEffect, useEffectEvent, useState } from 'react';
import type { ReportRow } from '#shared/features/reports/staff-contract.ts';
import { tellMissing } from '../../ui/tell-missing.ts';
import type { CloseDialogProps } from './close-dialog.tsx';
import type { StaffReportProps } from './staff-report.tsx';

/** The report that the address names. */
export function OpenReport({ id, ...props }: Omit<StaffReportProps, 'id'> & { id: string | undefined }) {
  const [view, setView] = useState<{ Dialog: ComponentType<StaffReportProps> }>();
  const isAsked = id !== undefined && !view;
  const giveUp = useEffectEvent(() => {
    tellMissing();
    // The address no longer names it, so that choosing it once more is another try.
    props.onClose();
  });
  useEffect(() => {
    if (!isAsked) return;
    import('./staff-report.tsx').then(
      ({ default: Dialog }) => setView({ Dialog }),
      () => giveUp(),
    );
  }, [isAsked]);
  return id && view ? <view.Dialog key={id} id={id} {...props} /> : null;
}

export function useCloseDialog(): {
  close: (report: ReportRow, status: 'resolved' | 'dismissed') => void;
  closeDialog: ReactNode;
} {
  const [open, setOpen] = useState<
    Omit<CloseDialogProps, 'onClose'> & { Dialog: ComponentType<CloseDialogProps> }
  >();
  function close(report: ReportRow, status: 'resolved' | 'dismissed'): void {
    import('./close-dialog.tsx').then(
      ({ default: Dialog }) => setOpen({ report, status, Dialog }),
      tellMissing,
    );
  }
  return {
    close,
    closeDialog: open && (
      <open.Dialog report={open.report} status={open.status} onClose={() => setOpen(undefined)} />
    ),
  };
}
