// Registers page settings.
import { defineFeature } from '../../core/feature.ts';
import { announceReopening, REOPEN_PAGE } from './actions.ts';
import { pageSettingsDocument } from './document.ts';
import { pageSettingsRoutes } from './routes.ts';

export const pageSettingsFeature = defineFeature({
  document: pageSettingsDocument,
  routes: { pageSettings: pageSettingsRoutes },
  publicEvents: { 'page-settings': { about: 'pageName' } },
  jobs: (services) => [{ name: REOPEN_PAGE, run: ({ payload }) => announceReopening(services, payload) }],
});
