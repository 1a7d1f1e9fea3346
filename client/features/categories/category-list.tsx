// The back office's list of categories: search, filters, and the table.
import { type CategoriesAddress, chooseCategories } from '#shared/features/categories/address.ts';
import type { Category } from '#shared/features/categories/contract.ts';
import { categoryTexts } from '#shared/features/categories/texts.ts';
import { paths } from '#shared/paths.ts';
import { fileHref } from '../../core/file-href.ts';
import { ButtonLink } from '../../ui/button/button.tsx';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { FailureReport } from '../../ui/feedback/failure-report.tsx';
import { DeleteSelected } from '../../ui/table/delete-selected.tsx';
import { HitCount } from '../../ui/table/hit-count.tsx';
import { type TableFilter, TableToolbar } from '../../ui/table/table-toolbar.tsx';
import { SwitchSelected } from '../../ui/table/switch-selected.tsx';
import { useSelection } from '../../ui/table/use-selection.ts';
import { type CategoryActions, rowOf } from './category-actions.ts';
import { CategoryTable } from './category-table.tsx';

const filters: TableFilter<'active' | 'order'>[] = [
  {
    name: 'active',
    label: 'Status',
    all: 'Alla statusar',
    labels: { yes: 'Aktiva', no: 'Inaktiva' },
    className: 'basis-40 max-sm:grow max-sm:basis-2/5',
  },
  {
    name: 'order',
    label: 'Ordning av kategorier',
    all: 'Namn A–Ö',
    labels: { ads: 'Flest annonser', newest: 'Nyast först' },
    className: 'basis-44 max-sm:grow max-sm:basis-2/5',
  },
];

export interface CategoryListProps {
  categories: Category[];
  actions: CategoryActions;
  onEdit: (category: Category) => void;
  address: CategoriesAddress;
  /** Address of the page without this search, filter and order. */
  allHref: string;
  /** Called with another search, filter or order. */
  onChange: (params: Record<string, string | undefined>) => void;
}

export function CategoryList(props: CategoryListProps) {
  const { categories, address, allHref, onChange, actions, onEdit } = props;
  const { category, active, order } = address;
  const { changes, switchOne, deletion } = actions;
  const shown = chooseCategories(categories, address).map(rowOf);
  const selection = useSelection(shown);
  return (
    <div className="flex flex-col gap-4">
      <TableToolbar
        label="Sök bland kategorier"
        placeholder="Namn eller beskrivning"
        action={allHref}
        param="category"
        address={{ search: category, active, order }}
        onChange={({ search = category, ...change }) => onChange({ ...address, ...change, category: search })}
        filters={filters}
        fileHref={fileHref(paths.adminCategories, address)}
      />
      <HitCount
        count={shown.length}
        hasMore={false}
        empty={
          <EmptyState
            title="Inga kategorier hittades"
            action={<ButtonLink href={allHref}>Visa alla kategorier</ButtonLink>}
          />
        }
      />
      <DeleteSelected page={shown} selection={selection} deletion={deletion} isBusy={changes.isChanging}>
        <SwitchSelected
          selection={selection}
          changes={changes}
          switchOne={switchOne}
          switched={(count, isActive) =>
            isActive ? categoryTexts.activated(count) : categoryTexts.deactivated(count)
          }
        />
      </DeleteSelected>
      {changes.report && <FailureReport report={changes.report} onDismiss={changes.dismissReport} />}
      {shown.length > 0 && (
        <CategoryTable
          categories={shown}
          selection={selection}
          onSwitch={actions.setActive}
          onEdit={(row) => onEdit({ ...row, id: Number(row.id) })}
          onRemove={(row) => void deletion.remove([row])}
        />
      )}
    </div>
  );
}
