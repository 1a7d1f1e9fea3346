// Synonyms for searches, and the searches of visitors that found nothing.
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { createLazyRoute, type ErrorComponentProps } from '@tanstack/react-router';
import Plus from 'lucide-react/icons/plus';
import { useState } from 'react';
import type { Synonyms } from '#shared/features/synonyms/contract.ts';
import { synonymTexts } from '#shared/features/synonyms/texts.ts';
import { useApi } from '../../core/api.ts';
import { errorMessageOf } from '../../core/failure.ts';
import { usePageRetry } from '../../core/page-retry.ts';
import { MissedSearches } from '../../features/synonyms/missed-searches.tsx';
import type { SynonymDialogProps } from '../../features/synonyms/synonym-dialog.tsx';
import { SynonymTable } from '../../features/synonyms/synonym-table.tsx';
import { Button } from '../../ui/button/button.tsx';
import { useConfirm } from '../../ui/dialog/confirm.tsx';
import { EmptyState, FailedState } from '../../ui/feedback/empty-state.tsx';
import { Loading, Skeleton } from '../../ui/feedback/skeleton.tsx';
import { toast } from '../../ui/feedback/toast.ts';
import { LazyDialog } from '../../ui/lazy/lazy-dialog.tsx';
import { PageHeading } from '../../ui/layout/page.tsx';

export const Route = createLazyRoute('/admin/synonyms')({
  component: SynonymsPage,
  errorComponent: FailedSynonyms,
});

const loadSynonymDialog = async () =>
  (await import('../../features/synonyms/synonym-dialog.tsx')).SynonymDialog;

function SynonymsPage() {
  const { data, error, isFetching, refetch } = useQuery(useApi().synonyms.list.queryOptions());
  const [edited, setEdited] = useState<SynonymDialogProps['synonyms']>();
  const remove = useRemove();
  const addFor = (words: string[]) => setEdited({ words, direction: 'same' });
  const add = (
    <Button icon={<Plus size={18} />} onClick={() => addFor([])}>
      Nya synonymer
    </Button>
  );
  return (
    <>
      <PageHeading title="Sökord" actions={add}>
        Ord och namn som betyder samma sak hittar varandra i sökningen. En ändring gäller genast.
      </PageHeading>
      {!data && !error && <LoadingSynonyms />}
      {!data && error && (
        <FailedState title={synonymTexts.listFailed} onRetry={() => void refetch()} isRetrying={isFetching}>
          {errorMessageOf(error)}
        </FailedState>
      )}
      {data?.synonyms.length === 0 && (
        <EmptyState title="Inga synonymer än" action={add}>
          Utan synonymer hittar ”sneakers” bara annonser som säger just det.
        </EmptyState>
      )}
      {data && data.synonyms.length > 0 && (
        <SynonymTable synonyms={data.synonyms} onEdit={setEdited} onRemove={remove} />
      )}
      <MissedSearches onAdd={(text) => addFor([text])} />
      {edited && (
        <LazyDialog
          load={loadSynonymDialog}
          props={{ synonyms: edited, onClose: () => setEdited(undefined) }}
        />
      )}
    </>
  );
}

function useRemove(): (synonyms: Synonyms) => void {
  const api = useApi();
  const queryClient = useQueryClient();
  const confirm = useConfirm();

  async function remove({ id, words }: Synonyms): Promise<void> {
    const isDeleted = await confirm({
      title: 'Ta bort synonymerna?',
      text: `${words.join(', ')} hittar då inte längre varandra.`,
      confirmLabel: 'Ta bort',
      danger: true,
      onConfirm: () => api.synonyms.delete.call({ id }),
      describeFailure: (error) => errorMessageOf(error, synonymTexts.deleteFailed),
    });
    await queryClient.invalidateQueries({ queryKey: api.synonyms.key() });
    if (isDeleted) toast.success(synonymTexts.deleted);
  }

  return (synonyms) => void remove(synonyms).catch(() => toast.error(synonymTexts.deleteFailed));
}

function LoadingSynonyms() {
  return (
    <Loading label="Laddar synonymer" className="flex flex-col gap-3">
      <Skeleton className="h-14 rounded-md" />
      <Skeleton className="h-14 rounded-md" />
      <Skeleton className="h-14 rounded-md" />
    </Loading>
  );
}

/** Shown when the server could not render the table. */
function FailedSynonyms({ error, reset }: ErrorComponentProps) {
  const retry = usePageRetry(reset);
  return (
    <>
      <PageHeading title="Sökord" />
      <FailedState title={synonymTexts.listFailed} onRetry={retry}>
        {errorMessageOf(error)}
      </FailedState>
    </>
  );
}
