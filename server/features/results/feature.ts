// Registers results.
import { MAX_CSV_LENGTH } from '#shared/features/results/import/texts.ts';
import { defineFeature } from '../../core/feature.ts';
import { purgeDeleted } from './editing/editing-queries.ts';
import { undoDeletion } from './editing/edit-results.ts';
import { resultsDocument } from './document.ts';
import { articleNoticeJobs } from './following/article-notices.ts';
import { resultsPersonalData } from './following/personal-data.ts';
import { statusNoticeJobs } from './following/status-notices.ts';
import { resultsRoutes } from './routes.ts';

/** A file of results as JSON, whose letters take up to two bytes. */
const MAX_IMPORT_BYTES = 2 * MAX_CSV_LENGTH;
/** Longer than staff can undo a decision. */
const RESTORABLE_MINUTES = 15;

export const resultsFeature = defineFeature({
  document: resultsDocument,
  routes: { results: resultsRoutes },
  sharedAnswers: { results: { list: 'results' } },
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
  closedWith: { results: { list: 'news' } },
});
