// The endpoints of results.
import { endpoint } from '../../core/http/endpoint.ts';
import { listResults } from './list/list-results.ts';

const { results } = endpoint;

export const resultsRoutes = {
  list: results.list.handler(({ context, input }) => listResults(context, input)),
};
