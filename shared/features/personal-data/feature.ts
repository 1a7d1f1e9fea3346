// Declarations of personal data: labels of security events.
import type { Feature } from '../../feature.ts';

export const personalDataFeature = {
  securityEvents: {
    export_requested: 'Kopia av uppgifter begärd',
    erasure_requested: 'Radering av kontot begärd',
    erasure_regretted: 'Radering av kontot ångrad',
  },
} as const satisfies Feature;
