// The endpoint of the log of privileged acts.
import { endpoint, superadminOnly } from '../../core/http/endpoint.ts';
import { listActs } from './queries.ts';
import { viewAct } from './view.ts';

const PAGE_SIZE = 30;

export const auditRoutes = {
  list: endpoint.audit.list.use(superadminOnly).handler(async ({ context, input }) => {
    const { rows, ...places } = await listActs(context.database, input, PAGE_SIZE);
    return { ...places, entries: rows.map(viewAct) };
  }),
};
