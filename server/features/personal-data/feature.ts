// Registers personal data: copies and erasure.
import { defineFeature } from '../../core/feature.ts';
import { personalDataDocument } from './document.ts';
import { repeatErasures } from './erase-person.ts';
import { registerExportFile } from './file-route.ts';
import { personalDataJobs } from './jobs.ts';
import { personalDataRoutes } from './routes.ts';
import { exportPersonalData } from './personal-data-queries.ts';

export const personalDataFeature = defineFeature({
  document: personalDataDocument,
  routes: { personalData: personalDataRoutes },
  http: (app, { services, findAccount }) => registerExportFile(app, { ...services, findAccount }),
  jobs: personalDataJobs,
  personalData: exportPersonalData,
  start: repeatErasures,
});
