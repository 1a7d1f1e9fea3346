// OpenAPI texts of the support chat that the contract does not contain.
import { ChatReply } from '#shared/features/support-chat/contract.ts';
import { exampleOf, type FeatureDocument } from '../../core/feature-document.ts';

export const supportChatDocument: FeatureDocument = {
  tag: { name: 'support-chat', description: 'The replies of the support chat' },
  examples: [
    exampleOf(ChatReply, {
      keywords: ['lösenord', 'logga in'],
      text: 'Välj ”Glömt lösenord?” där du loggar in.',
      linkLabel: 'Vanliga frågor',
      linkPath: '/faq',
    }),
  ],
};
