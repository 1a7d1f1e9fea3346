// Registers brands.
import { defineFeature } from '../../core/feature.ts';
import { brandsDocument } from './document.ts';
import { brandsRoutes } from './routes.ts';

export const brandsFeature = defineFeature({
  document: brandsDocument,
  routes: { brands: brandsRoutes },
  sharedAnswers: { brands: { listActive: 'brands' } },
});
