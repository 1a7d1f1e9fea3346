// Registers places.
import { defineFeature } from '../../core/feature.ts';
import { placesDocument } from './document.ts';
import { purgeAnswers } from './geocoder/geocoder-queries.ts';
import { placesRoutes } from './routes.ts';

export const placesFeature = defineFeature({
  document: placesDocument,
  routes: { places: placesRoutes },
  jobs: ({ database }) => [
    { name: 'purge-geocoder-answers', schedule: '41 3 * * *', run: () => purgeAnswers(database) },
  ],
});
