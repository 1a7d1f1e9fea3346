// What page settings provide.
import { defineFeature } from '../../core/feature.ts';
import { pagesRoutes } from './routes.ts';

export const pagesFeature = defineFeature({
  routes: { pages: pagesRoutes },
  cachedAnswers: { 'pages.find': 'pages' },
});
