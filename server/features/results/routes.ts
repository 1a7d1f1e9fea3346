// The endpoints of results.
import { endpoint } from '../../core/http/endpoint.ts';
import { editingRoutes } from './editing/routes.ts';
import { followingRoutes } from './following/routes.ts';
import { listResults } from './list/list-results.ts';
import { scoringRoutes } from './scoring/routes.ts';

const { results } = endpoint;

export const resultsRoutes = {
  list: results.list.handler(({ context, input }) => listResults(context, input)),
  ...editingRoutes,
  ...scoringRoutes,
  ...followingRoutes,
};
