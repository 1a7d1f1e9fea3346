// OpenAPI texts of messages that the contract does not contain.
import { Message } from '#shared/features/messages/contract.ts';
import { NewMessage, NewReply } from '#shared/features/messages/new-message.ts';
import { exampleOf, type FeatureDocument } from '../../core/feature-document.ts';

export const messagesDocument: FeatureDocument = {
  tag: { name: 'messages', description: 'Conversations between two people, about an ad or in general' },
  examples: [
    exampleOf(Message, {
      id: '6f1c1c3e-5b0a-4c9e-9d57-0c1f6c1d2a10',
      threadId: '0b9d4d0e-2f57-4a53-8f0b-6b1f9f8f3c21',
      position: 1,
      isMine: true,
      subject: 'Angående',
      content: 'Hej, finns bollen kvar?',
      pictures: [],
      isFromStaff: false,
      createdAt: '2026-11-22T12:00:00.000Z',
      read: false,
      warnings: [],
      isRemoved: false,
    }),
    exampleOf(NewMessage, {
      adId: '6f1c1c3e-5b0a-4c9e-9d57-0c1f6c1d2a10',
      subject: 'Angående',
      content: 'Hej, finns bollen kvar?',
    }),
    exampleOf(NewReply, { id: '0b9d4d0e-2f57-4a53-8f0b-6b1f9f8f3c21', content: 'Ja, den finns kvar.' }),
  ],
};
