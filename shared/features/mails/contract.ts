// Endpoints of the outbox, for superadmins: outgoing mails and their delivery status.
import { oc } from '@orpc/contract';
import * as z from 'zod/mini';
import { mayRefuse } from '../../may-refuse.ts';
import { withoutNul } from '../../saved-text.ts';
import { MAIL_STATUSES } from './rules.ts';

/** A mail in the list, without its content. */
export const ListedMail = z.object({
  id: z.uuid(),
  recipient: z.string(),
  subject: z.string(),
  status: z.enum(MAIL_STATUSES),
  tries: z.number(),
  /** The error of the latest attempt. */
  reason: z.nullable(z.string()),
  createdAt: z.string(),
  sentAt: z.nullable(z.string()),
  can: z.object({ read: z.boolean(), resend: z.boolean() }),
});
export type ListedMail = z.infer<typeof ListedMail>;

export const HeldMail = z.object({
  id: z.uuid(),
  recipient: z.string(),
  subject: z.string(),
  createdAt: z.string(),
  text: z.string(),
});
export type HeldMail = z.infer<typeof HeldMail>;

const Place = z.optional(z.string().check(z.maxLength(60)));

export const MailSearch = z.object({
  /** A substring of the recipient's address or of the subject. */
  search: z.optional(z.string().check(z.trim(), withoutNul(), z.maxLength(100))),
  status: z.optional(z.enum(MAIL_STATUSES)),
  /** The newest first by default. */
  sort: z.optional(z.literal('oldest')),
  after: Place,
  before: Place,
});
export type MailSearch = z.infer<typeof MailSearch>;

export const mailsContract = {
  list: oc
    .route({
      method: 'GET',
      path: '/admin/mails',
      summary: 'Lists outgoing mails, newest first by default',
      tags: ['mails', 'admin'],
    })
    .input(MailSearch)
    .output(
      z.object({
        mails: z.array(ListedMail),
        next: z.nullable(z.string()),
        previous: z.nullable(z.string()),
      }),
    ),
  read: oc
    .route({
      method: 'GET',
      path: '/admin/mails/{id}',
      summary: 'Returns the content of a mail that is held because no mail server is configured',
      tags: ['mails', 'admin'],
    })
    .errors(mayRefuse('NOT_FOUND'))
    .input(z.object({ id: z.uuid() }))
    .output(HeldMail),
  resend: oc
    .route({
      method: 'POST',
      path: '/admin/mails/{id}/sending',
      summary: 'Queues a failed mail for another attempt',
      tags: ['mails', 'admin'],
    })
    .errors(mayRefuse('NOT_FOUND'))
    .input(z.object({ id: z.uuid() }))
    .output(z.object({ id: z.uuid() })),
};
