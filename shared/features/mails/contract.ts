// Endpoints of the outbox, for superadmins: outgoing mails and their delivery status.
import { oc } from '@orpc/contract';
import * as z from 'zod/mini';
import { mayRefuse } from '../../may-refuse.ts';
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

export const mailsContract = {
  list: oc
    .route({
      method: 'GET',
      path: '/admin/mails',
      summary: 'Lists outgoing mails, newest first',
      tags: ['mails', 'admin'],
    })
    .input(z.object({ status: z.optional(z.enum(MAIL_STATUSES)), after: Place, before: Place }))
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
