// Registers the statistics of the back office.
import { defineFeature } from '../../core/feature.ts';
import { recountAds } from './ad-count-queries.ts';
import { registerCategoryExport } from './category-export.ts';
import { statisticsDocument } from './document.ts';
import { statisticsRoutes } from './routes.ts';
import { countCreated, countTopPages, mergeOldCounts } from './site-count-queries.ts';

export const statisticsFeature = defineFeature({
  document: statisticsDocument,
  routes: { statistics: statisticsRoutes },
  http: registerCategoryExport,
  jobs: ({ database: { kysely } }) => [
    {
      name: 'count-for-statistics',
      schedule: '*/10 * * * *',
      async run() {
        await recountAds(kysely);
        await countCreated(kysely);
        await countTopPages(kysely);
      },
    },
    { name: 'merge-old-counts', schedule: '17 * * * *', run: () => mergeOldCounts(kysely) },
  ],
});
