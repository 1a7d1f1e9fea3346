// Registers reports.
import { defineFeature } from '../../core/feature.ts';
import { reportsDocument } from './document.ts';
import { reportJobs } from './content/retention.ts';
import { reportsRoutes } from './routes.ts';
import { reportPersonalData } from './personal-data-queries.ts';

export const reportsFeature = defineFeature({
  document: reportsDocument,
  routes: { reports: reportsRoutes },
  jobs: reportJobs,
  personalData: reportPersonalData,
});
