// The saved search endpoints.
import { savedSearchTexts } from '#shared/features/saved-searches/texts.ts';
import { endpoint, signedIn } from '../../core/http/endpoint.ts';
import { changeSearch, deleteSavedSearch, saveSearch } from './actions.ts';
import { listSearches } from './queries.ts';
import { viewSearch } from './view.ts';

const { savedSearches } = endpoint;
const forOwner = signedIn(savedSearchTexts.signInFirst);

export const savedSearchesRoutes = {
  list: savedSearches.list.use(forOwner).handler(async ({ context: { database, viewer } }) => ({
    searches: (await listSearches(database.kysely, viewer.id)).map(viewSearch),
  })),
  save: savedSearches.save
    .use(forOwner)
    .handler(async ({ context, input }) => viewSearch(await saveSearch(context, context.viewer, input))),
  change: savedSearches.change
    .use(forOwner)
    .handler(async ({ context, input }) => viewSearch(await changeSearch(context, context.viewer, input))),
  remove: savedSearches.remove
    .use(forOwner)
    .handler(({ context, input }) => deleteSavedSearch(context, context.viewer, input.id)),
};
