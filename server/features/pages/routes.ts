// The pages endpoints: whether a page is open, and the back office's switches.
import { adminOnly, endpoint } from '../../core/http/endpoint.ts';
import { changePage } from './actions.ts';
import { findPageSetting, listPageSettings } from './queries.ts';
import { viewPageSetting, viewPageSettings } from './view.ts';

export const pagesRoutes = {
  find: endpoint.pages.find.handler(async ({ context: { database }, input: { pageName } }) =>
    viewPageSetting(pageName, await findPageSetting(database.kysely, pageName)),
  ),
  list: endpoint.pages.list.use(adminOnly).handler(async ({ context }) => ({
    settings: viewPageSettings(await listPageSettings(context.database)),
  })),
  save: endpoint.pages.save.use(adminOnly).handler(({ context, input }) => changePage(context, input)),
};
