// OpenAPI texts of decisions that the contract does not contain.
import { Undo } from '#shared/features/decisions/contract.ts';
import { exampleOf, type FeatureDocument } from '../../core/feature-document.ts';

export const decisionsDocument: FeatureDocument = {
  tag: { name: 'decisions', description: 'Undoing decisions of staff within a minute' },
  examples: [
    exampleOf(Undo, { id: '0f6f2f0c-6f0e-4a53-9f0b-6b1f9f8f3c21', until: '2026-11-22T12:01:05.000Z' }),
  ],
};
