// The feature's part of the API document, besides its contract.
import type { FeatureDocument } from '../../core/feature-document.ts';

export const tournamentsDocument: FeatureDocument = {
  tag: { name: 'tournaments', description: 'Cups, camps and clinics' },
};
