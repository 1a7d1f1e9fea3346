// OpenAPI texts of page views that the contract does not contain.
import { OpenedPage } from '#shared/features/views/contract.ts';
import { exampleOf, type FeatureDocument } from '../../core/feature-document.ts';

export const viewsDocument: FeatureDocument = {
  tag: { name: 'views', description: 'Views of pages, counted without cookies' },
  examples: [exampleOf(OpenedPage, { path: '/ad/6f1c1c3e-5b0a-4c9e-9d57-0c1f6c1d2a10' })],
};
