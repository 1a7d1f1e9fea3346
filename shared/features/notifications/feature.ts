// Declarations of notifications: the kind for decisions by staff.
import type { Feature } from '../../feature.ts';

export const notificationsFeature = {
  notificationKinds: {
    admin: {
      label: 'Från Baskettorget',
      hint: 'Beslut om det du har skrivit eller anmält.',
      default: { site: true, mail: true, push: true },
      urgency: 'normal',
      // Source: the Digital Services Act, article 17.
      isAlwaysOnSite: true,
    },
  },
} as const satisfies Feature;
