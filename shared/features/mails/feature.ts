// Declarations of outgoing mail: labels of security events.
import type { Feature } from '../../feature.ts';

export const mailsFeature = {
  securityEvents: {
    mail_read: 'Mejl läst',
    mail_resent: 'Mejl skickat igen',
  },
} as const satisfies Feature;
