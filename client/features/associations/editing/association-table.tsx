// The back office's table of associations; on phones each row is a card. Source: spec 2 §2 Associations.
import Pencil from 'lucide-react/icons/pencil';
import Trash2 from 'lucide-react/icons/trash-2';
import type { TableAssociation } from '#shared/features/associations/editing/contract.ts';
import { pictureUrl } from '#shared/features/pictures/urls.ts';
import { associationPath } from '#shared/paths.ts';
import { Anchor } from '../../../ui/button/anchor.tsx';
import { IconButton } from '../../../ui/button/icon-button.tsx';
import { Badge } from '../../../ui/feedback/badge.tsx';
import { Logo } from '../../../ui/picture/logo.tsx';
import { selectionColumn } from '../../../ui/table/selection-column.tsx';
import { type Column, Table } from '../../../ui/table/table.tsx';
import type { Selection } from '../../../ui/table/use-selection.ts';

export interface AssociationTableProps {
  associations: readonly TableAssociation[];
  selection: Selection<TableAssociation>;
  onEdit: (id: string) => void;
  onRemove: (association: TableAssociation) => void;
}

export function AssociationTable(props: AssociationTableProps) {
  return (
    <div className="text-sm">
      <Table
        isDense
        caption="Föreningar"
        columns={columnsOf(props)}
        rows={props.associations}
        rowKey={({ id }) => id}
      />
    </div>
  );
}

function columnsOf({ selection, onEdit, onRemove }: AssociationTableProps): Column<TableAssociation>[] {
  return [
    selectionColumn(selection, ({ name }) => name),
    {
      key: 'name',
      label: 'Förening',
      role: 'heading',
      cell: ({ id, name, logo, hasOpenCourt }) => (
        <span className="flex items-center gap-3">
          <Logo name={name} src={logo && pictureUrl(logo.id, 400)} size="sm" />
          <span className="flex min-w-0 flex-col items-start gap-1">
            <Anchor
              href={associationPath(id)}
              className="font-semibold [overflow-wrap:anywhere] hover:underline"
            >
              {name}
            </Anchor>
            {hasOpenCourt && <Badge tone="pine">Öppen hall</Badge>}
          </span>
        </span>
      ),
    },
    {
      key: 'person',
      label: 'Kontaktperson',
      cell: ({ contactPerson }) => <Text text={contactPerson} />,
    },
    {
      key: 'place',
      label: 'Ort',
      cell: ({ city, county }) => (
        <Text text={city === county ? city : [city, county].filter(Boolean).join(', ')} />
      ),
    },
    {
      key: 'contact',
      label: 'Kontakt',
      cell: ({ phone, email }) =>
        phone || email ? (
          <span className="flex flex-col [overflow-wrap:anywhere]">
            {phone && <span>{phone}</span>}
            {email && (
              <a href={`mailto:${email}`} className="-my-3 py-3 underline">
                {email}
              </a>
            )}
          </span>
        ) : (
          <Text text="" />
        ),
    },
    {
      key: 'website',
      label: 'Webbplats',
      cell: ({ websiteUrl, name }) =>
        websiteUrl ? (
          <a
            href={websiteUrl}
            rel="nofollow ugc noopener"
            className="-my-3 py-3 underline [overflow-wrap:anywhere]"
          >
            {websiteUrl.replace(/^https?:\/\/(www\.)?/i, '').replace(/\/.*$/, '')}
            <span className="sr-only">, webbplats för {name}</span>
          </a>
        ) : (
          <Text text="" />
        ),
    },
    {
      key: 'actions',
      label: 'Åtgärder',
      role: 'actions',
      cell: (association) => (
        <span className="inline-flex">
          <IconButton
            label={`Redigera ${association.name}`}
            icon={<Pencil size={18} />}
            onClick={() => onEdit(association.id)}
          />
          <IconButton
            label={`Ta bort ${association.name}`}
            icon={<Trash2 size={18} />}
            onClick={() => onRemove(association)}
          />
        </span>
      ),
    },
  ];
}

function Text({ text }: { text: string }) {
  return <span className="[overflow-wrap:anywhere]">{text || '–'}</span>;
}
