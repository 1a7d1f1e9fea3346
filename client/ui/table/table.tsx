// A table that sorts; where it is narrow each row becomes a card with named values.
import type { ReactNode } from 'react';
import ArrowDown from 'lucide-react/icons/arrow-down';
import ArrowUp from 'lucide-react/icons/arrow-up';
import { classNames } from '../class-names.ts';

export type Column<Row> = {
  key: string;
  label: string;
  cell: (row: Row) => ReactNode;
  /** `heading` names the row and heads its card; `tick` and `actions` keep to the card's corners, their label only heard. */
  role?: 'heading' | 'tick' | 'actions';
  /** Figures stand to the right. */
  align?: 'right';
  sortable?: boolean;
};

export type Sort = { key: string; isDescending: boolean };

export type TableProps<Row> = {
  /** What the table holds; heard, not seen. */
  caption: string;
  columns: ReadonlyArray<Column<Row>>;
  rows: ReadonlyArray<Row>;
  rowKey: (row: Row) => string | number;
  sort?: Sort;
  onSort?: (sort: Sort) => void;
  /** For many columns: they stand closer, and it takes 60 rem rather than 48 to be a table. */
  isDense?: boolean;
};

export function Table<Row>({
  caption,
  columns,
  rows,
  rowKey,
  sort,
  onSort,
  isDense = false,
}: TableProps<Row>) {
  const look = isDense ? looks.dense : looks.ordinary;
  return (
    <div className="@container">
      <table className={look.table}>
        <caption className="sr-only">{caption}</caption>
        <thead className={look.head}>
          <tr>
            {columns.map((column) => (
              <Header key={column.key} column={column} look={look} sort={sort} onSort={onSort} />
            ))}
          </tr>
        </thead>
        <tbody className={look.body}>
          {rows.map((row) => (
            <tr key={rowKey(row)} className={look.row}>
              {columns.map((column) => (
                <Cell key={column.key} column={column} look={look} row={row} />
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

// Written out twice, since the classes are found by reading this file.
const looks = {
  ordinary: {
    table: 'block w-full border-collapse @3xl:table',
    head: 'sr-only @3xl:not-sr-only @3xl:table-header-group',
    header: 'px-3',
    body: 'flex flex-col gap-3 @3xl:table-row-group',
    row: 'grid grid-cols-[auto_1fr_auto] content-start rounded-md border border-line bg-surface p-3 @3xl:table-row @3xl:border-0 @3xl:hover:bg-sunken',
    cell: '@3xl:table-cell @3xl:border-b @3xl:border-line @3xl:px-3 @3xl:py-2 @3xl:align-middle',
    left: '@3xl:text-left',
    right: '@3xl:text-right @3xl:whitespace-nowrap',
    label: '@3xl:hidden',
    value: '@3xl:contents',
  },
  dense: {
    table: 'block w-full border-collapse @min-[60rem]:table',
    head: 'sr-only @min-[60rem]:not-sr-only @min-[60rem]:table-header-group',
    header: 'px-2',
    body: 'grid gap-3 @2xl:grid-cols-2 @min-[60rem]:table-row-group',
    row: 'grid grid-cols-[auto_1fr_auto] content-start rounded-md border border-line bg-surface p-3 @min-[60rem]:table-row @min-[60rem]:border-0 @min-[60rem]:hover:bg-sunken',
    cell: '@min-[60rem]:table-cell @min-[60rem]:border-b @min-[60rem]:border-line @min-[60rem]:px-2 @min-[60rem]:py-2 @min-[60rem]:align-middle',
    left: '@min-[60rem]:text-left',
    right: '@min-[60rem]:text-right @min-[60rem]:whitespace-nowrap',
    label: '@min-[60rem]:hidden',
    value: '@min-[60rem]:contents',
  },
};
type Look = (typeof looks)['ordinary'];

const corners = {
  heading: 'col-start-2 row-start-1 flex items-center',
  tick: 'col-start-1 row-start-1 mr-2 flex items-center',
  actions: 'col-start-3 row-start-1 ml-2 flex items-center',
  value: 'col-span-3 flex min-h-8 items-center justify-between gap-4 py-0.5 text-right',
};

function Cell<Row>({ column, look, row }: { column: Column<Row>; look: Look; row: Row }) {
  const isRight = column.align === 'right' || column.role === 'actions';
  return (
    <td className={classNames(corners[column.role ?? 'value'], look.cell, isRight ? look.right : look.left)}>
      {!column.role && (
        <span aria-hidden="true" className={classNames('shrink-0 text-sm text-muted', look.label)}>
          {column.label}
        </span>
      )}
      <span className={classNames('min-w-0', look.value)}>{column.cell(row)}</span>
    </td>
  );
}

type HeaderProps<Row> = {
  column: Column<Row>;
  look: Look;
  sort: Sort | undefined;
  onSort: TableProps<Row>['onSort'];
};

function Header<Row>({ column, look, sort, onSort }: HeaderProps<Row>) {
  const isSorted = sort?.key === column.key;
  const isDescending = isSorted && sort.isDescending;
  const isHeardOnly = column.role === 'tick' || column.role === 'actions';
  const Arrow = isDescending ? ArrowDown : ArrowUp;
  return (
    <th
      scope="col"
      aria-sort={isSorted ? (isDescending ? 'descending' : 'ascending') : undefined}
      className={classNames(
        'border-b-2 border-ink py-2 text-sm font-semibold text-muted',
        look.header,
        column.align === 'right' ? 'text-right' : 'text-left',
      )}
    >
      {column.sortable && onSort ? (
        <button
          type="button"
          onClick={() => onSort({ key: column.key, isDescending: isSorted && !isDescending })}
          className="inline-flex min-h-8 items-center gap-1.5 hover:text-ink"
        >
          {column.label}
          <Arrow size={14} className={isSorted ? 'text-ink' : 'opacity-35'} />
        </button>
      ) : (
        <span className={isHeardOnly ? 'sr-only' : undefined}>{column.label}</span>
      )}
    </th>
  );
}
