// The yearly figures as a CSV file for spreadsheets.
import type { FastifyInstance } from 'fastify';
import { isStaff } from '#shared/features/accounts/roles.ts';
import { FIGURE_COLUMNS, type YearFigures } from '#shared/features/reports/figures.ts';
import { listFigures } from '#shared/features/reports/list-figures.ts';
import { formatDay } from '#shared/format.ts';
import { type ApiPaths, requireSession } from '../../../core/feature-document.ts';
import type { HttpContext } from '../../../core/feature.ts';
import { BYTE_ORDER_MARK, csvLine } from '../../../core/http/csv.ts';
import { sendRefusal } from '../../../core/http/refusal.ts';
import { readYearlyFigures } from './figures.ts';

/** GET /api/admin/yearly-figures.csv, for staff. The download is not logged, since the file has counts only. */
export function registerFigureExport(
  app: FastifyInstance,
  { services: { database }, findUser }: Pick<HttpContext, 'services' | 'findUser'>,
): void {
  app.get('/api/admin/yearly-figures.csv', async (request, reply) => {
    const viewer = await findUser(request);
    reply.header('cache-control', 'no-store');
    if (!viewer) return sendRefusal(reply, 'UNAUTHORIZED');
    if (!isStaff(viewer.role)) return sendRefusal(reply, 'FORBIDDEN');
    const years = await readYearlyFigures(database);
    return reply
      .type('text/csv; charset=utf-8')
      .header('content-disposition', `attachment; filename="arssiffror-${formatDay(new Date())}.csv"`)
      .send(BYTE_ORDER_MARK + csvLine(FIGURE_COLUMNS) + years.map(linesOf).join(''));
  });
}

/** The lines of a year, with a decimal comma, which Swedish spreadsheets expect. */
function linesOf(figures: YearFigures): string {
  return listFigures(figures)
    .flatMap(({ title, rows }) =>
      rows.map(({ name, value }) => csvLine([figures.year, title, name, String(value).replace('.', ',')])),
    )
    .join('');
}

/** The OpenAPI description of this route, which is outside the contract. */
export const figurePaths: ApiPaths = {
  '/admin/yearly-figures.csv': {
    get: {
      operationId: 'reports.figures',
      summary: 'The yearly figures of reports, decisions and appeals as a file for spreadsheets',
      tags: ['reports', 'admin'],
      ...requireSession('admin'),
      responses: {
        '200': {
          description: 'The file, in UTF-8 with a byte order mark',
          content: { 'text/csv': { schema: { type: 'string' } } },
        },
      },
    },
  },
};
