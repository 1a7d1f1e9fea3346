// The site settings endpoints, for superadmins.
import { endpoint, superadminOnly } from '../../core/http/endpoint.ts';
import { changeSiteSettings, readSiteSettings } from './actions.ts';

export const siteSettingsRoutes = {
  read: endpoint.siteSettings.read.use(superadminOnly).handler(({ context }) => readSiteSettings(context)),
  change: endpoint.siteSettings.change
    .use(superadminOnly)
    .handler(({ context, input }) => changeSiteSettings(context, input)),
};
