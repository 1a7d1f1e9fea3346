// OpenAPI texts of static pages that the contract does not contain.
import { NewStaticText } from '#shared/features/static-pages/contract.ts';
import { exampleOf, type FeatureDocument } from '../../core/feature-document.ts';

export const staticPagesDocument: FeatureDocument = {
  tag: {
    name: 'static-pages',
    description: 'Texts of the about page, the policies, the terms and the help pages',
  },
  examples: [
    exampleOf(NewStaticText, {
      version: 0,
      content: 'Vi är en ideell förening i **Skövde**.',
      note: 'Vilka vi är',
    }),
  ],
};
