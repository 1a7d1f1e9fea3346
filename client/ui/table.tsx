// A table that sorts; where it is narrow (below 48 rem, so on phones) each row becomes a card with named values.
import type { ReactNode } from 'react';
import ArrowDown from 'lucide-react/icons/arrow-down';
import ArrowUp from 'lucide-react/icons/arrow-up';
import { classNames } from './class-names.ts';

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
};

export function Table<Row>({ caption, columns, rows, rowKey, sort, onSort }: TableProps<Row>) {
  return (
    <div className="@container">
      <table className="block w-full border-collapse @3xl:table">
        <caption className="sr-only">{caption}</caption>
        <thead className="sr-only @3xl:not-sr-only @3xl:table-header-group">
          <tr>
            {columns.map((column) => (
              <Header key={column.key} column={column} sort={sort} onSort={onSort} />
            ))}
          </tr>
        </thead>
        <tbody className="flex flex-col gap-3 @3xl:table-row-group">
          {rows.map((row) => (
            <tr
              key={rowKey(row)}
              className="grid grid-cols-[auto_1fr_auto] rounded-md border border-line bg-surface p-3 @3xl:table-row @3xl:border-0 @3xl:hover:bg-sunken"
            >
              {columns.map((column) => (
                <Cell key={column.key} column={column} row={row} />
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

const corners = {
  heading: 'col-start-2 row-start-1 flex items-center',
  tick: 'col-start-1 row-start-1 mr-2 flex items-center',
  actions: 'col-start-3 row-start-1 ml-2 flex items-center',
  value: 'col-span-3 flex min-h-8 items-center justify-between gap-4 text-right',
};

function Cell<Row>({ column, row }: { column: Column<Row>; row: Row }) {
  const isRight = column.align === 'right' || column.role === 'actions';
  return (
    <td
      className={classNames(
        corners[column.role ?? 'value'],
        '@3xl:table-cell @3xl:border-b @3xl:border-line @3xl:px-3 @3xl:py-2 @3xl:align-middle',
        isRight ? '@3xl:text-right @3xl:whitespace-nowrap' : '@3xl:text-left',
      )}
    >
      {!column.role && (
        <span aria-hidden="true" className="shrink-0 text-sm text-muted @3xl:hidden">
          {column.label}
        </span>
      )}
      <span className="min-w-0 @3xl:contents">{column.cell(row)}</span>
    </td>
  );
}

type HeaderProps<Row> = { column: Column<Row>; sort: Sort | undefined; onSort: TableProps<Row>['onSort'] };

function Header<Row>({ column, sort, onSort }: HeaderProps<Row>) {
  const isSorted = sort?.key === column.key;
  const isDescending = isSorted && sort.isDescending;
  const isHeardOnly = column.role === 'tick' || column.role === 'actions';
  const Arrow = isDescending ? ArrowDown : ArrowUp;
  return (
    <th
      scope="col"
      aria-sort={isSorted ? (isDescending ? 'descending' : 'ascending') : undefined}
      className={classNames(
        'border-b-2 border-ink px-3 py-2 text-sm font-semibold text-muted',
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
