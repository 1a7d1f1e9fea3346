// Declarations of static pages: audit log.
import type { Feature } from '../../feature.ts';

export const staticPagesFeature = {
  audit: {
    actions: { 'static-page.change': 'Text på en sida ändrad' },
    targets: { 'static-page': 'Sidans text' },
    fields: { isOwnText: 'Webbplatsens egen text', version: 'Version' },
  },
} as const satisfies Feature;
