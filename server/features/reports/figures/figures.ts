// The yearly figures, newest first, for the page and the file.
import type { YearFigures } from '#shared/features/reports/figures.ts';
import { roundToTenth } from '#shared/features/statistics/periods.ts';
import { formatDay } from '#shared/format.ts';
import type { Database } from '../../../database/connection.ts';
import { countFigures, type FigureRow } from './figure-queries.ts';

/** The years from the first report, decision or appeal to the current year, which is included even without any. */
export async function readYearlyFigures(database: Pick<Database, 'kysely'>): Promise<YearFigures[]> {
  const rows = await countFigures(database);
  const thisYear = Number(formatDay(new Date()).slice(0, 4));
  const firstYear = Math.min(thisYear, ...rows.map(({ year }) => year));
  return Array.from({ length: thisYear - firstYear + 1 }, (_, back) => {
    const year = thisYear - back;
    return figuresOf(
      year,
      rows.filter((row) => row.year === year),
    );
  });
}

function figuresOf(year: number, rows: readonly FigureRow[]): YearFigures {
  const countsOf = (figure: FigureRow['figure'], prefix = '') =>
    Object.fromEntries(
      rows
        .filter((row) => row.figure === figure && row.name.startsWith(prefix))
        .map(({ name, value }) => [name.slice(prefix.length), value]),
    );
  const totalOf = (figure: FigureRow['figure']) =>
    rows.reduce((sum, row) => sum + (row.figure === figure ? row.value : 0), 0);
  const hoursOf = (figure: FigureRow['figure']) => {
    const median = rows.find((row) => row.figure === figure);
    return median ? roundToTenth(median.value) : null;
  };
  return {
    year,
    reports: {
      total: totalOf('category'),
      byCategory: countsOf('category'),
      byKind: countsOf('kind'),
      medianHours: hoursOf('report-hours'),
    },
    decisions: {
      total: totalOf('decision'),
      afterReports: countsOf('decision', 'report/'),
      ownInitiative: countsOf('decision', 'moderation/'),
      byRule: countsOf('rule'),
    },
    appeals: {
      total: totalOf('appeal'),
      outcomes: countsOf('outcome'),
      medianHours: hoursOf('appeal-hours'),
    },
  };
}
