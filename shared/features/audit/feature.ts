// Declarations of the audit log: reading it as a file, and reading lists of personal data, are entries of their own.
import type { Feature } from '../../feature.ts';

export const auditFeature = {
  audit: {
    actions: {
      'audit.export': 'Händelselogg hämtad som fil',
      'list.read': 'Lista med personuppgifter läst',
    },
    targets: { list: 'Lista' },
    fields: { isSearch: 'Sökning' },
  },
} as const satisfies Feature;
