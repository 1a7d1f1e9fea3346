// What site settings provide.
import { defineFeature } from '../../core/feature.ts';
import { siteSettingsRoutes } from './routes.ts';

export const siteSettingsFeature = defineFeature({
  routes: { siteSettings: siteSettingsRoutes },
});
