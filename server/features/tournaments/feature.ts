// Registers tournaments.
import { defineFeature } from '../../core/feature.ts';
import { tournamentsDocument } from './document.ts';
import { undoDeletion } from './editing/delete-tournament.ts';
import { purgeDeleted } from './editing/editing-queries.ts';
import { tournamentsPersonalData } from './personal-data.ts';
import { tournamentsRoutes } from './routes.ts';

/** Longer than any decision can be undone. */
const HOURS_UNTIL_PURGED = 24;

export const tournamentsFeature = defineFeature({
  document: tournamentsDocument,
  routes: { tournaments: tournamentsRoutes },
  jobs: ({ database }) => [
    {
      name: 'purge-deleted-tournaments',
      schedule: '47 * * * *',
      run: () => purgeDeleted(database.kysely, HOURS_UNTIL_PURGED),
    },
  ],
  personalData: tournamentsPersonalData,
  undo: { tournament: undoDeletion },
});
