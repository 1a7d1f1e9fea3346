// The figures of one year: sums and medians as cards, and their parts as tables.
import { figureTexts, type YearFigures } from '#shared/features/reports/figures.ts';
import { type FigureList, listFigures } from '#shared/features/reports/list-figures.ts';
import { numberText } from '../../../ui/chart/number-text.ts';
import { RankedTable } from '../../../ui/chart/ranked-table.tsx';
import { StatCard } from '../../../ui/layout/card.tsx';
import { Section } from '../../../ui/layout/page.tsx';

export function YearSection({ figures, isCurrent }: { figures: YearFigures; isCurrent: boolean }) {
  const { year, reports, decisions, appeals } = figures;
  const [, ...lists] = listFigures(figures);
  return (
    <Section title={isCurrent ? `${year} hittills` : String(year)}>
      <div className="grid gap-3 sm:grid-cols-2 xl:grid-cols-3">
        <StatCard
          label={figureTexts.reports}
          value={numberText(reports.total)}
          hint={`${figureTexts.reportHours}: ${hoursText(reports.medianHours)}`}
        />
        <StatCard label={figureTexts.decisions} value={numberText(decisions.total)} />
        <StatCard
          label={figureTexts.appeals}
          value={numberText(appeals.total)}
          hint={`${figureTexts.appealHours}: ${hoursText(appeals.medianHours)}`}
        />
      </div>
      <FigureTables year={year} lists={lists} />
    </Section>
  );
}

function FigureTables({ year, lists }: { year: number; lists: FigureList[] }) {
  if (lists.every(({ rows }) => rows.length === 0))
    return <p className="mt-6 text-muted">Inga anmälningar, beslut eller överklaganden.</p>;
  return (
    <div className="mt-6 grid gap-6 lg:grid-cols-2">
      {lists.map(({ title, rows }) => (
        <section key={title}>
          <h3 className="mb-2 text-base">{title}</h3>
          <RankedTable
            title={`${title} ${year}`}
            columns={[title.split(' ')[0] ?? title, 'Antal']}
            rows={rows.map(({ name, value }) => ({ key: name, name, value }))}
            empty="Inga."
          />
        </section>
      ))}
    </div>
  );
}

function hoursText(hours: number | null): string {
  return hours === null ? '–' : `${numberText(hours)} h`;
}
