// Declarations of tournaments: their page setting and notifications.
import type { Feature } from '../../feature.ts';
import { tournamentNotificationKinds, tournamentNotifications } from './notifications.ts';

export const tournamentsFeature = {
  notifications: tournamentNotifications,
  notificationKinds: tournamentNotificationKinds,
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
