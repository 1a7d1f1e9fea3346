// The endpoints of tournaments.
import { editingRoutes } from './editing/routes.ts';
import { suggestionRoutes } from './suggestion/routes.ts';

export const tournamentsRoutes = { ...editingRoutes, ...suggestionRoutes };
