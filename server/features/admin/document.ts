// What the API's document says of this feature besides its contract.
import type { FeatureDocument } from '../../core/feature-document.ts';

export const adminDocument: FeatureDocument = {
  tag: { name: 'admin', description: 'What the back office calls; for staff only' },
};
