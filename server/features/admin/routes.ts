// The endpoint of the back office's overview.
import { adminOnly, endpoint } from '../../core/http/endpoint.ts';
import { findRecords, readOverview } from './actions.ts';

export const adminRoutes = {
  find: endpoint.admin.find.use(adminOnly).handler(({ context, input }) => findRecords(context, input.text)),
  overview: endpoint.admin.overview.use(adminOnly).handler(({ context }) => readOverview(context)),
};
