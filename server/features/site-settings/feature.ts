// Registers site settings.
import { defineFeature } from '../../core/feature.ts';
import { siteSettingsDocument } from './document.ts';
import { siteSettingsPersonalData } from './personal-data-queries.ts';
import { siteSettingsRoutes } from './routes.ts';

export const siteSettingsFeature = defineFeature({
  document: siteSettingsDocument,
  routes: { siteSettings: siteSettingsRoutes },
  personalData: siteSettingsPersonalData,
  sharedAnswers: { siteSettings: { operator: 'site-settings' } },
});
