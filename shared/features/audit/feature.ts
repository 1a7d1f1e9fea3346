// Declarations of the audit log: reading it as a file is an entry of its own.
import type { Feature } from '../../feature.ts';

export const auditFeature = {
  audit: {
    actions: { 'audit.export': 'Händelselogg hämtad som fil' },
    targets: {},
    fields: {},
  },
} as const satisfies Feature;
