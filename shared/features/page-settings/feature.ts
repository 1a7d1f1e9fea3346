// Declarations of page settings: audit log, and the pages that are not built yet.
import type { Feature } from '../../feature.ts';

export const pageSettingsFeature = {
  audit: {
    actions: { 'page.change': 'Sidinställning ändrad' },
    targets: { page: 'Sida' },
    fields: { disabledMessage: 'Meddelande', isEnabled: 'Öppen', reopensAt: 'Öppnar igen' },
  },
  pageSettings: {
    tournaments: 'Turneringar',
  },
} as const satisfies Feature;
