// The replies of the support chat in the order in which they are tried: keywords, reply and link.
import ArrowDown from 'lucide-react/icons/arrow-down';
import ArrowUp from 'lucide-react/icons/arrow-up';
import Pencil from 'lucide-react/icons/pencil';
import Trash2 from 'lucide-react/icons/trash-2';
import type { ChatReply, DefaultReply } from '#shared/features/support-chat/contract.ts';
import { Anchor } from '../../../ui/button/anchor.tsx';
import { IconButton } from '../../../ui/button/icon-button.tsx';
import { type Column, Table } from '../../../ui/table/table.tsx';
import type { Reply } from './placed-reply.ts';

export interface ReplyTableProps {
  replies: readonly ChatReply[];
  defaultReply: DefaultReply;
  /** The row's place; undefined for the default reply. */
  onEdit: (place: number | undefined) => void;
  onRemove: (place: number) => void;
  /** Also called with a place outside the list. */
  onMove: (from: number, to: number) => void;
}

/** Not `disabled`: a button that gets disabled loses the focus. */
const moveStyle = 'aria-disabled:cursor-not-allowed aria-disabled:opacity-55';

interface Row extends Reply {
  key: string;
  /** Undefined for the default reply. */
  place?: number;
}

export function ReplyTable(props: ReplyTableProps) {
  const { replies, defaultReply } = props;
  const rows: Row[] = [...rowsOf(replies), { ...defaultReply, key: 'default' }];
  return (
    <Table caption="Svar i supportchatten" columns={columnsOf(props)} rows={rows} rowKey={({ key }) => key} />
  );
}

/** The key of a reply does not change when it is moved. Of replies with the same keywords, each has its own. */
function rowsOf(replies: readonly ChatReply[]): Row[] {
  const seen = new Map<string, number>();
  return replies.map((reply, place) => {
    const keywords = reply.keywords.join();
    const count = (seen.get(keywords) ?? 0) + 1;
    seen.set(keywords, count);
    return { ...reply, place, key: `${count} ${keywords}` };
  });
}

function columnsOf({ replies, onEdit, onRemove, onMove }: ReplyTableProps): Column<Row>[] {
  return [
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
          <Anchor href={linkPath} className="inline-block min-w-28 [overflow-wrap:anywhere] underline">
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
      cell({ keywords, place }) {
        const name = keywords?.[0] ?? 'svaret utan nyckelord';
        return (
          // At least two buttons beside each other.
          <span className="flex min-w-23 flex-wrap justify-end gap-1">
            {place !== undefined && (
              <>
                <IconButton
                  label={`Flytta upp ${name}`}
                  icon={<ArrowUp size={18} />}
                  aria-disabled={place === 0}
                  className={moveStyle}
                  onClick={() => onMove(place, place - 1)}
                />
                <IconButton
                  label={`Flytta ner ${name}`}
                  icon={<ArrowDown size={18} />}
                  aria-disabled={place === replies.length - 1}
                  className={moveStyle}
                  onClick={() => onMove(place, place + 1)}
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
                onClick={() => onRemove(place)}
              />
            )}
          </span>
        );
      },
    },
  ];
}
