// Declarations of saved searches: notifications.
import type { Feature } from '../../feature.ts';
import { savedSearchNotifications } from './notifications.ts';

export const savedSearchesFeature = {
  notifications: savedSearchNotifications,
  notificationKinds: {
    searches: {
      label: 'Sparade sökningar',
      hint: 'När en ny annons passar en sökning du har sparat.',
      default: { site: true, mail: true, push: true },
      urgency: 'normal',
    },
  },
} as const satisfies Feature;
