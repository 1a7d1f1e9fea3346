// OpenAPI texts of personal data that the contract does not contain.
import { PersonalExport, ErasureRequest } from '#shared/features/personal-data/contract.ts';
import { exampleOf, type FeatureDocument } from '../../core/feature-document.ts';
import { exportPaths } from './file-route.ts';

export const personalDataDocument: FeatureDocument = {
  tag: {
    name: 'personal-data',
    description: 'Copies of personal data, and erasure of the account',
  },
  paths: exportPaths,
  examples: [
    exampleOf(PersonalExport, {
      id: '6f1c1c3e-5b0a-4c9e-9d57-0c1f6c1d2a10',
      status: 'waiting',
      steps: { done: 0, total: 8 },
      createdAt: '2026-11-22T12:00:00.000Z',
      file: null,
    }),
    exampleOf(ErasureRequest, { password: 'Korgen-2026!' }),
  ],
};
