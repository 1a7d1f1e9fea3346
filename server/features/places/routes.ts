// The place endpoints.
import { endpoint } from '../../core/http/endpoint.ts';
import { requirePlace, searchPlaces } from './actions.ts';

const { places } = endpoint;

export const placesRoutes = {
  search: places.search.handler(({ context, input }) => searchPlaces(context, input.query)),
  find: places.find.handler(({ context, input }) => requirePlace(context, input.id)),
};
