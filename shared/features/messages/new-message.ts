// The schemas of a message that is sent, with the text of each error. Source: spec 1 §5 Messages.
import * as z from 'zod/mini';
import { isVisible, visible, withoutNul } from '../../saved-text.ts';
import {
  claimsToBeStaff,
  MAX_MESSAGE_LENGTH,
  MAX_PICTURES_PER_MESSAGE,
  MAX_SUBJECT_LENGTH,
} from './rules.ts';
import { messageTexts } from './words.ts';

/** In lower case like the database's, since ids are compared with each other. */
export const id = () => z.uuid().check(z.toLowerCase());

/** Empty only with pictures. */
const content = z
  .string(messageTexts.bothMissing)
  .check(z.trim(), withoutNul(), z.maxLength(MAX_MESSAGE_LENGTH, messageTexts.tooLong));
const pictureIds = z._default(
  z.array(id()).check(z.maxLength(MAX_PICTURES_PER_MESSAGE, messageTexts.tooManyPictures)),
  [],
);
const asStaff = z.optional(z.boolean());

/** Source: spec 1 §5 Messages, "both subject and message". */
const saysSomething = z.refine<{ content: string; pictureIds: string[] }>(
  ({ content: text, pictureIds: pictures }) => isVisible(text) || (text === '' && pictures.length > 0),
  { path: ['content'], error: messageTexts.bothMissing },
);
const subject = z
  .string(messageTexts.bothMissing)
  .check(
    z.trim(),
    withoutNul(),
    z.minLength(1, messageTexts.bothMissing),
    visible(messageTexts.bothMissing),
    z.maxLength(MAX_SUBJECT_LENGTH, messageTexts.subjectTooLong),
  );

/** A message to a user. The sender chooses its id, so that a message sent twice is stored once. */
export const NewMessage = z
  .object({
    id: z.optional(id()),
    recipientId: z.nullish(id()),
    adId: z.nullish(id()),
    subject,
    content,
    /** Uploaded by the sender, and in no message yet; in order. */
    pictureIds,
    /** From staff as staff: the subject is then always the same. */
    asStaff,
  })
  .check(
    saysSomething,
    z.refine(({ subject: text, asStaff: isStaffs }) => isStaffs === true || !claimsToBeStaff(text), {
      path: ['subject'],
      error: messageTexts.subjectReserved,
    }),
  );
export type NewMessage = z.infer<typeof NewMessage>;

/** A message in the thread `id`; its own id is `messageId`. */
export const NewReply = z
  .object({ id: id(), messageId: z.optional(id()), content, pictureIds, asStaff })
  .check(saysSomething);
export type NewReply = z.infer<typeof NewReply>;
