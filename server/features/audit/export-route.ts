// The audit log as a CSV file for spreadsheets, streamed in batches because of its size.
import { Readable } from 'node:stream';
import type { FastifyInstance } from 'fastify';
import type { Viewer } from '#shared/features/accounts/schemas.ts';
import { AuditSearch } from '#shared/features/audit/contract.ts';
import { mayReadAuditLog } from '#shared/features/audit/rules.ts';
import { actionLabels, targetLabels } from '#shared/features/audit/actions.ts';
import { auditTexts } from '#shared/features/audit/texts.ts';
import { describeChanges } from '#shared/features/audit/changes.ts';
import type { RefusalCode } from '#shared/errors.ts';
import { sendRefusal } from '../../core/http/refusal.ts';
import { roleLabels } from '#shared/features/users/texts.ts';
import { formatDay, formatMinute } from '#shared/format.ts';
import {
  type ApiPaths,
  queryParameters,
  refusalResponses,
  requireSession,
} from '../../core/feature-document.ts';
import type { HttpParts } from '../../core/feature.ts';
import { BYTE_ORDER_MARK, csvLine } from '../../core/http/csv.ts';
import type { Services } from '../../core/http/request.ts';
import type { Database } from '../../database/connection.ts';
import { writeAuditEntry } from './actions.ts';
import { type AuditEntryRow, listAuditEntries } from './queries.ts';
import { nameTarget } from './view.ts';

const AT_A_TIME = 500;
const SITE = { type: 'site', id: 'audit-log' } as const;

/** GET /api/admin/audit-log.csv, with the filters of the list. For superadmins, and logged: it lists people's actions. */
export function registerAuditExport(
  app: FastifyInstance,
  { database, contextOf }: Pick<Services, 'database'> & Pick<HttpParts, 'contextOf'>,
): void {
  app.get('/api/admin/audit-log.csv', async (request, reply) => {
    const context = await contextOf(request, reply);
    const { viewer, ip, userAgent } = context;
    const parsed = AuditSearch.safeParse(request.query);
    const code = codeOf(viewer, parsed.success);
    reply.header('cache-control', 'no-store');
    if (code || !parsed.data) return sendRefusal(reply, code ?? 'UNPROCESSABLE_CONTENT');
    if (viewer)
      await writeAuditEntry(
        database.kysely,
        { viewer, ip, userAgent },
        { action: 'audit.export', target: SITE },
      );
    return reply
      .type('text/csv; charset=utf-8')
      .header('content-disposition', `attachment; filename="handelselogg-${formatDay(new Date())}.csv"`)
      .send(Readable.from(writeLog(database, parsed.data)));
  });
}

/** The OpenAPI description of this route, which is outside the contract. */
export const auditPaths: ApiPaths = {
  '/admin/audit-log.csv': {
    get: {
      operationId: 'audit.export',
      summary: 'The log as a file for spreadsheets, with the filters of the list',
      tags: ['audit', 'admin'],
      ...requireSession('superadmin'),
      parameters: queryParameters(AuditSearch),
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

function codeOf(viewer: Viewer | null, isUnderstood: boolean): RefusalCode | undefined {
  if (!viewer) return 'UNAUTHORIZED';
  if (!mayReadAuditLog(viewer.role)) return 'FORBIDDEN';
  return isUnderstood ? undefined : 'UNPROCESSABLE_CONTENT';
}

const headings = [
  'Tidpunkt',
  'Vem',
  'Roll',
  'Händelse',
  'Typ',
  'Vad',
  'Id',
  'Ändring',
  'IP-adress',
  'Webbläsare',
];

async function* writeLog(database: Database, search: AuditSearch): AsyncGenerator<string> {
  yield BYTE_ORDER_MARK + csvLine(headings);
  let after: string | undefined;
  do {
    const page = await listAuditEntries(database, { ...search, before: undefined, after }, AT_A_TIME);
    yield page.rows.map(lineOf).join('');
    after = page.next ?? undefined;
  } while (after);
}

function lineOf(row: AuditEntryRow): string {
  const isOperator = row.actor_role === 'operator';
  const changes = describeChanges(row.before, row.after);
  return csvLine([
    formatMinute(row.at),
    isOperator ? auditTexts.operator : (row.actor_name ?? auditTexts.deletedUser),
    row.actor_role === 'operator' ? '' : roleLabels[row.actor_role],
    actionLabels[row.action],
    targetLabels[row.target_type],
    nameTarget(row),
    row.target_id,
    changes.map(({ label, before, after }) => `${label}: ${before ?? '–'} → ${after ?? '–'}`).join(' | '),
    row.ip_address,
    row.user_agent,
  ]);
}
