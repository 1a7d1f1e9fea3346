// Schemas of messages to the operator.
import * as z from 'zod/mini';
import { visible, withoutNul } from '../../saved-text.ts';
import { CONTACT_FORMS, CONTACT_STATUSES } from './rules.ts';
import { contactTexts } from './texts.ts';

export const text = (missing: string, maxLength: number, tooLong: string) =>
  z.string(missing).check(z.trim(), visible(missing), withoutNul(), z.maxLength(maxLength, tooLong));

export const ById = z.object({ id: z.uuid(contactTexts.notFound).check(z.toLowerCase()) });

/** Made by the browser: a repeated request is one reply. */
export const replyId = z.uuid().check(z.toLowerCase());

export const ContactReply = z.object({
  id: z.uuid(),
  isByStaff: z.boolean(),
  /** Of the moderator, for staff only. */
  author: z.nullable(z.string()),
  content: z.string(),
  createdAt: z.string(),
});
export type ContactReply = z.infer<typeof ContactReply>;

const ContactPicture = z.object({
  id: z.uuid(),
  width: z.number(),
  height: z.number(),
  /** Data URL of a blurred thumbnail. */
  preview: z.string(),
});
export type ContactPicture = z.infer<typeof ContactPicture>;

/** A message as its sender sees it. */
export const ContactConversation = z.object({
  id: z.uuid(),
  form: z.enum(CONTACT_FORMS),
  subject: z.string(),
  message: z.string(),
  status: z.enum(CONTACT_STATUSES),
  createdAt: z.string(),
  /** Those that the caller may see: none with the link of a mail. */
  pictures: z.array(ContactPicture),
  /** How many were sent with it. */
  pictureCount: z.number(),
  replies: z.array(ContactReply),
});
export type ContactConversation = z.infer<typeof ContactConversation>;

const Person = z.object({ id: z.uuid(), name: z.string() });

/** A message as staff see it. */
export const StaffContactMessage = z.extend(ContactConversation, {
  name: z.string(),
  email: z.string(),
  /** Null for a visitor. */
  person: z.nullable(Person),
  page: z.string(),
  browser: z.string(),
  note: z.string(),
  assignee: z.nullable(Person),
  /** Those of a suggestion that are not the tournament's. */
  suggestionPictures: z.array(z.object({ id: z.uuid(), preview: z.string() })),
  /** What a suggestion has become. */
  tournamentId: z.nullable(z.uuid()),
  version: z.number(),
});
export type StaffContactMessage = z.infer<typeof StaffContactMessage>;
