// The figures of a year: tables of what happened, one sentence when nothing did.
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { YearFigures } from '#shared/features/reports/figures.ts';
import { YearSection } from './yearly-figures.tsx';

const empty: YearFigures = {
  year: 2026,
  reports: { total: 0, byCategory: {}, byKind: {}, medianHours: null },
  decisions: { total: 0, afterReports: {}, ownInitiative: {}, byRule: {} },
  appeals: { total: 0, outcomes: {}, medianHours: null },
};
const sentence = 'Inga anmälningar, beslut eller överklaganden.';

test('a year without figures shows one sentence, without empty tables', () => {
  const markup = renderToStaticMarkup(<YearSection figures={empty} isCurrent />);
  expect(markup.split(sentence)).toHaveLength(2);
  expect(markup).not.toContain('Inga.');
});

test('a year with one kind of figures shows all its tables', () => {
  const markup = renderToStaticMarkup(
    <YearSection
      figures={{ ...empty, decisions: { ...empty.decisions, total: 1, byRule: { forbidden: 1 } } }}
      isCurrent={false}
    />,
  );
  expect(markup).not.toContain(sentence);
  expect(markup).toContain('Beslut efter regel');
  expect(markup.split('Inga.')).toHaveLength(6);
});
