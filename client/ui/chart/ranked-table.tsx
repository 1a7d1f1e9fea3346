// A ranking as a table whose rows have a bar of their share: chart and table in one.
import type { ReactNode } from 'react';
import { numberText } from './number-text.ts';

export interface RankedRow {
  key: string;
  name: ReactNode;
  value: number;
  /** Further columns. */
  cells?: readonly ReactNode[];
}

export interface RankedTableProps {
  title: string;
  /** Headings of the name, the value, and the further columns. */
  columns: readonly [string, string, ...string[]];
  rows: readonly RankedRow[];
  /** The value of a full bar; the largest by default. */
  full?: number;
  empty: string;
}

export function RankedTable({ title, columns, rows, full, empty }: RankedTableProps) {
  if (rows.length === 0) return <p className="rounded-md border border-line p-4 text-muted">{empty}</p>;
  const max = full ?? Math.max(1, ...rows.map(({ value }) => value));
  return (
    // With text of twice the size, the table scrolls sideways instead of the page.
    <div className="overflow-x-auto rounded-md border border-line bg-surface contain-inline-size">
      <table className="w-full border-collapse text-sm tabular-nums">
        <caption className="sr-only">{title}</caption>
        <thead>
          <tr className="bg-sunken">
            {columns.map((label, index) => (
              <th
                key={label}
                scope="col"
                className={index === 0 ? 'px-3 py-2 text-left' : 'px-2 py-2 text-right sm:px-3'}
              >
                {label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ key, name, value, cells = [] }) => (
            <tr key={key} className="border-t border-line">
              <th
                scope="row"
                className="w-full min-w-0 px-3 py-1.5 text-left font-normal [overflow-wrap:anywhere]"
              >
                {name}
                <svg
                  aria-hidden="true"
                  viewBox="0 0 100 4"
                  preserveAspectRatio="none"
                  className="mt-1 block h-1.5 w-full"
                >
                  <rect width="100" height="4" className="fill-sunken" />
                  <rect width={Math.min(100, (value / max) * 100)} height="4" className="fill-pine" />
                </svg>
              </th>
              <td className="px-2 py-1.5 text-right align-top font-semibold sm:px-3">{numberText(value)}</td>
              {cells.map((cell, index) => (
                <td
                  key={columns[index + 2]}
                  className="px-2 py-1.5 text-right align-top whitespace-nowrap text-muted sm:px-3"
                >
                  {cell}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
