// Declarations of tournaments: their page setting.
import type { Feature } from '../../feature.ts';

export const tournamentsFeature = {
  pageSettings: { tournaments: 'Turneringar' },
} as const satisfies Feature;
