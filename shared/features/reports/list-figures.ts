// The yearly figures as lists with Swedish names: tables on the page and lines in the file.
import { keysOf } from '../../feature.ts';
import { figureTexts, type YearFigures } from './figures.ts';
import { categoryLabels, decisionLabels, kindLabels, outcomeLabels, ruleLabels } from './texts.ts';

export interface FigureList {
  title: string;
  rows: { name: string; value: number }[];
}

/** The sums and medians first, then their parts, the most frequent first. Medians are in hours. */
export function listFigures({ reports, decisions, appeals }: YearFigures): FigureList[] {
  return [
    {
      title: 'Totalt',
      rows: [
        { name: figureTexts.reports, value: reports.total },
        ...hoursOf(figureTexts.reportHours, reports.medianHours),
        { name: figureTexts.decisions, value: decisions.total },
        { name: figureTexts.appeals, value: appeals.total },
        ...hoursOf(figureTexts.appealHours, appeals.medianHours),
      ],
    },
    { title: figureTexts.byCategory, rows: rowsOf(reports.byCategory, categoryLabels) },
    { title: figureTexts.byKind, rows: rowsOf(reports.byKind, kindLabels) },
    { title: figureTexts.afterReports, rows: rowsOf(decisions.afterReports, decisionLabels) },
    { title: figureTexts.ownInitiative, rows: rowsOf(decisions.ownInitiative, decisionLabels) },
    { title: figureTexts.byRule, rows: rowsOf(decisions.byRule, ruleLabels) },
    { title: figureTexts.outcomes, rows: rowsOf(appeals.outcomes, outcomeLabels) },
  ];
}

function rowsOf<Key extends string>(
  counts: Readonly<Partial<Record<Key, number>>>,
  labels: Readonly<Record<Key, string>>,
): FigureList['rows'] {
  return keysOf(labels)
    .flatMap((key) => {
      const value = counts[key];
      return value === undefined ? [] : [{ name: labels[key], value }];
    })
    .toSorted((a, b) => b.value - a.value);
}

function hoursOf(title: string, value: number | null): FigureList['rows'] {
  return value === null ? [] : [{ name: `${title} (timmar)`, value }];
}
