// The page settings endpoints: two public, the others for staff.
import { adminOnly, endpoint } from '../../core/http/endpoint.ts';
import { changePageSetting, listAllPageSettings } from './actions.ts';
import { listClosedPages, readPageSetting } from './open-pages.ts';

const { pageSettings } = endpoint;

export const pageSettingsRoutes = {
  closed: pageSettings.closed.handler(async ({ context }) => ({ pageNames: await listClosedPages(context) })),
  find: pageSettings.find.handler(({ context, input }) => readPageSetting(context, input.pageName)),
  list: pageSettings.list.use(adminOnly).handler(({ context }) => listAllPageSettings(context)),
  save: pageSettings.save.use(adminOnly).handler(({ context, input }) => changePageSetting(context, input)),
};
