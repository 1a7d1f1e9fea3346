// Registers news sources and the fetching of news.
import * as z from 'zod';
import { defineFeature } from '../../core/feature.ts';
import { undoSourceDeletion } from './actions.ts';
import { newsSourcesDocument } from './document.ts';
import { runFetch } from './fetching/run-fetch.ts';
import { FETCH_NEWS, startFetch } from './fetching/start-fetch.ts';
import { newsSourcesRoutes } from './routes.ts';
import { fetchLogFile, sourceFile } from './table-file.ts';

const Payload = z.object({ runId: z.guid() });

export const newsSourcesFeature = defineFeature({
  document: newsSourcesDocument,
  routes: { newsSources: newsSourcesRoutes },
  tableFiles: [sourceFile, fetchLogFile],
  jobs: (services) => [
    {
      name: 'fetch-due-news',
      schedule: '7 * * * *',
      async run() {
        await startFetch(services, { onlyDue: true });
      },
    },
    {
      name: FETCH_NEWS,
      callsOut: true,
      run: ({ payload, ...jobRun }) => runFetch(services, Payload.parse(payload).runId, jobRun),
    },
  ],
  undo: { 'news-source': undoSourceDeletion },
});
