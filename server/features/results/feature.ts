// Registers results.
import { MAX_CSV_LENGTH } from '#shared/features/results/import/rules.ts';
import { leaguePath, paths, resultPath, teamPath } from '#shared/paths.ts';
import { defineFeature } from '../../core/feature.ts';
import { sitemapRecords } from '../../core/http/sitemap/record-queries.ts';
import { isPageOpen } from '../page-settings/actions.ts';
import { purgeDeleted } from './editing/editing-queries.ts';
import { RESTORABLE_MINUTES, undoDeletion } from './editing/edit-results.ts';
import { resultsDocument } from './document.ts';
import { articleNoticeJobs } from './following/article-notices.ts';
import { resultsPersonalData } from './following/personal-data-queries.ts';
import { statusNoticeJobs } from './following/status-notices.ts';
import { registerCalendars } from './match/calendar.ts';
import { isPublicMatchSql } from './match/match-queries.ts';
import { resultsRoutes } from './routes.ts';
import { indexedResultsSql, type IndexedResult } from './sitemap-queries.ts';
import { leagueFile, resultFile, teamFile } from './editing/table-file.ts';

const addressOf = { match: resultPath, team: teamPath, league: leaguePath };

/** Body limit of an import: the file is sent as JSON, in which a character takes up to two bytes. */
const MAX_IMPORT_BYTES = 2 * MAX_CSV_LENGTH;

export const resultsFeature = defineFeature({
  document: resultsDocument,
  routes: { results: resultsRoutes },
  tableFiles: [resultFile, leagueFile, teamFile],
  jobs: (services) => [
    ...statusNoticeJobs(services),
    ...articleNoticeJobs(services),
    {
      name: 'purge-deleted-results',
      schedule: '*/5 * * * *',
      run: () => purgeDeleted(services.database.kysely, RESTORABLE_MINUTES),
    },
  ],
  personalData: resultsPersonalData,
  undo: { result: undoDeletion },
  largeBodies: {
    '/api/admin/result-import-previews': MAX_IMPORT_BYTES,
    '/api/admin/result-imports': MAX_IMPORT_BYTES,
  },
  http: (app, { services }) => registerCalendars(app, services),
  publicEvents: {
    result: { closedWith: 'news', about: 'id' },
    'match-thread': { closedWith: 'news', about: 'id' },
  },
  sitemap: {
    isOpen: (services) => isPageOpen(services, 'news'),
    pages: [paths.results],
    records: sitemapRecords<IndexedResult>({
      name: 'results',
      indexedSql: indexedResultsSql,
      pathOf: ({ kind, key }) => addressOf[kind](key),
    }),
  },
  sharedAnswers: {
    results: {
      list: 'results',
      find: 'results',
      listLeagues: 'results',
      findLeague: 'results',
      findTeam: 'results',
    },
  },
  closedWith: {
    results: {
      list: 'news',
      find: 'news',
      comment: 'news',
      listLeagues: 'news',
      findLeague: 'news',
      findTeam: 'news',
    },
  },
  views: [{ kind: 'match', isPublic: isPublicMatchSql }],
});
