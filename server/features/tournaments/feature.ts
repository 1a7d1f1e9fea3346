// Registers tournaments.
import { defineFeature } from '../../core/feature.ts';
import { tournamentsDocument } from './document.ts';
import { tournamentsPersonalData } from './personal-data.ts';
import { tournamentsRoutes } from './routes.ts';

export const tournamentsFeature = defineFeature({
  document: tournamentsDocument,
  routes: { tournaments: tournamentsRoutes },
  personalData: tournamentsPersonalData,
});
