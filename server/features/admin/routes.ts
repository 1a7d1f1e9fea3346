// The endpoint of the back office's overview.
import { adminOnly, endpoint } from '../../core/http/endpoint.ts';
import { readOverview } from './actions.ts';

export const adminRoutes = {
  overview: endpoint.admin.overview.use(adminOnly).handler(({ context }) => readOverview(context)),
};
