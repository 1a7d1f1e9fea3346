// The figures of a chart as a collapsed table: the period and the one before.
import { numberText } from './number-text.ts';

export interface FigureTableProps {
  title: string;
  unit: string;
  rows: readonly { name: string; now: number; before: number }[];
}

export function FigureTable({ title, unit, rows }: FigureTableProps) {
  return (
    <details>
      <summary className="min-h-11 cursor-pointer py-2.5 font-semibold">Siffrorna i en tabell</summary>
      <table className="w-full border-collapse border border-line text-sm tabular-nums [overflow-wrap:anywhere] hyphens-auto">
        <caption className="sr-only">{title}</caption>
        <thead className="bg-sunken">
          <tr>
            <th scope="col" className="px-3 py-2 text-left">
              {unit}
            </th>
            <th scope="col" className="px-3 py-2 text-right">
              Nu
            </th>
            <th scope="col" className="px-3 py-2 text-right">
              Innan
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ name, now, before }) => (
            <tr key={name} className="border-t border-line">
              <th scope="row" className="px-3 py-1.5 text-left font-normal">
                {name}
              </th>
              <td className="px-3 py-1.5 text-right font-semibold">{numberText(now)}</td>
              <td className="px-3 py-1.5 text-right text-muted">{numberText(before)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  );
}
