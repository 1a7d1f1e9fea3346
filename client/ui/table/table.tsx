// A sortable table; on narrow screens each row becomes a card with labelled values.
import type { ReactNode } from 'react';
import ArrowDown from 'lucide-react/icons/arrow-down';
import ArrowUp from 'lucide-react/icons/arrow-up';
import { classNames } from '../class-names.ts';

export type Column<Row> = {
  key: string;
  label: string;
  cell: (row: Row) => ReactNode;
  /** `heading` names the row and heads its card; `tick` and `actions` are in its corners, with a hidden label. */
  role?: 'heading' | 'tick' | 'actions';
  /** For sentences: on a card they are below their label. */
  isLong?: boolean;
  /** For figures. */
  align?: 'right';
  sortable?: boolean;
};

export type Sort = { key: string; isDescending: boolean };

export type TableProps<Row> = {
  /** Caption for screen readers; visually hidden. */
  caption: string;
  columns: ReadonlyArray<Column<Row>>;
  rows: ReadonlyArray<Row>;
  rowKey: (row: Row) => string | number;
  sort?: Sort;
  onSort?: (sort: Sort) => void;
  /** For many columns: narrower, and a table from 60 rem instead of 48. */
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
  const layout = isDense ? layouts.dense : layouts.ordinary;
  return (
    <div className="@container">
      <table className={layout.table}>
        <caption className="sr-only">{caption}</caption>
        <thead className={layout.head}>
          <tr>
            {columns.map((column) => (
              <Header key={column.key} column={column} layout={layout} sort={sort} onSort={onSort} />
            ))}
          </tr>
        </thead>
        <tbody className={layout.body}>
          {rows.map((row) => (
            <tr key={rowKey(row)} className={layout.row}>
              {columns.map((column) => (
                <Cell key={column.key} column={column} layout={layout} row={row} />
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

// Both written out, because Tailwind finds class names by reading this file.
const layouts = {
  ordinary: {
    table: 'block w-full border-collapse @3xl:table',
    head: 'sr-only @3xl:not-sr-only @3xl:table-header-group',
    header: 'px-3',
    body: 'flex flex-col gap-3 @3xl:table-row-group',
    row: 'grid grid-cols-[auto_minmax(0,1fr)_auto] content-start rounded-md border border-line bg-surface p-3 @3xl:table-row @3xl:border-0 @3xl:hover:bg-sunken',
    cell: '@3xl:table-cell @3xl:border-b @3xl:border-line @3xl:px-3 @3xl:py-2 @3xl:align-middle',
    left: '@3xl:text-left',
    right: '@3xl:text-right @3xl:whitespace-nowrap',
    // Not hidden by the head alone, which would leave an invisible tab stop.
    sort: 'invisible @3xl:visible',
    label: '@3xl:hidden',
    value: '@3xl:contents',
  },
  dense: {
    table: 'block w-full border-collapse @min-[60rem]:table',
    head: 'sr-only @min-[60rem]:not-sr-only @min-[60rem]:table-header-group',
    header: 'px-2',
    body: 'grid gap-3 @2xl:grid-cols-2 @min-[60rem]:table-row-group',
    row: 'grid grid-cols-[auto_minmax(0,1fr)_auto] content-start rounded-md border border-line bg-surface p-3 @min-[60rem]:table-row @min-[60rem]:border-0 @min-[60rem]:hover:bg-sunken',
    cell: '@min-[60rem]:table-cell @min-[60rem]:border-b @min-[60rem]:border-line @min-[60rem]:px-2 @min-[60rem]:py-2 @min-[60rem]:align-middle',
    left: '@min-[60rem]:text-left',
    right: '@min-[60rem]:text-right @min-[60rem]:whitespace-nowrap',
    sort: 'invisible @min-[60rem]:visible',
    label: '@min-[60rem]:hidden',
    value: '@min-[60rem]:contents',
  },
};
type Layout = (typeof layouts)['ordinary'];

const corners = {
  heading: 'col-start-2 row-start-1 flex items-center text-left',
  tick: 'col-start-1 row-start-1 mr-2 flex items-center',
  actions: 'col-start-3 row-start-1 ml-2 flex items-center',
  value: 'col-span-3 flex min-h-8 flex-wrap items-center justify-between gap-x-4 py-0.5 text-right',
  long: 'col-span-3 flex flex-col py-0.5 text-left',
};

function Cell<Row>({ column, layout, row }: { column: Column<Row>; layout: Layout; row: Row }) {
  const isRight = column.align === 'right' || column.role === 'actions';
  const isHeading = column.role === 'heading';
  const Element = isHeading ? 'th' : 'td';
  return (
    <Element
      scope={isHeading ? 'row' : undefined}
      className={classNames(
        // The padding makes a link tall enough for a finger; the margin cancels it where it would make the row taller.
        isHeading && 'font-normal [&_a]:-my-3 [&_a]:py-3',
        corners[column.role ?? (column.isLong ? 'long' : 'value')],
        layout.cell,
        isRight ? layout.right : layout.left,
      )}
    >
      {!column.role && (
        <span aria-hidden="true" className={classNames('shrink-0 text-sm text-muted', layout.label)}>
          {column.label}
        </span>
      )}
      <span className={classNames('min-w-0', layout.value)}>{column.cell(row)}</span>
    </Element>
  );
}

type HeaderProps<Row> = {
  column: Column<Row>;
  layout: Layout;
  sort: Sort | undefined;
  onSort: TableProps<Row>['onSort'];
};

function Header<Row>({ column, layout, sort, onSort }: HeaderProps<Row>) {
  const isSorted = sort?.key === column.key;
  const isDescending = isSorted && sort.isDescending;
  const isVisuallyHidden = column.role === 'tick' || column.role === 'actions';
  const Arrow = isDescending ? ArrowDown : ArrowUp;
  const isSortable = column.sortable && onSort !== undefined;
  return (
    <th
      scope="col"
      aria-sort={isSorted ? (isDescending ? 'descending' : 'ascending') : undefined}
      className={classNames(
        'border-b-2 border-ink py-2 text-sm font-semibold text-muted',
        layout.header,
        column.align === 'right' ? 'text-right' : 'text-left',
      )}
    >
      {isSortable ? (
        <>
          <button
            type="button"
            onClick={() => onSort({ key: column.key, isDescending: isSorted && !isDescending })}
            className={classNames('inline-flex min-h-8 items-center gap-1.5 hover:text-ink', layout.sort)}
          >
            {column.label}
            <Arrow size={14} className={isSorted ? 'text-ink' : 'opacity-35'} />
          </button>
          {/* On cards, where the button is hidden. */}
          <span className={layout.label}>{column.label}</span>
        </>
      ) : (
        <span className={isVisuallyHidden ? 'sr-only' : undefined}>{column.label}</span>
      )}
    </th>
  );
}
