// What page settings provide.
import { defineFeature } from '../../core/feature.ts';
import { pagesDocument } from './document.ts';
import { pagesRoutes } from './routes.ts';

export const pagesFeature = defineFeature({
  document: pagesDocument,
  routes: { pages: pagesRoutes },
  cachedAnswers: { 'pages.find': 'pages' },
});
