// Registers security events.
import { defineFeature } from '../../core/feature.ts';
import { securityDocument } from './document.ts';
import { securityRoutes } from './routes.ts';

export const securityFeature = defineFeature({
  document: securityDocument,
  routes: { security: securityRoutes },
});
