// Registers results.
import { defineFeature } from '../../core/feature.ts';
import { resultsDocument } from './document.ts';
import { resultsRoutes } from './routes.ts';

export const resultsFeature = defineFeature({
  document: resultsDocument,
  routes: { results: resultsRoutes },
  sharedAnswers: { results: { list: 'results' } },
  closedWith: { results: { list: 'news' } },
});
