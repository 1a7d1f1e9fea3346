// Registers saved searches.
import { defineFeature } from '../../core/feature.ts';
import { savedSearchesDocument } from './document.ts';
import { savedSearchJobs } from './jobs.ts';
import { savedSearchesRoutes } from './routes.ts';
import { savedSearchPersonalData } from './personal-data-queries.ts';

export const savedSearchesFeature = defineFeature({
  document: savedSearchesDocument,
  routes: { savedSearches: savedSearchesRoutes },
  jobs: savedSearchJobs,
  personalData: savedSearchPersonalData,
  closedWith: { savedSearches: { save: 'marketplace' } },
});
