// The feature's part of the API document, besides its contract.
import { NewSubscription } from '#shared/features/newsletter/contract.ts';
import { exampleOf, type FeatureDocument } from '../../core/feature-document.ts';

export const newsletterDocument: FeatureDocument = {
  tag: { name: 'newsletter', description: 'The weekly newsletter, without an account' },
  examples: [
    exampleOf(NewSubscription, {
      email: 'elsa@exempel.se',
      consents: true,
      humanCheckId: '0f6f2f0c-6f0e-4a53-9f0b-6b1f9f8f3c21',
    }),
  ],
};
