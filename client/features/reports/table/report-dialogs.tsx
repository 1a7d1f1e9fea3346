// The dialogs of the report table, each loaded when it opens: an open report, and closing one without action.
import { type ReactNode, useState } from 'react';
import type { ReportRow } from '#shared/features/reports/staff-contract.ts';
import { LazyDialog } from '../../../ui/lazy/lazy-dialog.tsx';
import type { CloseDialogProps } from '../decisions/close-dialog.tsx';
import type { StaffReportProps } from '../decisions/staff-report.tsx';

const loadStaffReport = async () => (await import('../decisions/staff-report.tsx')).StaffReportDialog;
const loadCloseDialog = async () => (await import('../decisions/close-dialog.tsx')).CloseDialog;

/** The report whose id is in the URL. */
export function OpenReport({ id, ...props }: Omit<StaffReportProps, 'id'> & { id: string | undefined }) {
  return id && <LazyDialog key={id} load={loadStaffReport} props={{ id, ...props }} />;
}

export function useCloseDialog(): {
  close: (report: ReportRow, status: 'resolved' | 'dismissed') => void;
  closeDialog: ReactNode;
} {
  const [open, setOpen] = useState<Omit<CloseDialogProps, 'onClose'>>();
  return {
    close: (report, status) => setOpen({ report, status }),
    closeDialog: open && (
      <LazyDialog load={loadCloseDialog} props={{ ...open, onClose: () => setOpen(undefined) }} />
    ),
  };
}
