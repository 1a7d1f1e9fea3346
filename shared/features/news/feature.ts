// Declarations of news: its page setting, which closes results too.
import type { Feature } from '../../feature.ts';

export const newsFeature = {
  pageSettings: { news: 'Nyheter & Resultat' },
} as const satisfies Feature;
