// What the management of users provides.
import { defineFeature } from '../../core/feature.ts';
import { usersRoutes } from './routes.ts';

export const usersFeature = defineFeature({
  routes: { users: usersRoutes },
});
