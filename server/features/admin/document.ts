// OpenAPI texts of the overview that the contract does not contain.
import type { FeatureDocument } from '../../core/feature-document.ts';

export const adminDocument: FeatureDocument = {
  tag: { name: 'admin', description: 'The overview of the back office, for staff' },
};
