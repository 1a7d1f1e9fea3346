// Administration of associations. Source: spec 2 §2 Associations.
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { createLazyRoute, type ErrorComponentProps } from '@tanstack/react-router';
import Plus from 'lucide-react/icons/plus';
import Upload from 'lucide-react/icons/upload';
import { type ReactNode, useState } from 'react';
import {
  type AssociationTableAddress,
  associationTableInput,
} from '#shared/features/associations/editing/address.ts';
import { associationTexts, countRegistered } from '#shared/features/associations/texts.ts';
import { pictureUrl } from '#shared/features/pictures/urls.ts';
import { COUNTIES } from '#shared/places/counties.ts';
import { paths } from '#shared/paths.ts';
import { useApi } from '../../core/api.ts';
import { fileHref } from '../../core/file-href.ts';
import { errorMessageOf } from '../../core/failure.ts';
import { usePageRetry } from '../../core/page-retry.ts';
import {
  useDeleteAssociation,
  useDeleteAssociations,
} from '../../features/associations/editing/association-actions.ts';
import type { LogoControl } from '../../features/associations/editing/association-dialog.tsx';
import { AssociationTable } from '../../features/associations/editing/association-table.tsx';
import {
  adjacentTableHrefs,
  associationTableHref,
  changeAssociationTable,
} from '../../features/associations/editing/table-addresses.ts';
import { Button, ButtonLink } from '../../ui/button/button.tsx';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { PageHeading } from '../../ui/layout/page.tsx';
import { LazyDialog } from '../../ui/lazy/lazy-dialog.tsx';
import { Logo } from '../../ui/picture/logo.tsx';
import { DeleteSelected } from '../../ui/table/delete-selected.tsx';
import { hitText } from '../../ui/table/hit-text.ts';
import { Pagination } from '../../ui/table/pagination.tsx';
import { FailedTable, LoadingTable, type TableFailure } from '../../ui/table/table-states.tsx';
import { type TableFilter, TableToolbar } from '../../ui/table/table-toolbar.tsx';
import { useSelection } from '../../ui/table/use-selection.ts';
import { PortraitField } from '../profile/portrait-field.tsx';

export const Route = createLazyRoute('/admin/associations')({
  component: AssociationsPage,
  errorComponent: FailedPage,
});

const loadAssociationDialog = async () =>
  (await import('../../features/associations/editing/association-dialog.tsx')).AssociationDialog;
const loadImportDialog = async () =>
  (await import('../../features/associations/editing/import-dialog.tsx')).ImportDialog;

type Opened = { dialog: 'edit'; id: string | undefined } | { dialog: 'import' };

function AssociationsPage() {
  const address = Route.useSearch();
  const navigate = Route.useNavigate();
  const [opened, setOpened] = useState<Opened>();
  const remove = useDeleteAssociation();
  const deletion = useDeleteAssociations();
  const page = useQuery({
    ...useApi().associations.listForStaff.queryOptions({ input: associationTableInput(address) }),
    placeholderData: keepPreviousData,
  });
  const { data, error, isFetching } = page;
  const selection = useSelection(data?.associations ?? []);
  const close = () => setOpened(undefined);
  const edit = (id: string | undefined) => setOpened({ dialog: 'edit', id });
  return (
    <>
      <Heading
        actions={
          <>
            <Button icon={<Upload size={18} />} onClick={() => setOpened({ dialog: 'import' })}>
              Importera
            </Button>
            <Button variant="primary" icon={<Plus size={18} />} onClick={() => edit(undefined)}>
              Ny förening
            </Button>
          </>
        }
      />
      <div className="flex flex-col gap-4" aria-busy={isFetching}>
        <TableToolbar
          label="Sök bland föreningar"
          placeholder="Namn, ort, distrikt, kontakt, id"
          action={paths.adminAssociations}
          fileHref={fileHref(paths.adminAssociations, address)}
          address={address}
          filters={filters}
          onChange={(change) =>
            void navigate({ search: (latest) => changeAssociationTable(latest, change), resetScroll: false })
          }
        />
        {!data && !error && <LoadingTable label="Laddar föreningar" />}
        {!data && error && (
          <FailedAssociations
            address={address}
            error={error}
            isRetrying={isFetching}
            onRetry={() => void page.refetch()}
          />
        )}
        {data && (
          <>
            <output className="text-sm text-muted">
              {isFiltered(address) ? hitText(data.total) : countRegistered(data.total)}
            </output>
            <DeleteSelected page={data.associations} selection={selection} deletion={deletion} />
            {data.associations.length === 0 ? (
              <NoAssociations address={address} onAdd={() => edit(undefined)} />
            ) : (
              <AssociationTable
                associations={data.associations}
                selection={selection}
                onEdit={edit}
                onRemove={remove}
              />
            )}
            <Pagination {...adjacentTableHrefs(address, data)} />
          </>
        )}
      </div>
      {opened?.dialog === 'import' && <LazyDialog load={loadImportDialog} props={{ onClose: close }} />}
      {opened?.dialog === 'edit' && (
        <LazyDialog
          load={loadAssociationDialog}
          props={{ id: opened.id, renderLogo: (logo) => <LogoField {...logo} />, onClose: close }}
        />
      )}
    </>
  );
}

