// Registers brands.
import { defineFeature } from '../../core/feature.ts';
import { brandsDocument } from './document.ts';
import { brandsRoutes } from './routes.ts';
import { brandFile } from './table-file.ts';

export const brandsFeature = defineFeature({
  document: brandsDocument,
  routes: { brands: brandsRoutes },
  tableFiles: [brandFile],
  sharedAnswers: { brands: { listActive: 'brands' } },
});
