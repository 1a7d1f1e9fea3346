// Declarations of tournaments: their page setting.
import type { Feature } from '../../feature.ts';

export const tournamentsFeature = {
  audit: {
    actions: {
      'tournament.create': 'Turnering skapad',
      'tournament.change': 'Turnering ändrad',
      'tournament.delete': 'Turnering borttagen',
    },
    targets: { tournament: 'Turnering' },
    fields: { changedFields: 'Ändrade fält' },
  },
  pageSettings: { tournaments: 'Turneringar' },
} as const satisfies Feature;
