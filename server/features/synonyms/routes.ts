// The endpoints of synonyms and of searches without hits.
import { synonymTexts } from '#shared/features/synonyms/texts.ts';
import { adminOnly, endpoint } from '../../core/http/endpoint.ts';
import { refuse } from '../../core/http/refusal.ts';
import { listMissedSearches } from '../ads/actions.ts';
import { addSynonyms, changeSynonyms, deleteSynonyms } from './actions.ts';
import { findSynonyms, listSynonyms } from './queries.ts';

const { synonyms } = endpoint;

const PAGE_SIZE = 30;

export const synonymsRoutes = {
  list: synonyms.list.use(adminOnly).handler(async ({ context, input }) => {
    const { rows, ...cursors } = await listSynonyms(context.database.kysely, { ...input, size: PAGE_SIZE });
    return { ...cursors, synonyms: rows };
  }),
  find: synonyms.find
    .use(adminOnly)
    .handler(
      async ({ context, input }) =>
        (await findSynonyms(context.database.kysely, input.id)) ?? refuse('NOT_FOUND', synonymTexts.notFound),
    ),
  create: synonyms.create.use(adminOnly).handler(({ context, input }) => addSynonyms(context, input)),
  update: synonyms.update
    .use(adminOnly)
    .handler(({ context, input: { id, ...changed } }) => changeSynonyms(context, id, changed)),
  delete: synonyms.delete.use(adminOnly).handler(({ context, input }) => deleteSynonyms(context, input.id)),
  listMissed: synonyms.listMissed.use(adminOnly).handler(async ({ context }) => ({
    searches: await listMissedSearches(context.database),
  })),
};
