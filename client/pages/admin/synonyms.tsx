// Synonyms for searches, and the searches of visitors that found nothing.
import { createLazyRoute, type ErrorComponentProps } from '@tanstack/react-router';
import Plus from 'lucide-react/icons/plus';
import { useState } from 'react';
import {
  parseMissedAddress,
  parseSynonymsAddress,
  type SynonymsAddress,
} from '#shared/features/synonyms/address.ts';
import { directionTexts } from '#shared/features/synonyms/texts.ts';
import { paths } from '#shared/paths.ts';
import { fileHref } from '../../core/file-href.ts';
import { usePageRetry } from '../../core/page-retry.ts';
import { stringifySearch } from '../../core/search-params.ts';
import { MissedSearches } from '../../features/synonyms/missed-searches.tsx';
import { synonymsHref } from '../../features/synonyms/synonym-addresses.ts';
import type { SynonymDialogProps } from '../../features/synonyms/synonym-dialog.tsx';
import { FailedSynonyms, SynonymList } from '../../features/synonyms/synonym-list.tsx';
import { Button } from '../../ui/button/button.tsx';
import { LazyDialog } from '../../ui/lazy/lazy-dialog.tsx';
import { PageHeading } from '../../ui/layout/page.tsx';
import { newestFirst } from '../../ui/table/newest-first.ts';
import { type TableFilter, TableToolbar } from '../../ui/table/table-toolbar.tsx';

export const Route = createLazyRoute('/admin/synonyms')({
  component: SynonymsPage,
  errorComponent: FailedPage,
});

const loadSynonymDialog = async () =>
  (await import('../../features/synonyms/synonym-dialog.tsx')).SynonymDialog;

const filters: TableFilter<'direction' | 'sort'>[] = [
  {
    name: 'direction',
    label: 'Betydelse',
    all: 'Alla betydelser',
    labels: directionTexts,
    className: 'basis-56 max-sm:grow max-sm:basis-full',
  },
  newestFirst,
];

function SynonymsPage() {
  const address = useAddress();
  const { search, direction, sort } = address;
  const missed = parseMissedAddress({ ...Route.useSearch() });
  const navigate = Route.useNavigate();
  const [edited, setEdited] = useState<SynonymDialogProps['synonyms']>();
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
      <div className="flex flex-col gap-4">
        <TableToolbar
          label="Sök bland synonymerna"
          placeholder="Ett ord, eller en del av det"
          action={paths.adminSynonyms + stringifySearch({ ...missed })}
          address={{ search, direction, sort }}
          onChange={(change) =>
            void navigate({
              search: (latest) => ({
                ...missed,
                ...parseSynonymsAddress({
                  search: latest.search,
                  direction: latest.direction,
                  sort: latest.sort,
                  ...change,
                }),
              }),
              resetScroll: false,
            })
          }
          filters={filters}
          fileHref={fileHref(paths.adminSynonyms, address)}
        />
        <SynonymList address={{ ...address, ...missed }} add={add} onEdit={setEdited} />
      </div>
      <MissedSearches
        address={missed}
        allHref={synonymsHref(address, address)}
        onChange={(changed) => void navigate({ search: { ...address, ...changed }, resetScroll: false })}
        onAdd={addFor}
      />
      {edited && (
        <LazyDialog
          load={loadSynonymDialog}
          props={{ synonyms: edited, onClose: () => setEdited(undefined) }}
        />
      )}
    </>
  );
}

/** The router merges unknown search parameters into `search`. */
function useAddress(): SynonymsAddress {
  return parseSynonymsAddress({ ...Route.useSearch() });
}

/** Shown when the server could not render the table. */
function FailedPage({ error, reset }: ErrorComponentProps) {
  const retry = usePageRetry(reset);
  return (
    <>
      <PageHeading title="Sökord" />
      <FailedSynonyms address={useAddress()} error={error} onRetry={retry} />
    </>
  );
}
