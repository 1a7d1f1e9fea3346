// Registers the counting of page views: the endpoint for navigations in the browser, the pages that belong to no other feature,
// and the deletion of stored visitors.
import { defineFeature } from '../../core/feature.ts';
import { deleteOldVisitors } from '../../core/views/view-queries.ts';
import { viewsDocument } from './document.ts';
import { viewsRoutes } from './routes.ts';

export const viewsFeature = defineFeature({
  document: viewsDocument,
  routes: { views: viewsRoutes },
  jobs: ({ database: { kysely } }) => [
    { name: 'delete-page-visitors', schedule: '41 * * * *', run: () => deleteOldVisitors(kysely) },
  ],
  views: [
    { kind: 'page', isPublic: () => 'true' },
    { kind: 'section', isPublic: () => 'true' },
  ],
});