const filters: TableFilter<'county' | 'court' | 'sort'>[] = [
  {
    name: 'county',
    label: 'Län',
    all: 'Alla län',
    labels: Object.fromEntries(COUNTIES.map((county) => [county, county])),
    className: 'basis-44 max-sm:grow max-sm:basis-2/5',
  },
  {
    name: 'court',
    label: 'Öppen hall',
    all: 'Alla föreningar',
    labels: { open: 'Med öppen hall' },
    className: 'basis-60 max-sm:grow max-sm:basis-2/5',
  },
  {
    name: 'sort',
    label: 'Ordning',
    all: 'Namn A–Ö',
    labels: { newest: 'Nyast först', changed: 'Senast ändrade' },
    className: 'basis-44 max-sm:basis-full',
  },
];

const isFiltered = (address: AssociationTableAddress) =>
  associationTableHref(changeAssociationTable(address, { sort: undefined })) !== associationTableHref({});

function LogoField({ name, id, onChange, error }: LogoControl) {
  return (
    <PortraitField
      name={name || 'Förening'}
      avatarUrl={id && pictureUrl(id, 400)}
      renderPicture={(src) => <Logo name={name || 'Förening'} src={src} size="lg" />}
      id={undefined}
      onChange={onChange}
      error={error}
    />
  );
}

function NoAssociations({ address, onAdd }: { address: AssociationTableAddress; onAdd: () => void }) {
  if (isFiltered(address))
    return (
      <EmptyState
        title={associationTexts.noneFound}
        action={<ButtonLink href={associationTableHref({})}>Visa alla föreningar</ButtonLink>}
      />
    );
  return (
    <EmptyState title={associationTexts.noneYet} action={<Button onClick={onAdd}>Ny förening</Button>}>
      Lägg till en i taget, eller importera en fil.
    </EmptyState>
  );
}

function Heading({ actions }: { actions?: ReactNode }) {
  return <PageHeading title="Föreningar" actions={actions} />;
}

/** Source: spec 2 §8 Associations. */
function FailedAssociations({
  address,
  error,
  ...retry
}: TableFailure & { address: AssociationTableAddress }) {
  return (
    <FailedTable
      title={associationTexts.failedTitle}
      sentence={`${associationTexts.listFailed}. ${errorMessageOf(error)}`}
      address={address}
      startHref={associationTableHref(changeAssociationTable(address, {}))}
      {...retry}
    />
  );
}

/** Shown when the server could not render the table. */
function FailedPage({ error, reset }: ErrorComponentProps) {
  const retry = usePageRetry(reset);
  return (
    <>
      <Heading />
      <FailedAssociations address={Route.useSearch()} error={error} onRetry={retry} />
    </>
  );
}
