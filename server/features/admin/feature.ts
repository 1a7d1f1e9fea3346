// Registers the overview of the back office.
import { defineFeature } from '../../core/feature.ts';
import { adminDocument } from './document.ts';
import { adminRoutes } from './routes.ts';

export const adminFeature = defineFeature({
  document: adminDocument,
  routes: { admin: adminRoutes },
});
