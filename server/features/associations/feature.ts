// Registers associations.
import { associationPath, paths } from '#shared/paths.ts';
import { defineFeature } from '../../core/feature.ts';
import { sitemapRecords } from '../../core/http/sitemap/record-queries.ts';
import { wordJobs } from '../../core/search/count-words.ts';
import { fillInNameTerms } from '../../database/name-terms.ts';
import { isPageOpen } from '../page-settings/actions.ts';
import { associationsDocument } from './document.ts';
import { undoDeletion } from './editing/delete-association.ts';
import { purgeDeleted } from './editing/editing-queries.ts';
import { registerCalendar } from './page/calendar.ts';
import { isPublicAssociationSql } from './page/page-queries.ts';
import { associationsRoutes } from './routes.ts';
import { countedAssociations, namedAssociations } from './search-columns.ts';
import { indexedAssociationsSql } from './sitemap-queries.ts';
import { associationFile } from './editing/table-file.ts';

/** Longer than the time in which a deletion can be undone. */
const HOURS_UNTIL_PURGED = 24;

export const associationsFeature = defineFeature({
  document: associationsDocument,
  routes: { associations: associationsRoutes },
  tableFiles: [associationFile],
  http: (app, { services }) => registerCalendar(app, services),
  jobs: ({ database }) => [
    {
      name: 'fill-in-association-words',
      schedule: '* * * * *',
      run: () => fillInNameTerms(database, namedAssociations),
    },
    ...wordJobs(database, { name: 'association', minute: 53, ...countedAssociations }),
    {
      name: 'purge-deleted-associations',
      schedule: '43 * * * *',
      run: () => purgeDeleted(database.kysely, HOURS_UNTIL_PURGED),
    },
  ],
  publicEvents: { associations: { closedWith: 'associations' } },
  sitemap: {
    isOpen: (services) => isPageOpen(services, 'associations'),
    pages: [paths.associations],
    records: sitemapRecords({
      name: 'associations',
      indexedSql: indexedAssociationsSql,
      pathOf: ({ id }) => associationPath(id),
    }),
  },
  compressedAnswers: ['/api/association-pins'],
  // The list and the page depend on whether the caller is signed in.
  sharedAnswers: { associations: { districts: 'associations' } },
  closedWith: {
    associations: {
      list: 'associations',
      pins: 'associations',
      districts: 'associations',
      locate: 'associations',
      find: 'associations',
      ads: 'associations',
    },
  },
  views: [{ kind: 'association', isPublic: isPublicAssociationSql }],
  undo: { association: undoDeletion },
});
