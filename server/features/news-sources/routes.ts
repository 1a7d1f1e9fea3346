// The endpoints of news sources, for admins.
import { adminOnly, endpoint } from '../../core/http/endpoint.ts';
import {
  activateAllSources,
  addSource,
  changeSource,
  readSource,
  deleteSource,
  setSourceActive,
} from './actions.ts';
import { findLatestRun } from './fetching/run-queries.ts';
import { startFetchAs } from './fetching/start-fetch.ts';
import { testSource } from './fetching/test-source.ts';
import { countSources, listLog, listSources } from './queries.ts';
import { viewLogEntry, viewRun, viewSource } from './view.ts';

const { newsSources } = endpoint;

export const newsSourcesRoutes = {
  list: newsSources.list.use(adminOnly).handler(async ({ context, input }) => {
    const { rows, ...cursors } = await listSources(context.database, input);
    return { ...cursors, sources: rows.map(viewSource) };
  }),
  find: newsSources.find
    .use(adminOnly)
    .handler(async ({ context, input }) => viewSource(await readSource(context, input.id))),
  counts: newsSources.counts.use(adminOnly).handler(({ context }) => countSources(context.database)),
  create: newsSources.create
    .use(adminOnly)
    .handler(async ({ context, input }) => viewSource(await addSource(context, input))),
  update: newsSources.update
    .use(adminOnly)
    .handler(async ({ context, input: { id, ...text } }) =>
      viewSource(await changeSource(context, id, text)),
    ),
  setActive: newsSources.setActive
    .use(adminOnly)
    .handler(async ({ context, input: { id, active } }) =>
      viewSource(await setSourceActive(context, id, active)),
    ),
  activateAll: newsSources.activateAll
    .use(adminOnly)
    .handler(async ({ context }) => ({ activated: await activateAllSources(context) })),
  delete: newsSources.delete.use(adminOnly).handler(({ context, input }) => deleteSource(context, input.id)),
  test: newsSources.test.use(adminOnly).handler(({ context, input }) => testSource(context, input)),
  history: newsSources.history.use(adminOnly).handler(async ({ context, input }) => {
    const { rows, ...cursors } = await listLog(context.database, input);
    return { ...cursors, entries: rows.map(viewLogEntry) };
  }),
  startFetch: newsSources.startFetch
    .use(adminOnly)
    .handler(({ context, input }) => startFetchAs(context, input)),
  latestFetch: newsSources.latestFetch.use(adminOnly).handler(async ({ context }) => {
    const row = await findLatestRun(context.database);
    return { run: row && viewRun(row) };
  }),
};
