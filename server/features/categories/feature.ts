// Registers categories.
import { defineFeature } from '../../core/feature.ts';
import { categoriesDocument } from './document.ts';
import { categoriesRoutes } from './routes.ts';
import { categoryFile } from './table-file.ts';

export const categoriesFeature = defineFeature({
  document: categoriesDocument,
  routes: { categories: categoriesRoutes },
  tableFiles: [categoryFile],
  sharedAnswers: { categories: { listActive: 'categories' } },
});
