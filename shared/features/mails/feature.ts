// What outgoing mail declares: the names of its security events.
import type { Feature } from '../../feature.ts';

export const mailsFeature = {
  securityEvents: {
    mail_read: 'Mejl läst',
    mail_resent: 'Mejl skickat igen',
  },
} as const satisfies Feature;
