// What saved searches provide.
import { defineFeature } from '../../core/feature.ts';
import { savedSearchJobs } from './jobs.ts';
import { savedSearchesRoutes } from './routes.ts';
import { savedSearchPersonalData } from './personal-data-queries.ts';

export const savedSearchesFeature = defineFeature({
  routes: { savedSearches: savedSearchesRoutes },
  jobs: savedSearchJobs,
  personalData: savedSearchPersonalData,
});
