// The ads of a period by category as a CSV file for spreadsheets. Source: spec 2 §9 CSV export columns.
import type { FastifyInstance } from 'fastify';
import { isStaff } from '#shared/features/accounts/roles.ts';
import { StatisticsPeriod } from '#shared/features/statistics/contract.ts';
import { CATEGORY_COLUMNS } from '#shared/features/statistics/texts.ts';
import { formatDay } from '#shared/format.ts';
import {
  type ApiPaths,
  queryParameters,
  refusalResponses,
  requireSession,
} from '../../core/feature-document.ts';
import type { HttpContext } from '../../core/feature.ts';
import { BYTE_ORDER_MARK, csvLine } from '../../core/http/csv.ts';
import { sendRefusal } from '../../core/http/refusal.ts';
import { listCategoryShares } from './marketplace.ts';

/** GET /api/admin/marketplace/analytics.csv, for staff. The download is not logged, since the file has counts only. */
export function registerCategoryExport(
  app: FastifyInstance,
  { services: { database }, findUser }: Pick<HttpContext, 'services' | 'findUser'>,
): void {
  app.get('/api/admin/marketplace/analytics.csv', async (request, reply) => {
    const viewer = await findUser(request);
    reply.header('cache-control', 'no-store');
    if (!viewer) return sendRefusal(reply, 'UNAUTHORIZED');
    if (!isStaff(viewer.role)) return sendRefusal(reply, 'FORBIDDEN');
    const parsed = StatisticsPeriod.safeParse(request.query);
    if (!parsed.data) return sendRefusal(reply, 'UNPROCESSABLE_CONTENT');
    const shares = await listCategoryShares(database, parsed.data.period);
    const lines = shares.map(({ name, now, percent }) => csvLine([name, now, percent]));
    return reply
      .type('text/csv; charset=utf-8')
      .header(
        'content-disposition',
        `attachment; filename="kategorier-${parsed.data.period}-dagar-${formatDay(new Date())}.csv"`,
      )
      .send(BYTE_ORDER_MARK + csvLine(CATEGORY_COLUMNS) + lines.join(''));
  });
}

/** The OpenAPI description of this route, which is outside the contract. */
export const statisticsPaths: ApiPaths = {
  '/admin/marketplace/analytics.csv': {
    get: {
      operationId: 'statistics.categories',
      summary: 'The ads of a period by category as a file for spreadsheets',
      tags: ['statistics', 'admin'],
      ...requireSession('admin'),
      parameters: queryParameters(StatisticsPeriod as never),
      responses: {
        '200': {
          description: 'The file, in UTF-8 with a byte order mark',
          content: { 'text/csv': { schema: { type: 'string' } } },
        },
        ...refusalResponses('UNPROCESSABLE_CONTENT'),
      },
    },
  },
};
