// Reporting something, from wherever it stands. The dialog is fetched when somebody reaches for it.
import Flag from 'lucide-react/icons/flag';
import { type ComponentType, type ReactNode, useCallback, useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { tellMissing } from '../../ui/tell-missing.ts';
import type { Reportable, ReportDialogProps } from './reportable.ts';

export function useReport(): { report: (what: Reportable) => void; reportDialog: ReactNode } {
  const [open, setOpen] = useState<{ what: Reportable; Dialog: ComponentType<ReportDialogProps> }>();
  const report = useCallback((what: Reportable): void => {
    import('./report-dialog.tsx').then(({ default: Dialog }) => setOpen({ what, Dialog }), tellMissing);
  }, []);
  return {
    report,
    reportDialog: open && <open.Dialog what={open.what} onClose={() => setOpen(undefined)} />,
  };
}

export function ReportButton({ what, className }: { what: Reportable; className?: string }) {
  const { report, reportDialog } = useReport();
  return (
    <>
      <Button
        variant="ghost"
        icon={<Flag size={18} />}
        className={className}
        aria-label={`Rapportera ${what.name}`}
        onClick={() => report(what)}
      >
        Rapportera
      </Button>
      {reportDialog}
    </>
  );
}
