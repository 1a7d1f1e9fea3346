// What profiles provide.
import { defineFeature } from '../../core/feature.ts';
import { profilesRoutes } from './routes.ts';

export const profilesFeature = defineFeature({
  routes: { profiles: profilesRoutes },
});
