// Endpoints of messages to the operator: sending one, reading and continuing one's own, and those for staff.
import { oc } from '@orpc/contract';
import * as z from 'zod/mini';
import { mayRefuse } from '../../may-refuse.ts';
import { inOneLine, visible, withoutNul } from '../../saved-text.ts';
import { staffContactContract } from './staff-contract.ts';
import { ById, ContactConversation, sentId, text } from './schemas.ts';
import {
  MAX_CONTACT_MESSAGE_LENGTH,
  MAX_CONTACT_NAME_LENGTH,
  MAX_CONTACT_PICTURES,
  MAX_CONTACT_SUBJECT_LENGTH,
  WRITTEN_FORMS,
} from './rules.ts';
import { contactTexts } from './texts.ts';

const oneLine = (missing: string, maxLength: number, tooLong: string) =>
  z.string(missing).check(inOneLine(), visible(missing), withoutNul(), z.maxLength(maxLength, tooLong));

/** Source: spec 1 §5 Contact forms, §7 "insert contact_messages". */
export const NewContactMessage = z.object({
  id: sentId,
  form: z.enum(WRITTEN_FORMS),
  name: oneLine(contactTexts.nameMissing, MAX_CONTACT_NAME_LENGTH, contactTexts.nameTooLong),
  /** For a signed-in user, the account's address is used instead. */
  email: z
    .string(contactTexts.emailMissing)
    .check(z.trim(), visible(contactTexts.emailMissing), z.maxLength(254, contactTexts.emailWrong)),
  subject: oneLine(contactTexts.subjectMissing, MAX_CONTACT_SUBJECT_LENGTH, contactTexts.subjectTooLong),
  message: text(contactTexts.messageMissing, MAX_CONTACT_MESSAGE_LENGTH, contactTexts.messageTooLong),
  /** From `security.token`. */
  csrfToken: z.string().check(z.maxLength(200)),
  /** A solved human check; visitors only. */
  humanCheckId: z.optional(z.uuid()),
  /** For a reported problem: the page and the browser. For a correction: the page. */
  page: z.optional(z.string().check(withoutNul(), z.maxLength(500))),
  browser: z.optional(z.string().check(withoutNul(), z.maxLength(500))),
  /** Uploaded for a message; signed-in users only. */
  pictureIds: z._default(
    z
      .array(z.uuid().check(z.toLowerCase()))
      .check(z.maxLength(MAX_CONTACT_PICTURES, contactTexts.tooManyPictures)),
    [],
  ),
});
export type NewContactMessage = z.infer<typeof NewContactMessage>;

const tags = ['contact'];

/** The key of the link in the sender's mails, which opens the message without an account. */
const key = z.optional(z.string().check(z.maxLength(100)));

export const contactContract = {
  send: oc
    .route({
      method: 'POST',
      path: '/contact-messages',
      summary: 'Sends a message to the operator',
      tags,
      successStatus: 201,
    })
    .errors(mayRefuse('FORBIDDEN', 'UNAUTHORIZED', 'CONFLICT', 'TOO_MANY_REQUESTS'))
    .input(NewContactMessage)
    .output(
      z.object({
        id: z.uuid(),
        /**
         * Whether a receipt is mailed: not without a mail server. True also above the hourly limit of a visitor's address: saying
         * that it is reached would reveal other mails to it.
         */
        isReceiptMailed: z.boolean(),
      }),
    ),
  find: oc
    .route({
      method: 'GET',
      path: '/contact-messages/{id}',
      summary: 'Returns a message to its sender, with the answers',
      tags,
    })
    .errors(mayRefuse('NOT_FOUND'))
    .input(z.extend(ById, { key }))
    .output(ContactConversation),
  reply: oc
    .route({
      method: 'POST',
      path: '/contact-messages/{id}/replies',
      summary: 'Continues a message as its sender; it waits for staff again',
      tags,
      successStatus: 201,
    })
    .errors(mayRefuse('NOT_FOUND', 'CONFLICT', 'TOO_MANY_REQUESTS'))
    .input(
      z.extend(ById, {
        key,
        replyId: sentId,
        content: text(contactTexts.replyMissing, MAX_CONTACT_MESSAGE_LENGTH, contactTexts.messageTooLong),
      }),
    )
    .output(ContactConversation),

  ...staffContactContract,
};
