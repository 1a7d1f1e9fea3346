// The back office's table of categories. Source: spec 2 §2 Categories.
import Pencil from 'lucide-react/icons/pencil';
import Trash2 from 'lucide-react/icons/trash-2';
import { type CategoryAttributes, sizeSystemNames } from '#shared/features/categories/category-attributes.ts';
import { categoryTexts } from '#shared/features/categories/texts.ts';
import { formatDay } from '#shared/format.ts';
import { Badge } from '../../ui/feedback/badge.tsx';
import { Switch } from '../../ui/form/switch.tsx';
import { IconButton } from '../../ui/button/icon-button.tsx';
import { selectionColumn } from '../../ui/table/selection-column.tsx';
import { type Column, Table } from '../../ui/table/table.tsx';
import type { Selection } from '../../ui/table/use-selection.ts';
import { type CategoryRow, nameOf } from './category-actions.ts';

export interface CategoryTableProps {
  categories: CategoryRow[];
  selection: Selection<CategoryRow>;
  onSwitch: (category: CategoryRow, active: boolean) => void;
  onEdit: (category: CategoryRow) => void;
  onRemove: (category: CategoryRow) => void;
}

export function CategoryTable(props: CategoryTableProps) {
  return (
    <Table caption="Kategorier" columns={columnsOf(props)} rows={props.categories} rowKey={({ id }) => id} />
  );
}

function columnsOf({ selection, onSwitch, onEdit, onRemove }: CategoryTableProps): Column<CategoryRow>[] {
  return [
    selectionColumn(selection, nameOf),
    {
      key: 'name',
      label: 'Namn',
      role: 'heading',
      cell: ({ name, icon }) => (
        <span className="font-semibold [overflow-wrap:anywhere]">
          {icon && <span aria-hidden="true">{icon} </span>}
          {name}
        </span>
      ),
    },
    {
      key: 'description',
      label: 'Beskrivning',
      isLong: true,
      cell: ({ description }) => (
        <span className="text-muted [overflow-wrap:anywhere]">{description || '–'}</span>
      ),
    },
    {
      key: 'attributes',
      label: 'Uppgifter',
      cell: ({ attributes }) => <span className="text-muted">{describeAttributes(attributes)}</span>,
    },
    {
      key: 'ads',
      label: 'Annonser',
      align: 'right',
      cell: ({ adCount }) => <span className="tabular-nums">{adCount}</span>,
    },
    {
      key: 'created',
      label: 'Skapad',
      cell: ({ createdAt }) => (
        <time dateTime={createdAt} className="whitespace-nowrap tabular-nums">
          {formatDay(createdAt)}
        </time>
      ),
    },
    {
      key: 'active',
      label: 'Status',
      cell: (category) => (
        <span className="inline-flex items-center gap-3">
          <Switch
            label={`${category.name} är aktiv`}
            hideLabel
            checked={category.active}
            onChange={(active) => onSwitch(category, active)}
          />
          <Badge tone={category.active ? 'success' : 'neutral'}>
            {category.active ? 'Aktiv' : 'Inaktiv'}
          </Badge>
        </span>
      ),
    },
    {
      key: 'actions',
      label: 'Åtgärder',
      role: 'actions',
      cell: (category) => (
        <span className="inline-flex">
          <IconButton
            label={`Redigera ${category.name}`}
            icon={<Pencil size={18} />}
            onClick={() => onEdit(category)}
          />
          <IconButton
            label={`Ta bort ${category.name}`}
            title={category.can.delete ? `Ta bort ${category.name}` : categoryTexts.hasAds}
            icon={<Trash2 size={18} />}
            disabled={!category.can.delete}
            onClick={() => onRemove(category)}
          />
        </span>
      ),
    },
  ];
}

/** "Märke, modell, storlek (skor)". */
function describeAttributes({
  hasBrand,
  hasModel,
  sizeSystem,
  hasColour,
  hasAudience,
}: CategoryAttributes): string {
  const names = [
    hasBrand && 'märke',
    hasModel && 'modell',
    sizeSystem && `storlek (${sizeSystemNames[sizeSystem].toLowerCase()})`,
    hasColour && 'färg',
    hasAudience && 'för vem',
  ].filter(Boolean);
  const text = names.join(', ');
  return text === '' ? '–' : text.charAt(0).toUpperCase() + text.slice(1);
}
