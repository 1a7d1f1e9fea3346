// OpenAPI texts of notifications that the contract does not contain.
import {
  ListedNotification,
  NotificationSetting,
  MailChoice,
} from '#shared/features/notifications/contract.ts';
import { exampleOf, type FeatureDocument } from '../../core/feature-document.ts';

export const notificationsDocument: FeatureDocument = {
  tag: {
    name: 'notifications',
    description: 'Notifications on the site, by mail and by push',
  },
  examples: [
    exampleOf(ListedNotification, {
      id: '6f1c1c3e-5b0a-4c9e-9d57-0c1f6c1d2a10',
      event: 'ad.approved',
      kind: 'ads',
      title: 'Din annons är godkänd',
      text: 'Matchboll',
      href: '/profile',
      happenedAt: '2026-11-22T12:00:00.000Z',
      isRead: false,
    }),
    exampleOf(NotificationSetting, { kind: 'ads', site: true, mail: true, push: false }),
    exampleOf(MailChoice, { kind: 'ads', isOn: false }),
  ],
};
