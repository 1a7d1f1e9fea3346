// The replies of the support chat in the order in which they are tried: keywords, reply and link.
import ArrowDown from 'lucide-react/icons/arrow-down';
import ArrowUp from 'lucide-react/icons/arrow-up';
import Pencil from 'lucide-react/icons/pencil';
import Trash2 from 'lucide-react/icons/trash-2';
import type { ListedReply } from '#shared/features/support-chat/address.ts';
import { Anchor } from '../../../ui/button/anchor.tsx';
import { IconButton } from '../../../ui/button/icon-button.tsx';
import { selectionColumn } from '../../../ui/table/selection-column.tsx';
import { type Column, Table } from '../../../ui/table/table.tsx';
import type { Selection } from '../../../ui/table/use-selection.ts';

export interface ReplyTableProps {
  rows: ReplyRow[];
  selection: Selection<ReplyRow>;
  /** The row's place; undefined for the default reply. */
  onEdit: (place: number | undefined) => void;
  onRemove: (row: ReplyRow) => void;
  /** The last place, and a move, also to a place outside the list; left out while not all replies are shown. */
  moves: { last: number; onMove: (from: number, to: number) => void } | undefined;
}

/** Not `disabled`: a button that gets disabled loses the focus. */
const moveStyle = 'aria-disabled:cursor-not-allowed aria-disabled:opacity-55';

export interface ReplyRow extends ListedReply {
  id: string;
}

export function ReplyTable(props: ReplyTableProps) {
  return (
    <Table
      caption="Svar i supportchatten"
      columns={columnsOf(props)}
      rows={props.rows}
      rowKey={({ id }) => id}
    />
  );
}

/** The id of a reply does not change when it is moved. Of replies with the same keywords, each has its own. */
export function rowsOf(replies: readonly ListedReply[]): ReplyRow[] {
  const seen = new Map<string, number>();
  return replies.map((reply) => {
    if (!reply.keywords) return { ...reply, id: 'default' };
    const keywords = reply.keywords.join();
    const count = (seen.get(keywords) ?? 0) + 1;
    seen.set(keywords, count);
    return { ...reply, id: `${count} ${keywords}` };
  });
}

const nameOf = ({ keywords }: ReplyRow) => keywords?.[0] ?? 'svaret utan nyckelord';

function columnsOf({ selection, onEdit, onRemove, moves }: ReplyTableProps): Column<ReplyRow>[] {
  const tick = selectionColumn(selection, nameOf);
  return [
    // The default reply cannot be deleted.
    { ...tick, cell: (row) => row.place !== undefined && tick.cell(row) },
    {
      key: 'keywords',
      label: 'Nyckelord',
      role: 'heading',
      cell: ({ keywords }) => (
        <span className="font-semibold [overflow-wrap:anywhere]">
          {keywords ? keywords.join(', ') : 'Inget nyckelord passar'}
        </span>
      ),
    },
    {
      key: 'text',
      label: 'Svar',
      isLong: true,
      cell: ({ text }) => <span className="[overflow-wrap:anywhere]">{text}</span>,
    },
    {
      key: 'link',
      label: 'Länk',
      cell: ({ linkLabel, linkPath }) =>
        linkPath ? (
          // The minimum width prevents breaks within ordinary words beside a long text.
          <Anchor
            href={linkPath}
            className="-my-2.5 inline-block min-w-28 py-2.5 [overflow-wrap:anywhere] underline"
          >
            {linkLabel}
          </Anchor>
        ) : (
          'Ingen'
        ),
    },
    {
      key: 'actions',
      label: 'Åtgärder',
      role: 'actions',
      cell(row) {
        const { place } = row;
        const name = nameOf(row);
        return (
          // Two buttons beside each other on cards, and at least two in the table.
          <span className="flex w-23 flex-wrap justify-end gap-1 @3xl:w-auto @3xl:min-w-23">
            {place !== undefined && moves && (
              <>
                <IconButton
                  label={`Flytta upp ${name}`}
                  icon={<ArrowUp size={18} />}
                  aria-disabled={place === 0}
                  className={moveStyle}
                  onClick={() => moves.onMove(place, place - 1)}
                />
                <IconButton
                  label={`Flytta ner ${name}`}
                  icon={<ArrowDown size={18} />}
                  aria-disabled={place === moves.last}
                  className={moveStyle}
                  onClick={() => moves.onMove(place, place + 1)}
                />
              </>
            )}
            <IconButton
              label={`Redigera ${name}`}
              icon={<Pencil size={18} />}
              onClick={() => onEdit(place)}
            />
            {place !== undefined && (
              <IconButton
                label={`Ta bort ${name}`}
                icon={<Trash2 size={18} />}
                onClick={() => onRemove(row)}
              />
            )}
          </span>
        );
      },
    },
  ];
}
