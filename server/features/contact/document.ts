// OpenAPI texts of messages to the operator that the contract does not contain.
import { NewContactMessage } from '#shared/features/contact/contract.ts';
import { exampleOf, type FeatureDocument } from '../../core/feature-document.ts';

export const contactDocument: FeatureDocument = {
  tag: { name: 'contact', description: 'Messages to the operator, and their answers' },
  examples: [
    exampleOf(NewContactMessage, {
      id: '6f1c1c3e-5b0a-4c9e-9d57-0c1f6c1d2a10',
      form: 'contact',
      name: 'Vera Ek',
      email: 'vera.ek@exempel.se',
      subject: 'En förening saknas',
      message: 'Vår förening finns inte i listan.',
      csrfToken: '1-2-3-4.abc.def',
    }),
  ],
};
