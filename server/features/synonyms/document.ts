// OpenAPI texts of synonyms that the contract does not contain.
import { MissedSearch, NewSynonyms, Synonyms } from '#shared/features/synonyms/contract.ts';
import { exampleOf, type FeatureDocument } from '../../core/feature-document.ts';

const words = ['sko', 'sneakers', 'pjuck'];

export const synonymsDocument: FeatureDocument = {
  tag: { name: 'synonyms', description: 'What searches take for each other, and searches without hits' },
  examples: [
    exampleOf(Synonyms, { id: 1, words, direction: 'same' }),
    exampleOf(NewSynonyms, { words, direction: 'same' }),
    exampleOf(MissedSearch, { text: 'pjuck', visitors: 7, lastDay: '2026-05-04' }),
  ],
};
