// Dialog in which a user finds and chooses their club; loaded on demand.
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { associationTexts } from '#shared/features/associations/texts.ts';
import { useApi } from '../../../core/api.ts';
import { errorMessageOf } from '../../../core/failure.ts';
import { Button } from '../../../ui/button/button.tsx';
import { Dialog } from '../../../ui/dialog/dialog.tsx';
import { FailedState } from '../../../ui/feedback/empty-state.tsx';
import { Loading, Skeleton } from '../../../ui/feedback/skeleton.tsx';
import { SearchBox } from '../../../ui/form/search-box.tsx';
import { HitCount } from '../../../ui/table/hit-count.tsx';

export interface ClubDialogProps {
  onChoose: (id: string, name: string) => void;
  onClose: () => void;
}

export function ClubDialog({ onChoose, onClose }: ClubDialogProps) {
  const [search, setSearch] = useState('');
  return (
    <Dialog
      open
      onOpenChange={(isOpen) => isOpen || onClose()}
      title="Välj förening"
      size="sm"
      footer={<Button onClick={onClose}>Avbryt</Button>}
    >
      <div className="flex flex-col gap-4">
        <SearchBox
          label="Sök förening"
          placeholder="Namn eller ort"
          value={search}
          onSearch={setSearch}
          onType={setSearch}
        />
        <Clubs search={search.trim()} onChoose={onChoose} />
      </div>
    </Dialog>
  );
}

function Clubs({ search, onChoose }: { search: string; onChoose: ClubDialogProps['onChoose'] }) {
  const { data, error, isFetching, refetch } = useQuery({
    ...useApi().associations.list.queryOptions({ input: search ? { search } : {} }),
    placeholderData: keepPreviousData,
  });
  if (!data)
    return error ? (
      <FailedState
        level={3}
        title={associationTexts.listFailed}
        onRetry={() => void refetch()}
        isRetrying={isFetching}
      >
        {errorMessageOf(error)}
      </FailedState>
    ) : (
      <Loading label="Laddar föreningar">
        <Skeleton className="h-48 rounded-md" />
      </Loading>
    );
  const { associations, next } = data;
  return (
    <>
      <HitCount
        count={associations.length}
        hasMore={next !== null}
        empty={
          <p className="text-muted">
            {associationTexts.noneFound}. Administratörerna lägger till föreningar efter hand.
          </p>
        }
      />
      <ul className="flex flex-col">
        {associations.map(({ id, name, city }) => (
          <li key={id} className="border-b border-line last:border-b-0">
            <button
              type="button"
              onClick={() => onChoose(id, name)}
              className="flex min-h-11 w-full flex-wrap items-baseline gap-x-3 rounded-sm px-2 py-2 text-left hover:bg-sunken"
            >
              <span className="font-semibold [overflow-wrap:anywhere]">{name}</span>
              <span className="text-sm text-muted">{city}</span>
            </button>
          </li>
        ))}
      </ul>
      {next !== null && <p className="text-sm text-muted">Sök för att hitta fler.</p>}
    </>
  );
}
