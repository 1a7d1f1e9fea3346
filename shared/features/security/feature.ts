// Declarations of security: audit log, and labels of the events that browsers report.
import type { Feature } from '../../feature.ts';

export const securityFeature = {
  audit: {
    actions: { 'security.export': 'Säkerhetshändelser hämtade som fil' },
    targets: {},
    fields: {},
  },
  securityEvents: {
    xss_attempt: 'Främmande skript stoppat',
    csrf_violation: 'Obekräftad begäran stoppad',
    malware_detected: 'Främmande innehåll stoppat',
    csp_violation: 'Brott mot innehållspolicyn',
  },
} as const satisfies Feature;
