// What reports provide.
import { defineFeature } from '../../core/feature.ts';
import { reportJobs } from './retention.ts';
import { reportsRoutes } from './routes.ts';
import { reportPersonalData } from './personal-data-queries.ts';

export const reportsFeature = defineFeature({
  routes: { reports: reportsRoutes },
  jobs: reportJobs,
  personalData: reportPersonalData,
});
