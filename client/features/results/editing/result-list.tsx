// A page of results in the back office in all its states.
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { type ResultsAddress, resultsSearchOf } from '#shared/features/results/editing/address.ts';
import { editingTexts } from '#shared/features/results/editing/texts.ts';
import { failureSentence } from '../../../core/failure.ts';
import { useApi } from '../../../core/api.ts';
import { ButtonLink } from '../../../ui/button/button.tsx';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { DeleteSelected } from '../../../ui/table/delete-selected.tsx';
import { HitCount } from '../../../ui/table/hit-count.tsx';
import { Pagination } from '../../../ui/table/pagination.tsx';
import { FailedTable, TableStates } from '../../../ui/table/table-states.tsx';
import { useSelection } from '../../../ui/table/use-selection.ts';
import { useDeleteResults } from './delete-result.ts';
import { adjacentResultsHrefs, changeResults, resultsHref } from './result-addresses.ts';
import { ResultTable, type ResultTableProps } from './result-table.tsx';

/** Short, because scores change during matches. */
const FRESH_MS = 5000;

type RowActions = Pick<ResultTableProps, 'onEdit' | 'onRemove' | 'onScorers' | 'onSort'>;

export interface ResultListProps extends RowActions {
  address: ResultsAddress;
}

export function ResultList({ address, ...actions }: ResultListProps) {
  const page = useQuery({
    ...useApi().results.listForEditing.queryOptions({ input: resultsSearchOf(address) }),
    staleTime: FRESH_MS,
    placeholderData: keepPreviousData,
  });
  const selection = useSelection(page.data?.results ?? []);
  const deletion = useDeleteResults();
  const isFiltered = resultsHref(changeResults(address, {})) !== resultsHref({});
  return (
    <TableStates
      query={page}
      loadingLabel="Laddar resultat"
      renderFailure={({ error, ...retry }) => (
        <FailedTable
          title={failureSentence(editingTexts.listFailed, error)}
          address={address}
          startHref={resultsHref(changeResults(address, {}))}
          {...retry}
        />
      )}
    >
      {(data) => (
        <>
          <HitCount
            count={data.results.length}
            hasMore={data.next !== null}
            empty={
              <EmptyState
                title={editingTexts.empty}
                action={isFiltered && <ButtonLink href={resultsHref({})}>Visa alla resultat</ButtonLink>}
              >
                {!isFiltered && 'Lägg till en match, eller importera en hel säsong från en CSV-fil.'}
              </EmptyState>
            }
          />
          <DeleteSelected page={data.results} selection={selection} deletion={deletion} />
          {data.results.length > 0 && (
            <ResultTable results={data.results} selection={selection} sort={address.sort} {...actions} />
          )}
          <Pagination {...adjacentResultsHrefs(address, data)} />
        </>
      )}
    </TableStates>
  );
}
