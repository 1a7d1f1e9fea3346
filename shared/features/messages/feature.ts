// Declarations of messages: notifications.
import type { Feature } from '../../feature.ts';
import { messageNotifications } from './notifications.ts';

export const messagesFeature = {
  notifications: messageNotifications,
  notificationKinds: {
    messages: {
      label: 'Meddelanden',
      hint: 'När någon skriver till dig. Mejlet kommer efter en kvart, om du inte har läst.',
      default: { site: true, mail: true, push: true },
      isMailedLater: true,
      urgency: 'high',
    },
  },
} as const satisfies Feature;
