// Notification of staff that a news source was switched off.
import { paths } from '../../paths.ts';
import type { NotificationDefinition } from '../notifications/context.ts';
import { DAYS_UNTIL_SWITCHED_OFF } from './rules.ts';

export const newsSourceNotifications = {
  'news.source-switched-off': {
    kind: 'admin',
    render: ({ data }) => ({
      title: 'En nyhetskälla är avstängd',
      text: `${data.text ? `”${data.text}”` : 'Källan'} har inte gått att läsa på ${DAYS_UNTIL_SWITCHED_OFF} dagar och hämtas inte längre.`,
      href: paths.adminNewsSources,
    }),
  },
} as const satisfies Record<string, NotificationDefinition>;
