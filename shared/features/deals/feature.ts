// Declarations of deals: notifications, and the audit log of reviews taken down.
import type { Feature } from '../../feature.ts';
import { dealNotifications } from './notifications.ts';

export const dealsFeature = {
  notifications: dealNotifications,
  notificationKinds: {
    deals: {
      label: 'Affärer och omdömen',
      hint: 'När någon reserverar eller säljer till dig, och när ni ger varandra omdömen.',
      default: { site: true, mail: true, push: true },
      urgency: 'high',
      isCausedByUsers: true,
    },
  },
  audit: {
    actions: { 'review.remove': 'Omdöme borttaget' },
    targets: { review: 'Omdöme' },
    fields: { author: 'Skrivet av', rating: 'Betyg', reason: 'Anledning', subject: 'Skrivet om' },
  },
} as const satisfies Feature;
