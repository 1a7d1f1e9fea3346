// The audit log endpoints: all of it for superadmins, their own actions for every admin.
import { adminOnly, endpoint, superadminOnly } from '../../core/http/endpoint.ts';
import { listAuditEntries } from './queries.ts';
import { viewAuditEntry } from './view.ts';

const PAGE_SIZE = 30;

export const auditRoutes = {
  list: endpoint.audit.list.use(superadminOnly).handler(async ({ context, input }) => {
    const { rows, ...cursors } = await listAuditEntries(context.database, input, PAGE_SIZE);
    return { ...cursors, entries: rows.map(viewAuditEntry) };
  }),
  listOwn: endpoint.audit.listOwn.use(adminOnly).handler(async ({ context, input }) => {
    const own = { ...input, actorId: context.viewer.id };
    const { rows, ...cursors } = await listAuditEntries(context.database, own, PAGE_SIZE);
    return { ...cursors, entries: rows.map(viewAuditEntry) };
  }),
};
