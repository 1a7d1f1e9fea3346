// SQL of the mails to a person: exported on request, and deleted on erasure.
import { sql } from 'kysely';
import { MAIL_DAYS } from '#shared/privacy/retention-times.ts';
import type { ErasedPerson, PersonalData } from '../../core/personal-data.ts';
import type { Connection } from '../../database/connection.ts';

export const mailPersonalData: PersonalData = {
  copied: {
    mejl: {
      description: `mejl som vi har skickat till dig de senaste ${MAIL_DAYS} dagarna, utan innehåll`,
      // A mail to a new address is sent only if no account has it. The response must not reveal which.
      query: (id) => sql`
    select json_build_object('sort', kind, 'till', recipient, 'ämne', subject, 'läge', status, 'försök', tries,
      'skrivet', created_at, 'skickat', sent_at) as row
      from mails cross join (select email, email_verified from profiles where id = ${id}::uuid) as person
     where (user_id = ${id}::uuid or user_id is null and recipient = person.email and email_verified)
       and (kind <> 'change-email' or recipient = person.email)
     order by created_at, id`,
    },
  },
  erasure: { beforeRow: deleteMailsTo },
  notCopied: {
    'mails.html': 'contains secret links, and is in the inbox',
    'mails.body': 'contains secret links, and is in the inbox',
    'mails.reply_to': 'contains secret links, and is in the inbox',
    'mails.unsubscribe_url': 'contains secret links, and is in the inbox',
    'mails.reason': 'replies of the mail server',
  },
};

/** Deletes mails to the address; if it is confirmed, also those from before it had an account. */
async function deleteMailsTo(
  transaction: Connection,
  { userId, email, isEmailConfirmed }: ErasedPerson,
): Promise<void> {
  await sql`delete from mails where recipient = ${email} and (user_id = ${userId} or ${isEmailConfirmed})`.execute(
    transaction,
  );
}
