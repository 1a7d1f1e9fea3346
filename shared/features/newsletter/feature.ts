// Declarations of the newsletter: audit log.
import type { Feature } from '../../feature.ts';

export const newsletterFeature = {
  audit: {
    actions: { 'newsletter.stop': 'Nyhetsbrev stoppat' },
    targets: { newsletter: 'Nyhetsbrev' },
    fields: {},
  },
} as const satisfies Feature;
