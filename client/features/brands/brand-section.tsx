// Known brands in the back office: the list with its four states, and a dialog to add and change.
import { useQuery } from '@tanstack/react-query';
import Pencil from 'lucide-react/icons/pencil';
import Plus from 'lucide-react/icons/plus';
import { useState } from 'react';
import { type BrandsAddress, chooseBrands, parseBrandsAddress } from '#shared/features/brands/address.ts';
import type { Brand } from '#shared/features/brands/contract.ts';
import { brandTexts } from '#shared/features/brands/texts.ts';
import { useApi } from '../../core/api.ts';
import { errorMessageOf } from '../../core/failure.ts';
import { fileHref } from '../../core/file-href.ts';
import { Button, ButtonLink } from '../../ui/button/button.tsx';
import { IconButton } from '../../ui/button/icon-button.tsx';
import { Badge } from '../../ui/feedback/badge.tsx';
import { EmptyState, FailedState } from '../../ui/feedback/empty-state.tsx';
import { Loading, Skeleton } from '../../ui/feedback/skeleton.tsx';
import { LazyDialog } from '../../ui/lazy/lazy-dialog.tsx';
import { HitCount } from '../../ui/table/hit-count.tsx';
import { selectionColumn } from '../../ui/table/selection-column.tsx';
import { type Column, Table } from '../../ui/table/table.tsx';
import { type TableFilter, TableToolbar } from '../../ui/table/table-toolbar.tsx';
import { useSelection } from '../../ui/table/use-selection.ts';
import { type BrandRow, nameOf, rowOf, SwitchBrands } from './switch-brands.tsx';

const loadBrandDialog = async () => (await import('./brand-dialog.tsx')).BrandDialog;

export interface BrandSectionProps {
  address: BrandsAddress;
  /** Address of the page without this search and order. */
  allHref: string;
  /** Called with another search or order. */
  onChange: (address: BrandsAddress) => void;
}

const order: TableFilter<'sort'> = {
  name: 'sort',
  label: 'Ordning',
  all: 'Namn A–Ö',
  labels: { ads: 'Flest annonser' },
  className: 'basis-44 max-sm:basis-full',
};

export function BrandSection({ address, allHref, onChange }: BrandSectionProps) {
  const { search, sort } = address;
  const { data, error, isFetching, refetch } = useQuery(useApi().brands.list.queryOptions());
  const brands = chooseBrands(data?.brands ?? [], address).map(rowOf);
  const selection = useSelection(brands);
  const [opened, setOpened] = useState<{ brand: Brand | undefined }>();
  const add = (
    <Button icon={<Plus size={18} />} onClick={() => setOpened({ brand: undefined })}>
      Nytt märke
    </Button>
  );
  return (
    <section className="mt-12">
      <div className="mb-4 flex flex-wrap items-end justify-between gap-3">
        <div>
          <h2 className="text-xl">Märken</h2>
          <p className="text-sm text-muted">
            Aktiva märken föreslås i formuläret och känns igen i rubriker. Säljare får skriva andra.
          </p>
        </div>
        {add}
      </div>
      <div className="mb-4">
        <TableToolbar
          label="Sök bland märken"
          placeholder="Namn eller annan stavning"
          action={allHref}
          address={{ search, sort }}
          onChange={(change) => onChange(parseBrandsAddress({ ...address, ...change }))}
          filters={[order]}
          fileHref={fileHref('/admin/brands', { ...address })}
          fileOf="märken"
        />
      </div>
      {data && (
        <HitCount
          count={brands.length}
          hasMore={false}
          empty={
            data.brands.length === 0 ? (
              <EmptyState title="Inga märken än" action={add}>
                Lägg till de märken som säljs ofta.
              </EmptyState>
            ) : (
              <EmptyState
                title="Inga märken hittades"
                action={<ButtonLink href={allHref}>Visa alla märken</ButtonLink>}
              >
                Inget namn och ingen stavning innehåller ”{search}”.
              </EmptyState>
            )
          }
        />
      )}
      {!data && !error && (
        <Loading label="Laddar märken" className="flex flex-col gap-3">
          <Skeleton className="h-14 rounded-md" />
          <Skeleton className="h-14 rounded-md" />
        </Loading>
      )}
      {!data && error && (
        <FailedState title={brandTexts.listFailed} onRetry={() => void refetch()} isRetrying={isFetching}>
          {errorMessageOf(error)}
        </FailedState>
      )}
      {brands.length > 0 && (
        <div className="flex flex-col gap-4">
          <SwitchBrands brands={brands} selection={selection} />
          <Table
            caption="Märken"
            columns={[
              selectionColumn(selection, nameOf),
              ...columnsOf((brand) => setOpened({ brand: { ...brand, id: Number(brand.id) } })),
            ]}
            rows={brands}
            rowKey={({ id }) => id}
          />
        </div>
      )}
      {opened && (
        <LazyDialog load={loadBrandDialog} props={{ ...opened, onClose: () => setOpened(undefined) }} />
      )}
    </section>
  );
}

function columnsOf(onEdit: (brand: BrandRow) => void): Column<BrandRow>[] {
  return [
    {
      key: 'name',
      label: 'Namn',
      role: 'heading',
      cell: ({ name }) => <span className="font-semibold [overflow-wrap:anywhere]">{name}</span>,
    },
    {
      key: 'aliases',
      label: 'Andra stavningar',
      cell: ({ aliases }) => (
        <span className="text-muted [overflow-wrap:anywhere]">{aliases.join(', ') || '–'}</span>
      ),
    },
    {
      key: 'ads',
      label: 'Annonser',
      align: 'right',
      cell: ({ adCount }) => <span className="tabular-nums">{adCount}</span>,
    },
    {
      key: 'active',
      label: 'Status',
      cell: ({ active }) => (
        <Badge tone={active ? 'success' : 'neutral'}>{active ? 'Aktiv' : 'Inaktiv'}</Badge>
      ),
    },
    {
      key: 'actions',
      label: 'Åtgärder',
      role: 'actions',
      cell: (brand) => (
        <IconButton
          label={`Redigera ${brand.name}`}
          icon={<Pencil size={18} />}
          onClick={() => onEdit(brand)}
        />
      ),
    },
  ];
}
