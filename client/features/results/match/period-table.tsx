// Points by period, with overtimes.
import type { Match } from '#shared/features/results/match/contract.ts';
import { periodName, REGULAR_PERIODS } from '#shared/features/results/rules.ts';

export function PeriodTable({ match }: { match: Match }) {
  const { home, away, homePeriods, awayPeriods } = match;
  const periods = Array.from(
    { length: Math.max(homePeriods.length, awayPeriods.length) },
    (_, index) => index,
  );
  if (periods.length === 0) return null;
  const rows = [
    { key: 'home', name: home.name, points: homePeriods, total: match.homeScore },
    { key: 'away', name: away.name, points: awayPeriods, total: match.awayScore },
  ];
  return (
    // Scrolls when there are many overtimes.
    <div className="mt-4 overflow-x-auto">
      <table className="w-full border-collapse text-right">
        <caption className="sr-only">Poäng per period</caption>
        <thead>
          <tr className="text-sm text-muted">
            <th scope="col" className="py-1.5 pr-3 text-left font-normal">
              Lag
            </th>
            {periods.map((index) => (
              <th key={index} scope="col" className="px-1.5 py-1.5 font-normal whitespace-nowrap">
                <abbr title={periodName(index + 1)} className="no-underline">
                  {shortName(index + 1)}
                </abbr>
              </th>
            ))}
            <th scope="col" className="py-1.5 pl-3 font-normal">
              Totalt
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ key, name, points, total }) => (
            <tr key={key} className="border-t border-line">
              <th
                scope="row"
                className="min-w-24 py-2 pr-3 text-left font-normal hyphens-auto [overflow-wrap:anywhere]"
              >
                {name}
              </th>
              {periods.map((index) => (
                <td key={index} className="px-1.5 py-2 tabular-nums">
                  {points[index] ?? '–'}
                </td>
              ))}
              <td className="board py-2 pl-3">{total ?? '–'}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

/** "1", "F" and "F2". */
function shortName(period: number): string {
  const overtime = period - REGULAR_PERIODS;
  if (overtime <= 0) return String(period);
  return overtime === 1 ? 'F' : `F${overtime}`;
}
