// Declarations of associations: audit log and page settings.
import type { Feature } from '../../feature.ts';

export const associationsFeature = {
  audit: {
    actions: {
      'association.create': 'Förening skapad',
      'association.change': 'Förening ändrad',
      'association.delete': 'Förening borttagen',
      'association.import': 'Föreningar importerade',
    },
    targets: { association: 'Förening' },
    fields: { changedFields: 'Ändrade fält', importedCount: 'Antal importerade' },
  },
  pageSettings: { associations: 'Föreningar', clubs: 'Klubbar' },
} as const satisfies Feature;
