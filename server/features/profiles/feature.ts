// Registers profiles.
import { defineFeature } from '../../core/feature.ts';
import { profilesDocument } from './document.ts';
import { profilesRoutes } from './routes.ts';
import { profilePersonalData } from './personal-data-queries.ts';

export const profilesFeature = defineFeature({
  document: profilesDocument,
  routes: { profiles: profilesRoutes },
  personalData: profilePersonalData,
});
