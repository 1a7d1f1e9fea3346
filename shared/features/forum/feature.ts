// Declarations of the forum: its page setting.
import type { Feature } from '../../feature.ts';

export const forumFeature = {
  pageSettings: { forum: 'Forum' },
} as const satisfies Feature;
