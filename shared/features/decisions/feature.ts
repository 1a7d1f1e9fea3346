// Declarations of decisions: audit log.
import type { Feature } from '../../feature.ts';

export const decisionsFeature = {
  audit: {
    actions: { 'decision.undo': 'Beslut ångrat' },
    targets: {},
    fields: {},
  },
} as const satisfies Feature;
