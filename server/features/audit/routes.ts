// The audit log endpoint.
import { endpoint, superadminOnly } from '../../core/http/endpoint.ts';
import { listAuditEntries } from './queries.ts';
import { viewAuditEntry } from './view.ts';

const PAGE_SIZE = 30;

export const auditRoutes = {
  list: endpoint.audit.list.use(superadminOnly).handler(async ({ context, input }) => {
    const { rows, ...cursors } = await listAuditEntries(context.database, input, PAGE_SIZE);
    return { ...cursors, entries: rows.map(viewAuditEntry) };
  }),
};
