// Results in the back office: counters, filters, table and dialogs. Source: spec 2 §2 Basketball results.
import { createLazyRoute, type ErrorComponentProps } from '@tanstack/react-router';
import FileUp from 'lucide-react/icons/file-up';
import Plus from 'lucide-react/icons/plus';
import { useState } from 'react';
import type { EditedResult } from '#shared/features/results/editing/contract.ts';
import { editingTexts } from '#shared/features/results/editing/texts.ts';
import { paths } from '#shared/paths.ts';
import { failureSentence } from '../../core/failure.ts';
import { usePageRetry } from '../../core/page-retry.ts';
import { useDeleteResult } from '../../features/results/editing/delete-result.ts';
import { changeResults } from '../../features/results/editing/result-addresses.ts';
import { ResultCounters } from '../../features/results/editing/result-counters.tsx';
import { ResultList } from '../../features/results/editing/result-list.tsx';
import { ResultToolbar } from '../../features/results/editing/result-toolbar.tsx';
import { Button, ButtonLink } from '../../ui/button/button.tsx';
import { FailedState } from '../../ui/feedback/empty-state.tsx';
import { PageHeading } from '../../ui/layout/page.tsx';
import { LazyDialog } from '../../ui/lazy/lazy-dialog.tsx';

export const Route = createLazyRoute('/admin/basketball-results')({
  component: ResultsPage,
  errorComponent: FailedResults,
});

const loadResultDialog = async () =>
  (await import('../../features/results/editing/result-dialog.tsx')).ResultDialog;
const loadImportDialog = async () =>
  (await import('../../features/results/import/import-dialog.tsx')).ImportDialog;
const loadScorersDialog = async () =>
  (await import('../../features/results/scoring/scorers-dialog.tsx')).ScorersDialog;

function ResultsPage() {
  const address = Route.useSearch();
  const navigate = Route.useNavigate();
  const remove = useDeleteResult();
  const [edited, setEdited] = useState<{ result: EditedResult | undefined }>();
  const [scored, setScored] = useState<EditedResult>();
  const [isImporting, setIsImporting] = useState(false);
  const change = (changed: Record<string, string | undefined>) =>
    void navigate({ search: (latest) => changeResults(latest, changed), resetScroll: false });
  return (
    <>
      <PageHeading
        title="Basketresultat"
        actions={
          <>
            <ButtonLink href={paths.adminResultNames}>Ligor och lag</ButtonLink>
            <Button icon={<FileUp size={18} />} onClick={() => setIsImporting(true)}>
              Importera
            </Button>
            <Button
              variant="primary"
              icon={<Plus size={18} />}
              onClick={() => setEdited({ result: undefined })}
            >
              Nytt resultat
            </Button>
          </>
        }
      />
      <div className="flex flex-col gap-4">
        <ResultCounters address={address} />
        <ResultToolbar address={address} onChange={change} />
        <ResultList
          address={address}
          onSort={(sort) => change({ sort })}
          onEdit={(result) => setEdited({ result })}
          onRemove={(result) => void remove(result)}
          onScorers={setScored}
        />
      </div>
      {edited && (
        <LazyDialog load={loadResultDialog} props={{ ...edited, onClose: () => setEdited(undefined) }} />
      )}
      {isImporting && <LazyDialog load={loadImportDialog} props={{ onClose: () => setIsImporting(false) }} />}
      {scored && (
        <LazyDialog
          load={loadScorersDialog}
          props={{ result: scored, onClose: () => setScored(undefined) }}
        />
      )}
    </>
  );
}

/** Shown when the server could not render the table. */
function FailedResults({ error, reset }: ErrorComponentProps) {
  const retry = usePageRetry(reset);
  return (
    <>
      <PageHeading title="Basketresultat" />
      <FailedState title={failureSentence(editingTexts.listFailed, error)} onRetry={retry} />
    </>
  );
}
