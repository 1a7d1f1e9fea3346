// What page settings declare: how the audit log shows them, and the pages of sections that are still to be built.
import type { Feature } from '../../feature.ts';

export const pageSettingsFeature = {
  audit: {
    actions: { 'page.change': 'Sidinställning ändrad' },
    targets: { page: 'Sida' },
    fields: { disabledMessage: 'Meddelande', isEnabled: 'Öppen' },
  },
  pageSettings: {
    forum: 'Forum',
    news: 'Nyheter & Resultat',
    tournaments: 'Turneringar',
    associations: 'Föreningar',
    clubs: 'Klubbar',
  },
} as const satisfies Feature;
