// Registers user management.
import { defineFeature } from '../../core/feature.ts';
import { usersDocument } from './document.ts';
import { usersRoutes } from './routes.ts';

export const usersFeature = defineFeature({
  document: usersDocument,
  routes: { users: usersRoutes },
});
