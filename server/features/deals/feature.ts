// Registers deals and reviews.
import { defineFeature } from '../../core/feature.ts';
import { dealsDocument } from './document.ts';
import { dealJobs } from './notify-of-deals.ts';
import { reviewJobs, undoTakedown } from './reviews.ts';
import { dealsRoutes } from './routes.ts';
import { dealPersonalData } from './personal-data-queries.ts';

export const dealsFeature = defineFeature({
  document: dealsDocument,
  routes: { deals: dealsRoutes },
  jobs: (services) => [...dealJobs(services), ...reviewJobs(services)],
  personalData: dealPersonalData,
  undo: { review: undoTakedown },
});
