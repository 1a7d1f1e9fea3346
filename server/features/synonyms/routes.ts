// The endpoints of synonyms and of searches without hits.
import { adminOnly, endpoint } from '../../core/http/endpoint.ts';
import { listMissedSearches } from '../ads/actions.ts';
import { addSynonyms, changeSynonyms, deleteSynonyms } from './actions.ts';
import { listSynonyms } from './queries.ts';

const { synonyms } = endpoint;

export const synonymsRoutes = {
  list: synonyms.list.use(adminOnly).handler(async ({ context }) => ({
    synonyms: await listSynonyms(context.database.kysely),
  })),
  create: synonyms.create.use(adminOnly).handler(({ context, input }) => addSynonyms(context, input)),
  update: synonyms.update
    .use(adminOnly)
    .handler(({ context, input: { id, ...changed } }) => changeSynonyms(context, id, changed)),
  delete: synonyms.delete.use(adminOnly).handler(({ context, input }) => deleteSynonyms(context, input.id)),
  listMissed: synonyms.listMissed.use(adminOnly).handler(async ({ context }) => ({
    searches: await listMissedSearches(context.database),
  })),
};
