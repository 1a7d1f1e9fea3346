// OpenAPI texts of sample data that the contract does not contain.
import { RemovalRequest, SampleOffice } from '#shared/features/samples/contract.ts';
import { REMOVAL_CONFIRMATION } from '#shared/features/samples/texts.ts';
import { exampleOf, type FeatureDocument } from '../../core/feature-document.ts';

export const samplesDocument: FeatureDocument = {
  tag: { name: 'samples', description: 'The invented contents of a fresh site, and their removal' },
  examples: [
    exampleOf(RemovalRequest, { confirmation: REMOVAL_CONFIRMATION }),
    exampleOf(SampleOffice, {
      areThere: true,
      people: 40,
      ads: 189,
      posts: 60,
      removal: { status: 'running', steps: { done: 12, total: 53 } },
      can: { remove: true },
    }),
  ],
};
