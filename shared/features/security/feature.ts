// Declarations of security: labels of the events that browsers report.
import type { Feature } from '../../feature.ts';

export const securityFeature = {
  securityEvents: {
    xss_attempt: 'Främmande skript stoppat',
    csrf_violation: 'Obekräftad begäran stoppad',
    malware_detected: 'Främmande innehåll stoppat',
    csp_violation: 'Brott mot innehållspolicyn',
  },
} as const satisfies Feature;
