// Inserts the messages to the operator of a fresh site.
import type { Kysely } from 'kysely';
import type { Tables } from '../../tables.ts';
import type { SampleMessage } from './sample-messages.ts';

/** @param staffId the author of the answers; null without a superadmin */
export async function writeMessages(
  tx: Kysely<Tables>,
  messages: readonly SampleMessage[],
  staffId: string | null,
): Promise<void> {
  const rows = messages.map(({ id, form, person, answer, suggestion, createdAt, ...text }) => ({
    id,
    form,
    user_id: person?.id ?? null,
    name: text.name,
    email: text.email,
    subject: text.subject,
    message: text.message,
    page: text.page,
    suggestion: suggestion && JSON.stringify(suggestion),
    status: answer ? ('resolved' as const) : ('pending' as const),
    resolved_at: answer?.at ?? null,
    resolved_by: answer ? staffId : null,
    created_at: createdAt,
    written_at: createdAt,
    is_sample: true,
  }));
  await tx.insertInto('contact_messages').values(rows).execute();
  const replies = messages.flatMap(({ id, answer }) =>
    answer
      ? [
          {
            id: answer.id,
            message_id: id,
            is_by_staff: true,
            user_id: staffId,
            content: answer.content,
            created_at: answer.at,
          },
        ]
      : [],
  );
  await tx.insertInto('contact_replies').values(replies).execute();
}
