// The pages endpoints: whether a page is open, and the back office's switches.
import { adminOnly, endpoint } from '../../core/endpoint.ts';
import { findPageSetting, listPageSettings, savePageSetting } from './queries.ts';
import { viewPageSetting, viewPageSettings } from './view.ts';

export const pagesRoutes = {
  find: endpoint.pages.find.handler(async ({ context: { database }, input: { pageName } }) =>
    viewPageSetting(pageName, await findPageSetting(database, pageName)),
  ),
  list: endpoint.pages.list.use(adminOnly).handler(async ({ context }) => ({
    settings: viewPageSettings(await listPageSettings(context.database)),
  })),
  save: endpoint.pages.save.use(adminOnly).handler(async ({ context, input }) => {
    const row = await savePageSetting(context.database, input.pageName, {
      is_enabled: input.isEnabled,
      disabled_message: input.disabledMessage,
    });
    await context.bus.publish({ topic: 'pages', id: input.pageName });
    return viewPageSetting(input.pageName, row);
  }),
};
