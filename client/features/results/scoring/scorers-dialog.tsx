// Dialog in which staff choose who may score a match; loaded on demand.
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useDeferredValue, useState } from 'react';
import type { EditedResult } from '#shared/features/results/editing/contract.ts';
import { scoringTexts } from '#shared/features/results/scoring/texts.ts';
import { useApi } from '../../../core/api.ts';
import { errorMessageOf } from '../../../core/failure.ts';
import { Button } from '../../../ui/button/button.tsx';
import { Dialog } from '../../../ui/dialog/dialog.tsx';
import { FailedState } from '../../../ui/feedback/empty-state.tsx';
import { Loading, Skeleton } from '../../../ui/feedback/skeleton.tsx';
import { toast } from '../../../ui/feedback/toast.ts';
import { SearchBox } from '../../../ui/form/search-box.tsx';

export interface ScorersDialogProps {
  result: Pick<EditedResult, 'id' | 'home' | 'away'>;
  onClose: () => void;
}

export function ScorersDialog({ result, onClose }: ScorersDialogProps) {
  const { id, home, away } = result;
  const { results } = useApi();
  const { data, error, isFetching, refetch } = useQuery(results.listScorers.queryOptions({ input: { id } }));
  const change = useChangeScorers(id);
  return (
    <Dialog
      open
      hangs
      title="Rapportörer"
      description={`De kan räkna poängen i ${home.name} – ${away.name} från sin telefon. Administratörer kan det alltid.`}
      onOpenChange={(isOpen) => isOpen || onClose()}
    >
      <div className="flex flex-col gap-5">
        {!data && error && (
          <FailedState
            level={3}
            title={scoringTexts.scorersFailed}
            onRetry={() => void refetch()}
            isRetrying={isFetching}
          >
            {errorMessageOf(error)}
          </FailedState>
        )}
        {!data && !error && (
          <Loading label="Laddar rapportörer">
            <Skeleton className="h-12 rounded-md" />
          </Loading>
        )}
        {data && (
          <>
            {data.scorers.length === 0 && <p className="text-muted">Ingen är tillagd än.</p>}
            <ul className="flex flex-col divide-y divide-line">
              {data.scorers.map((person) => (
                <li key={person.id} className="flex items-center justify-between gap-3 py-2">
                  <span className="min-w-0 [overflow-wrap:anywhere]">{person.name}</span>
                  <Button
                    size="sm"
                    aria-label={`Ta bort ${person.name}`}
                    onClick={() => change({ userId: person.id, isScorer: false })}
                  >
                    Ta bort
                  </Button>
                </li>
              ))}
            </ul>
            <People
              scorerIds={data.scorers.map((person) => person.id)}
              onAdd={(userId) => change({ userId, isScorer: true })}
            />
          </>
        )}
      </div>
    </Dialog>
  );
}

function People({ scorerIds, onAdd }: { scorerIds: readonly string[]; onAdd: (userId: string) => void }) {
  const [typed, setTyped] = useState('');
  const search = useDeferredValue(typed.trim());
  const { data, error } = useQuery({
    ...useApi().users.choices.queryOptions({ input: { search } }),
    enabled: search !== '',
  });
  const found = data?.users.filter((user) => !scorerIds.includes(user.id)) ?? [];
  return (
    <section aria-label="Lägg till rapportör" className="flex flex-col gap-2">
      <SearchBox
        label="Lägg till rapportör"
        placeholder="Namn eller e-post"
        value={typed}
        onSearch={setTyped}
        onType={setTyped}
      />
      <div aria-live="polite">
        {error && <p className="text-danger">{errorMessageOf(error)}</p>}
        {search && data && found.length === 0 && <p className="py-2 text-muted">Inga användare hittades</p>}
      </div>
      <ul className="flex flex-col divide-y divide-line">
        {search &&
          found.map(({ id, name, email }) => (
            <li key={id} className="flex items-center justify-between gap-3 py-2">
              <span className="min-w-0">
                <span className="block [overflow-wrap:anywhere]">{name}</span>
                <span className="block truncate text-sm text-muted">{email}</span>
              </span>
              <Button size="sm" aria-label={`Lägg till ${name}`} onClick={() => onAdd(id)}>
                Lägg till
              </Button>
            </li>
          ))}
      </ul>
    </section>
  );
}

function useChangeScorers(id: string) {
  const { results } = useApi();
  const queryClient = useQueryClient();
  const { mutate } = useMutation({
    mutationFn: ({ userId, isScorer }: { userId: string; isScorer: boolean }) =>
      (isScorer ? results.addScorer : results.removeScorer).call({ id, userId }),
    onSuccess(answer, { isScorer }) {
      queryClient.setQueryData(results.listScorers.queryKey({ input: { id } }), answer);
      void queryClient.invalidateQueries({ queryKey: results.listForEditing.key() });
      toast.success(isScorer ? scoringTexts.scorerAdded : scoringTexts.scorerRemoved);
    },
    onError: (error) => toast.error(scoringTexts.scorersFailed, { description: errorMessageOf(error) }),
  });
  return mutate;
}
