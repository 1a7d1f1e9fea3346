// Registers static pages.
import { defineFeature } from '../../core/feature.ts';
import { staticPagesDocument } from './document.ts';
import { staticPagesPersonalData } from './personal-data-queries.ts';
import { staticPageRoutes } from './routes.ts';

export const staticPagesFeature = defineFeature({
  document: staticPagesDocument,
  routes: { staticPages: staticPageRoutes },
  personalData: staticPagesPersonalData,
  sharedAnswers: { staticPages: { find: 'static-pages' } },
});
