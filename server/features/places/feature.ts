// Registers places.
import { defineFeature } from '../../core/feature.ts';
import { placesDocument } from './document.ts';
import { placesRoutes } from './routes.ts';

export const placesFeature = defineFeature({
  document: placesDocument,
  routes: { places: placesRoutes },
});
