// What the security watch provides.
import { defineFeature } from '../../core/feature.ts';
import { securityRoutes } from './routes.ts';

export const securityFeature = defineFeature({
  routes: { security: securityRoutes },
});
