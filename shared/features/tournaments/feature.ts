// Declarations of tournaments: their page setting and notifications.
import type { Feature } from '../../feature.ts';
import { tournamentNotificationKinds, tournamentNotifications } from './notifications.ts';

export const tournamentsFeature = {
  notifications: tournamentNotifications,
  notificationKinds: tournamentNotificationKinds,
  pageSettings: { tournaments: 'Turneringar' },
} as const satisfies Feature;
