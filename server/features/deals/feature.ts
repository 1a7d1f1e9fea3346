// Registers deals and reviews.
import { defineFeature } from '../../core/feature.ts';
import { dealsDocument } from './document.ts';
import { reviewJobs, undoRemoval } from './reviews.ts';
import { dealsRoutes } from './routes.ts';
import { dealPersonalData } from './personal-data-queries.ts';

export const dealsFeature = defineFeature({
  document: dealsDocument,
  routes: { deals: dealsRoutes },
  jobs: reviewJobs,
  personalData: dealPersonalData,
  undo: { review: undoRemoval },
});
