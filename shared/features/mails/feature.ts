// Declarations of outgoing mail: labels of security events.
import type { Feature } from '../../feature.ts';

export const mailsFeature = {
  audit: {
    actions: {
      'mail.export': 'Utgående mejl hämtade som fil',
      'mail-server.test': 'E-postserver provad',
      'mail-server.activate': 'E-postserver tagen i bruk',
      'mail-server.remove': 'E-postserver borttagen',
    },
    targets: { 'mail-server': 'E-postserver' },
    fields: {},
  },
  securityEvents: {
    mail_read: 'Mejl läst',
    mail_resent: 'Mejl skickat igen',
  },
} as const satisfies Feature;
