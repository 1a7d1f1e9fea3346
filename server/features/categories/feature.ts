// Registers categories.
import { defineFeature } from '../../core/feature.ts';
import { categoriesDocument } from './document.ts';
import { categoriesRoutes } from './routes.ts';

export const categoriesFeature = defineFeature({
  document: categoriesDocument,
  routes: { categories: categoriesRoutes },
  sharedAnswers: { categories: { listActive: 'categories' } },
});
