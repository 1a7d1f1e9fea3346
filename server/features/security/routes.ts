// The security endpoints.
import type { SecurityEvent } from '#shared/features/security/contract.ts';
import { endpoint, superadminOnly } from '../../core/http/endpoint.ts';
import { recordListReading } from '../audit/actions.ts';
import { storeReport, makeToken } from './actions.ts';
import { listEvents, type SecurityEventRow } from './queries.ts';

const { security } = endpoint;

const PAGE_SIZE = 30;

export const securityRoutes = {
  token: security.token.handler(({ context }) => makeToken(context)),
  report: security.report.handler(({ context, input: { headers, body } }) =>
    storeReport(context, { token: headers['x-csrf-token'], report: body }),
  ),
  list: security.list.use(superadminOnly).handler(async ({ context, input }) => {
    await recordListReading(context, 'security-events', { isSearch: Boolean(input.search) });
    const { database, viewer } = context;
    const { rows, ...cursors } = await listEvents(database, { ...input, viewer, size: PAGE_SIZE });
    return { ...cursors, events: rows.map(viewEvent) };
  }),
};

function viewEvent(row: SecurityEventRow): SecurityEvent {
  const { user_id: id, user_name: name } = row;
  return {
    id: row.id,
    at: row.created_at.toISOString(),
    event: row.event,
    person: id && name ? { id, name } : null,
    ipAddress: row.ip_address,
    userAgent: row.user_agent,
    url: row.url,
    details: row.details,
  };
}
