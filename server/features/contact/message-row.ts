// Rows of messages to the operator as they are read, with sender, assignee, pictures and replies.
import type { ContactForm, ContactStatus } from '#shared/features/contact/rules.ts';
import type { ContactPicture } from '#shared/features/contact/schemas.ts';

export interface ReplyRow {
  id: string;
  is_by_staff: boolean;
  author: string | null;
  content: string;
  created_at: string;
}

export interface MessageRow {
  id: string;
  form: ContactForm;
  user_id: string | null;
  user_name: string | null;
  name: string;
  /** As given with the message. */
  email: string;
  /** The current address of the sender's account; null without one. */
  account_email: string | null;
  subject: string;
  message: string;
  page: string;
  browser: string;
  status: ContactStatus;
  note: string;
  assigned_to: string | null;
  assignee_name: string | null;
  version: number;
  tournament_id: string | null;
  pictures: ContactPicture[];
  suggestion_pictures: { id: string; preview: string }[];
  created_at: Date;
  replies: ReplyRow[];
}

/** SQL of the tournament made from the suggestion `message`: none when it is deleted, so that the suggestion can be used again. */
export const madeTournamentSql =
  '(select made.id from tournaments as made where made.id = message.tournament_id and made.deleted_at is null)';

/** SQL of the columns of `MessageRow` from `messageTables`. */
export const messageColumns = `message.id, message.form, message.user_id, sender.name as user_name, message.name, message.email,
  sender.email as account_email, message.subject, message.message, message.page, message.browser, message.status, message.note,
  message.assigned_to, assignee.name as assignee_name, message.version, ${madeTournamentSql} as tournament_id, message.created_at,
  coalesce((select json_agg(json_build_object('id', picture.id, 'width', width, 'height', height, 'preview', picture.preview)
      order by picture.position)
    from ad_pictures as picture where picture.contact_message_id = message.id), '[]') as pictures,
  coalesce((select json_agg(json_build_object('id', picture.id, 'preview', picture.preview) order by picture.position, picture.id)
    from ad_pictures as picture where picture.suggestion_id = message.id), '[]') as suggestion_pictures,
  coalesce((select json_agg(json_build_object('id', reply.id, 'is_by_staff', reply.is_by_staff, 'author', author.name,
      'content', reply.content, 'created_at', reply.created_at) order by reply.created_at, reply.id)
    from contact_replies as reply left join profiles as author on author.id = reply.user_id
   where reply.message_id = message.id), '[]') as replies`;

export const messageTables = `contact_messages as message
  left join profiles as sender on sender.id = message.user_id
  left join profiles as assignee on assignee.id = message.assigned_to`;
