// Endpoints of messages to the operator for staff. Source: spec 2 §2 and §4 Contact messages.
import { oc } from '@orpc/contract';
import * as z from 'zod/mini';
import { mayRefuse } from '../../may-refuse.ts';
import { withoutNul } from '../../saved-text.ts';
import {
  CONTACT_FORMS,
  CONTACT_STATUSES,
  MAX_CONTACT_MESSAGE_LENGTH,
  MAX_CONTACT_NOTE_LENGTH,
} from './rules.ts';
import { ById, sentId, StaffContactMessage, text } from './schemas.ts';
import { contactTexts } from './texts.ts';

const tags = ['contact', 'admin'];
const cursor = z.optional(z.string().check(z.maxLength(60)));

/** The version that the caller has read; a changed message is refused. */
const version = z.int().check(z.minimum(0));

export const ContactSearch = z.object({
  search: z.optional(z.string().check(z.trim(), withoutNul(), z.maxLength(100))),
  status: z.optional(z.enum(CONTACT_STATUSES)),
  form: z.optional(z.enum(CONTACT_FORMS)),
  assignee: z.optional(z.enum(['me', 'nobody'])),
  sort: z.optional(z.literal('oldest')),
  after: cursor,
  before: cursor,
});
export type ContactSearch = z.infer<typeof ContactSearch>;

export const staffContactContract = {
  list: oc
    .route({
      method: 'GET',
      path: '/admin/contact-messages',
      summary: 'Lists messages to the operator, newest first by default',
      tags,
    })
    .input(ContactSearch)
    .output(
      z.object({
        messages: z.array(StaffContactMessage),
        next: z.nullable(z.string()),
        previous: z.nullable(z.string()),
      }),
    ),
  counts: oc
    .route({
      method: 'GET',
      path: '/admin/contact-messages/counts',
      summary: 'Counts the messages that wait',
      tags,
    })
    .output(z.object({ pending: z.number() })),
  setStatus: oc
    .route({
      method: 'PUT',
      path: '/admin/contact-messages/{id}/status',
      summary: 'Marks a message as resolved, or as waiting again',
      tags,
    })
    .errors(mayRefuse('NOT_FOUND', 'CONFLICT'))
    .input(z.extend(ById, { version, status: z.enum(CONTACT_STATUSES) }))
    .output(StaffContactMessage),
  assign: oc
    .route({
      method: 'PUT',
      path: '/admin/contact-messages/{id}/assignee',
      summary: 'Assigns a message to the caller, or to nobody',
      tags,
    })
    .errors(mayRefuse('NOT_FOUND', 'CONFLICT'))
    .input(z.extend(ById, { version, isMine: z.boolean() }))
    .output(StaffContactMessage),
  setNote: oc
    .route({
      method: 'PUT',
      path: '/admin/contact-messages/{id}/note',
      summary: 'Saves the internal note of a message',
      tags,
    })
    .errors(mayRefuse('NOT_FOUND', 'CONFLICT'))
    .input(
      z.extend(ById, {
        version,
        note: z
          .string()
          .check(z.trim(), withoutNul(), z.maxLength(MAX_CONTACT_NOTE_LENGTH, contactTexts.noteTooLong)),
      }),
    )
    .output(StaffContactMessage),
  answer: oc
    .route({
      method: 'POST',
      path: '/admin/contact-messages/{id}/replies',
      summary: 'Answers a message: stored with it and mailed to its sender',
      tags,
      successStatus: 201,
    })
    .errors(mayRefuse('NOT_FOUND', 'CONFLICT'))
    .input(
      z.extend(ById, {
        replyId: sentId,
        /** The version that the caller has read: a message changed since is refused. If left out, it is answered in any case. */
        version: z.optional(version),
        content: text(contactTexts.replyMissing, MAX_CONTACT_MESSAGE_LENGTH, contactTexts.messageTooLong),
        /** Whether it is resolved with this answer. */
        resolves: z.boolean(),
      }),
    )
    .output(
      z.extend(StaffContactMessage, {
        /** Whether the answer is mailed: without a mail server, it is only stored. */
        isMailed: z.boolean(),
      }),
    ),
};
