// The back office's own endpoints.
import { adminOnly, endpoint } from '../../core/endpoint.ts';
import { readOverview } from './actions.ts';

export const adminRoutes = {
  overview: endpoint.admin.overview.use(adminOnly).handler(({ context }) => readOverview(context)),
};
