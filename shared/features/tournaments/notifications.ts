// Reminders of tournaments, for users who requested them.
import { paths } from '../../paths.ts';
import type { NotificationDefinition } from '../notifications/context.ts';

export const tournamentNotifications = {
  'tournament.soon': {
    kind: 'tournaments',
    render: ({ data }) => ({
      title: 'Snart dags',
      text: data.text ?? 'En turnering som du vill bli påmind om börjar om en vecka.',
      href: data.href ?? paths.tournaments,
    }),
  },
} as const satisfies Record<string, NotificationDefinition>;

export const tournamentNotificationKinds = {
  tournaments: {
    label: 'Påminnelser om turneringar',
    hint: 'En vecka innan en cup eller camp börjar som du har bett om en påminnelse om.',
    default: { site: true, mail: true, push: true },
    urgency: 'normal',
  },
} as const;
