// What categories provide.
import { defineFeature } from '../../core/feature.ts';
import { categoriesRoutes } from './routes.ts';

export const categoriesFeature = defineFeature({
  routes: { categories: categoriesRoutes },
});
