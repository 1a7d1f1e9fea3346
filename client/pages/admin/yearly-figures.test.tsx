// The page of yearly figures: sums, medians and tables by year, and the file.
import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { YearFigures } from '#shared/features/reports/figures.ts';
import { openPage, superadmin } from '../../testing/open-page.tsx';

const year: YearFigures = {
  year: 2026,
  reports: { total: 1200, byCategory: { spam: 900, fraud: 300 }, byKind: { ad: 1200 }, medianHours: 3.5 },
  decisions: { total: 7, afterReports: { removed: 4 }, ownInitiative: { rejected: 3 }, byRule: { law: 7 } },
  appeals: { total: 2, outcomes: { overturned: 1 }, medianHours: null },
};

test('shows each year, the current one as unfinished, with tables in order of size and a link to the file', async () => {
  const earlier = { ...year, year: 2025 };
  openPage(
    '/admin/yearly-figures',
    { reports: { yearlyFigures: async () => ({ years: [year, earlier] }) } },
    { as: superadmin },
  );
  expect(await screen.findByRole('heading', { level: 2, name: '2026 hittills' })).toBeTruthy();
  expect(screen.getByRole('heading', { level: 2, name: '2025' })).toBeTruthy();
  expect(screen.getAllByText('Mediantid till beslut: 3,5 h')).toHaveLength(2);
  expect(screen.getAllByText('Mediantid till omprövning: –')).toHaveLength(2);
  const table = screen.getByRole('table', { name: 'Anmälningar efter anledning 2026' });
  const [, first] = within(table).getAllByRole('row');
  expect(first?.textContent).toContain('Spam eller reklam');
  expect(screen.getByRole('link', { name: 'Exportera som CSV' }).getAttribute('href')).toBe(
    '/api/admin/yearly-figures.csv',
  );
});
