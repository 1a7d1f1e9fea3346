// Declarations of sample data: audit log.
import type { Feature } from '../../feature.ts';

export const samplesFeature = {
  audit: {
    actions: { 'samples.remove': 'Exempelinnehåll borttaget' },
    targets: { samples: 'Exempelinnehåll' },
    fields: { people: 'Konton', posts: 'Forumtrådar' },
  },
} as const satisfies Feature;
