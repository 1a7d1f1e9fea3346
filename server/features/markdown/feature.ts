// Registers the preview of Markdown texts.
import { defineFeature } from '../../core/feature.ts';
import { markdownDocument } from './document.ts';
import { markdownRoutes } from './routes.ts';

export const markdownFeature = defineFeature({
  document: markdownDocument,
  routes: { markdown: markdownRoutes },
});
