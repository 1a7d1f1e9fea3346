// The table of a league. Points scored and conceded are left out on screens below 640 px.
import type { LeaguePage, TableRow } from '#shared/features/results/leagues/contract.ts';
import { differenceOf } from '#shared/features/results/leagues/standings.ts';
import { teamPath } from '#shared/paths.ts';
import { Anchor } from '../../../ui/button/anchor.tsx';
import { classNames } from '../../../ui/class-names.ts';

interface Column {
  label: string;
  name: string;
  className?: string;
  value: (row: TableRow) => string | number;
}

const columns: Column[] = [
  { label: 'S', name: 'Spelade', value: ({ played }) => played },
  { label: 'V', name: 'Vunna', value: ({ won }) => won },
  { label: 'F', name: 'Förlorade', value: ({ lost }) => lost },
  {
    label: 'För–mot',
    name: 'Gjorda och insläppta poäng',
    className: 'whitespace-nowrap max-sm:hidden',
    value: ({ scored, conceded }) => `${scored}–${conceded}`,
  },
  { label: '+/−', name: 'Skillnad', value: (row) => signed(differenceOf(row)) },
  { label: 'P', name: 'Poäng', className: 'board', value: ({ points }) => points },
];

export interface LeagueTableProps {
  league: Pick<LeaguePage, 'name' | 'season' | 'pointsRule'>;
  table: readonly TableRow[];
}

export function LeagueTable({ league, table }: LeagueTableProps) {
  return (
    <>
      <table className="w-full border-collapse">
        <caption className="sr-only">
          Tabell för {league.name} {league.season}
        </caption>
        <thead>
          <tr className="text-sm text-muted">
            <th scope="col" className="w-8 py-2 pr-1 text-right font-normal">
              <abbr title="Placering" className="no-underline">
                #
              </abbr>
            </th>
            <th scope="col" className="px-2 py-2 text-left font-normal">
              Lag
            </th>
            {columns.map(({ label, name, className }) => (
              <th
                key={label}
                scope="col"
                className={classNames('px-1.5 py-2 text-right font-normal sm:px-3', className)}
              >
                <abbr title={name} className="no-underline">
                  {label}
                </abbr>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {table.map((row) => (
            <tr key={row.team.slug} className="border-t border-line">
              <td className="board py-2.5 pr-1 text-right text-muted">{row.position}</td>
              <th
                scope="row"
                className="px-2 py-2.5 text-left font-semibold hyphens-auto [overflow-wrap:anywhere]"
              >
                <Anchor href={teamPath(row.team.slug ?? '')} className="hover:underline">
                  {row.team.name}
                </Anchor>
              </th>
              {columns.map(({ label, className, value }) => (
                <td
                  key={label}
                  className={classNames('px-1.5 py-2.5 text-right tabular-nums sm:px-3', className)}
                >
                  {value(row)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <p className="mt-3 text-sm text-muted">
        {league.pointsRule === 'swedish'
          ? 'Vinst ger 2 poäng och förlust 0.'
          : 'Vinst ger 2 poäng och förlust 1. Ett lag som inte ställer upp får 0.'}{' '}
        Vid lika poäng avgör lagens inbördes möten.
      </p>
    </>
  );
}

function signed(difference: number): string {
  if (difference === 0) return '0';
  return difference > 0 ? `+${difference}` : `−${-difference}`;
}
