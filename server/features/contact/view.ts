// Messages to the operator as they are sent to their sender and to staff.
import type { Viewer } from '#shared/features/accounts/schemas.ts';
import type {
  ContactConversation,
  ContactReply,
  StaffContactMessage,
} from '#shared/features/contact/schemas.ts';
import { shownEmail } from '../../core/shown-email.ts';
import type { MessageRow, ReplyRow } from './message-row.ts';

/**
 * A message for its sender, without the names of staff.
 *
 * @param options.isSignedIn whether the sender's account makes the request, rather than a mailed link, which can be passed on
 */
export function viewForSender(row: MessageRow, { isSignedIn }: { isSignedIn: boolean }): ContactConversation {
  const conversation = { ...viewConversation(row), replies: viewReplies(row, () => null) };
  return isSignedIn ? conversation : { ...conversation, pictures: [] };
}

export function viewForStaff(row: MessageRow, viewer: Viewer): StaffContactMessage {
  const { name, page, browser, note, version } = row;
  const email = shownEmail(viewer, row.email);
  return {
    ...viewConversation(row),
    // The text of a suggestion repeats the sender's address.
    message: row.message.replaceAll(row.email, email),
    replies: viewReplies(row, ({ author }) => author),
    name,
    email,
    page,
    browser,
    note,
    version,
    suggestionPictures: row.suggestion_pictures,
    tournamentId: row.tournament_id,
    person: personOf(row.user_id, row.user_name),
    assignee: personOf(row.assigned_to, row.assignee_name),
  };
}

function viewConversation({ id, form, subject, message, status, created_at, pictures }: MessageRow) {
  const pictureCount = pictures.length;
  return { id, form, subject, message, status, createdAt: created_at.toISOString(), pictures, pictureCount };
}

function viewReplies({ replies }: MessageRow, authorOf: (reply: ReplyRow) => string | null): ContactReply[] {
  return replies.map((reply) => ({
    id: reply.id,
    isByStaff: reply.is_by_staff,
    author: authorOf(reply),
    content: reply.content,
    createdAt: new Date(reply.created_at).toISOString(),
  }));
}

function personOf(id: string | null, name: string | null): { id: string; name: string } | null {
  return id !== null && name !== null ? { id, name } : null;
}
