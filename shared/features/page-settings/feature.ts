// Declarations of page settings: audit log.
import type { Feature } from '../../feature.ts';

export const pageSettingsFeature = {
  audit: {
    actions: { 'page.change': 'Sidinställning ändrad' },
    targets: { page: 'Sida' },
    fields: { hasMessage: 'Eget meddelande', isEnabled: 'Öppen', reopensAt: 'Öppnar igen' },
  },
} as const satisfies Feature;
