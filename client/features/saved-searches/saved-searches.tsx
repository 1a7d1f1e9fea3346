// The user's saved searches.
import { useQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { savedSearchTexts } from '#shared/features/saved-searches/texts.ts';
import { paths } from '#shared/paths.ts';
import { useApi } from '../../core/api.ts';
import { errorMessageOf } from '../../core/failure.ts';
import { Anchor } from '../../ui/button/anchor.tsx';
import { Button } from '../../ui/button/button.tsx';
import { FailedState } from '../../ui/feedback/empty-state.tsx';
import { Loading, Skeleton } from '../../ui/feedback/skeleton.tsx';
import { SavedSearchRow } from './saved-search-row.tsx';

/** A long list is collapsed, because other content follows. */
const COLLAPSED_COUNT = 3;

export function SavedSearches() {
  const heading = useRef<HTMLHeadingElement>(null);
  return (
    <section aria-labelledby="saved-searches" className="mb-8">
      <h3 ref={heading} id="saved-searches" tabIndex={-1} className="mb-3 text-lg outline-none">
        Sparade sökningar
      </h3>
      <List onRemoved={() => heading.current?.focus()} />
    </section>
  );
}

/** `onRemoved`: called before the focused row disappears. */
function List({ onRemoved }: { onRemoved: () => void }) {
  const { data, error, isFetching, refetch } = useQuery(useApi().savedSearches.list.queryOptions());
  const [showsAll, setShowsAll] = useState(false);
  if (!data) {
    return error ? (
      <FailedState
        title={savedSearchTexts.listFailed}
        level={3}
        onRetry={() => void refetch()}
        isRetrying={isFetching}
      >
        {errorMessageOf(error)}
      </FailedState>
    ) : (
      <Loading label="Laddar dina sparade sökningar" className="flex flex-col gap-2">
        <Skeleton className="h-20 rounded-md" />
        <Skeleton className="h-20 rounded-md" />
      </Loading>
    );
  }
  const { searches } = data;
  if (searches.length === 0) {
    return (
      <p className="max-w-[60ch] text-muted">
        Du har inga sparade sökningar än. Sök eller välj filter på{' '}
        <Anchor href={paths.marketplace} className="font-semibold text-pine underline underline-offset-4">
          marknadsplatsen
        </Anchor>{' '}
        och tryck på Spara sökning, så får du veta när det kommer nya annonser.
      </p>
    );
  }
  const shown = showsAll ? searches : searches.slice(0, COLLAPSED_COUNT);
  return (
    <>
      <ul className="flex flex-col gap-2">
        {shown.map((search) => (
          <SavedSearchRow key={search.id} search={search} onRemoved={onRemoved} />
        ))}
      </ul>
      {searches.length > COLLAPSED_COUNT && (
        <Button
          variant="ghost"
          aria-expanded={showsAll}
          onClick={() => setShowsAll(!showsAll)}
          className="mt-2"
        >
          {showsAll ? 'Visa färre' : `Visa alla ${searches.length}`}
        </Button>
      )}
    </>
  );
}
