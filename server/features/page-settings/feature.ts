// Registers page settings.
import { defineFeature } from '../../core/feature.ts';
import { pageSettingsDocument } from './document.ts';
import { pageSettingsRoutes } from './routes.ts';

export const pageSettingsFeature = defineFeature({
  document: pageSettingsDocument,
  routes: { pageSettings: pageSettingsRoutes },
  sharedAnswers: { pageSettings: { find: 'page-settings' } },
});
