// OpenAPI texts of the outbox that the contract does not contain.
import { MailServers } from '#shared/features/mails/server/contract.ts';
import { ListedMail } from '#shared/features/mails/contract.ts';
import { exampleOf, type FeatureDocument } from '../../core/feature-document.ts';

export const mailsDocument: FeatureDocument = {
  tag: { name: 'mails', description: 'The outbox: sent, failed and held mails' },
  examples: [
    exampleOf(MailServers, {
      isFromEnvironment: false,
      active: {
        host: 'smtp.exempel.se',
        port: 587,
        security: 'starttls',
        username: 'torget',
        hasPassword: true,
        sender: 'Baskettorget <torget@exempel.se>',
      },
      candidate: null,
      lastChange: { by: 'Vera Ek', at: '2026-11-22T12:00:00.000Z' },
    }),
    exampleOf(ListedMail, {
      id: '6f1c1c3e-5b0a-4c9e-9d57-0c1f6c1d2a10',
      recipient: 'vera.ek@exempel.se',
      subject: 'Bekräfta din e-postadress',
      status: 'sent',
      tries: 1,
      reason: null,
      createdAt: '2026-11-22T12:00:00.000Z',
      sentAt: '2026-11-22T12:00:00.000Z',
      can: { read: false, resend: false },
    }),
  ],
};
