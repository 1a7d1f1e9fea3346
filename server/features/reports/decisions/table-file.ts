// The table of reports as a file, without the reported content and the reporters.
import { ReportSearch } from '#shared/features/reports/search.ts';
import {
  categoryLabels,
  decisionLabels,
  kindLabels,
  priorityLabels,
  statusLabels,
} from '#shared/features/reports/texts.ts';
import { formatMinute } from '#shared/format.ts';
import { tableFile } from '../../../core/http/table-file.ts';
import { listReports } from './staff-queries.ts';

export const reportFile = tableFile({
  list: '/admin/reports',
  tag: 'reports',
  of: ['Reports', 'anmalningar'],
  search: ReportSearch,
  columns: ['Nummer', 'Sort', 'Skäl', 'Prioritet', 'Status', 'Beslut', 'Skapad'],
  async readPage({ services, viewer, size }, search) {
    const { rows, next, previous } = await listReports(services.database, { ...search, viewer, size });
    return {
      next,
      previous,
      rows: rows.map(({ report: { id, kind, category, priority, status, decision, createdAt } }) => [
        id,
        kindLabels[kind],
        categoryLabels[category],
        priorityLabels[priority],
        statusLabels[status],
        decision && decisionLabels[decision],
        formatMinute(createdAt),
      ]),
    };
  },
});
