// Notifications of results: to users who follow a team or league, and to a user who is assigned to score a match.
import { paths } from '../../paths.ts';
import type { NotificationDefinition } from '../notifications/context.ts';

export const resultNotifications = {
  'result.started': {
    kind: 'matchStarts',
    render: ({ data }) => ({
      title: 'Matchen har börjat',
      text: data.text ?? 'En match som du följer.',
      href: data.href ?? paths.results,
    }),
  },
  'result.finished': {
    kind: 'finalScores',
    render: ({ data }) => ({
      title: 'Slutresultat',
      text: data.text ?? 'En match som du följer är slut.',
      href: data.href ?? paths.results,
    }),
  },
  'result.article': {
    kind: 'teamNews',
    render: ({ data }) => ({
      title: 'Ny artikel om det du följer',
      text: data.text ?? '',
      href: data.href ?? paths.news,
    }),
  },
  'result.assigned': {
    kind: 'admin',
    render: ({ data }) => ({
      title: 'Du rapporterar en match',
      text: data.text ? `Öppna ${data.text} i hallen och räkna poängen.` : 'Öppna matchen i hallen.',
      href: data.href ?? paths.results,
    }),
  },
} as const satisfies Record<string, NotificationDefinition>;

export const resultNotificationKinds = {
  matchStarts: {
    label: 'Matchstart',
    hint: 'När en match med ett lag eller i en liga som du följer börjar.',
    default: { site: true, mail: false, push: false },
    urgency: 'high',
  },
  finalScores: {
    label: 'Slutresultat',
    hint: 'När en match med ett lag eller i en liga som du följer är slut.',
    default: { site: true, mail: false, push: false },
    urgency: 'normal',
  },
  teamNews: {
    label: 'Nyheter om lag och ligor du följer',
    hint: 'När en artikel nämner ett lag eller en liga som du följer.',
    default: { site: true, mail: false, push: false },
    urgency: 'low',
  },
} as const;
