// Declarations of ads: notifications, audit log, and the page setting of the marketplace.
import type { Feature } from '../../feature.ts';
import { adNotifications } from './notifications.ts';
import { moderationStatuses } from './moderation/statuses.ts';

export const adsFeature = {
  notifications: adNotifications,
  notificationKinds: {
    ads: {
      label: 'Dina annonser',
      hint: 'När en annons godkänts eller snart går ut.',
      default: { site: true, mail: true, push: true },
      urgency: 'normal',
    },
    // Saved ads change often and are other users' ads, so these mails are off by default.
    favorites: {
      label: 'Favoriter',
      hint: 'När en sparad annons blir billigare, reserveras, säljs eller går ut.',
      default: { site: true, mail: false, push: true },
      urgency: 'low',
      isCausedByUsers: true,
    },
  },
  audit: {
    actions: {
      'ad.create': 'Annons skapad',
      'ad.approve': 'Annons godkänd',
      'ad.reject': 'Annons avvisad',
      'ad.delete': 'Annons borttagen',
      'ad.feature': 'Annons utvald',
      'ad.unfeature': 'Annons inte längre utvald',
      // Only used in audit entries of earlier releases.
      'ad.restore': 'Annons återställd',
    },
    targets: { ad: 'Annons' },
    fields: { category: 'Kategori', seller: 'Annonsör', status: 'Status', title: 'Rubrik' },
    values: {
      status: Object.fromEntries(
        Object.entries(moderationStatuses).map(([status, { label }]) => [status, label]),
      ),
    },
  },
  pageSettings: { marketplace: 'Marknadsplats' },
} as const satisfies Feature;
