// The site settings endpoints: who runs the site for everyone, the rest for superadmins.
import { endpoint, superadminOnly } from '../../core/http/endpoint.ts';
import { changeSiteSettings, listSettingChanges, readOperator, readSiteSettings } from './actions.ts';

export const siteSettingsRoutes = {
  operator: endpoint.siteSettings.operator.handler(({ context }) => readOperator(context)),
  read: endpoint.siteSettings.read.use(superadminOnly).handler(({ context }) => readSiteSettings(context)),
  listChanges: endpoint.siteSettings.listChanges
    .use(superadminOnly)
    .handler(({ context }) => listSettingChanges(context)),
  change: endpoint.siteSettings.change
    .use(superadminOnly)
    .handler(({ context, input }) => changeSiteSettings(context, input)),
};
