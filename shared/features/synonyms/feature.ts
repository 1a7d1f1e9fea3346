// Declarations of synonyms: audit log.
import type { Feature } from '../../feature.ts';
import { directionTexts } from './texts.ts';

export const synonymsFeature = {
  audit: {
    actions: {
      'synonyms.create': 'Synonymer tillagda',
      'synonyms.change': 'Synonymer ändrade',
      'synonyms.delete': 'Synonymer borttagna',
    },
    targets: { synonyms: 'Synonymer' },
    fields: { words: 'Ord', direction: 'Betydelse' },
    values: { direction: directionTexts },
  },
} as const satisfies Feature;
