// The "Rapportera" button and its dialog, which loads when it opens.
import Flag from 'lucide-react/icons/flag';
import { type ReactNode, useState } from 'react';
import { Button } from '../../../ui/button/button.tsx';
import { LazyDialog } from '../../../ui/lazy/lazy-dialog.tsx';
import type { Reportable } from './reportable.ts';

const loadReportDialog = async () => (await import('./report-dialog.tsx')).ReportDialog;

export function useReport(): { report: (what: Reportable) => void; reportDialog: ReactNode } {
  const [what, setWhat] = useState<Reportable>();
  return {
    report: setWhat,
    reportDialog: what && (
      <LazyDialog load={loadReportDialog} props={{ what, onClose: () => setWhat(undefined) }} />
    ),
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
