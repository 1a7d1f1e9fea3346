// Schemas of a message to send, with a text for each error. Source: spec 1 §5 Messages.
import * as z from 'zod/mini';
import { isVisible, visible, withoutNul } from '../../saved-text.ts';
import {
  claimsToBeStaff,
  MAX_MESSAGE_LENGTH,
  MAX_PICTURES_PER_MESSAGE,
  MAX_SUBJECT_LENGTH,
} from './rules.ts';
import { messageTexts } from './texts.ts';

/** Lower-case as in the database, since ids are compared as strings. */
export const id = () => z.uuid().check(z.toLowerCase());

/** May be empty only with pictures. */
const content = z
  .string(messageTexts.subjectAndContentMissing)
  .check(z.trim(), withoutNul(), z.maxLength(MAX_MESSAGE_LENGTH, messageTexts.tooLong));
const pictureIds = z._default(
  z.array(id()).check(z.maxLength(MAX_PICTURES_PER_MESSAGE, messageTexts.tooManyPictures)),
  [],
);
const asStaff = z.optional(z.boolean());

/** Source: spec 1 §5 Messages, "both subject and message". */
const isNotEmpty = z.refine<{ content: string; pictureIds: string[] }>(
  ({ content: text, pictureIds: pictures }) => isVisible(text) || (text === '' && pictures.length > 0),
  { path: ['content'], error: messageTexts.subjectAndContentMissing },
);
const subject = z
  .string(messageTexts.subjectAndContentMissing)
  .check(
    z.trim(),
    withoutNul(),
    z.minLength(1, messageTexts.subjectAndContentMissing),
    visible(messageTexts.subjectAndContentMissing),
    z.maxLength(MAX_SUBJECT_LENGTH, messageTexts.subjectTooLong),
  );

/** A message to a user. The client chooses the id, so that a repeated request stores one message. */
export const NewMessage = z
  .object({
    id: z.optional(id()),
    recipientId: z.nullish(id()),
    adId: z.nullish(id()),
    subject,
    content,
    /** In order. Uploaded by the sender and not yet attached to a message. */
    pictureIds,
    /** Sent as staff, with a fixed subject. */
    asStaff,
  })
  .check(
    isNotEmpty,
    z.refine(({ subject: text, asStaff: isFromStaff }) => isFromStaff === true || !claimsToBeStaff(text), {
      path: ['subject'],
      error: messageTexts.subjectReserved,
    }),
  );
export type NewMessage = z.infer<typeof NewMessage>;

/** A message in the thread `id`; `messageId` is its own id. */
export const NewReply = z
  .object({ id: id(), messageId: z.optional(id()), content, pictureIds, asStaff })
  .check(isNotEmpty);
export type NewReply = z.infer<typeof NewReply>;
