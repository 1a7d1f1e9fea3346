// The page settings endpoints: one public, the others for staff.
import { adminOnly, endpoint } from '../../core/http/endpoint.ts';
import { changePageSetting } from './actions.ts';
import { findPageSetting, listPageSettings } from './queries.ts';
import { viewPageSetting, viewPageSettings } from './view.ts';

export const pageSettingsRoutes = {
  find: endpoint.pageSettings.find.handler(async ({ context: { database }, input: { pageName } }) =>
    viewPageSetting(pageName, await findPageSetting(database.kysely, pageName)),
  ),
  list: endpoint.pageSettings.list.use(adminOnly).handler(async ({ context }) => ({
    settings: viewPageSettings(await listPageSettings(context.database)),
  })),
  save: endpoint.pageSettings.save
    .use(adminOnly)
    .handler(({ context, input }) => changePageSetting(context, input)),
};
