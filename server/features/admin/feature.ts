// What the back office's first page provides.
import { defineFeature } from '../../core/feature.ts';
import { adminRoutes } from './routes.ts';

export const adminFeature = defineFeature({
  routes: { admin: adminRoutes },
});
