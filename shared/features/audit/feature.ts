// Declarations of the audit log: exporting it as a file and reading lists of personal data are also logged.
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
