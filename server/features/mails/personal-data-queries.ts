// What is stored about mails to a person: copied for them, and erased.
import { sql } from 'kysely';
import type { ErasedPerson, PersonalData } from '../../core/personal-data.ts';
import type { Connection } from '../../database/connection.ts';

export const mailPersonalData: PersonalData = {
  copied: {
    mejl: {
      description: 'mejl som vi har skickat till dig de senaste 90 dagarna, utan innehåll',
      // A mail to a new address is sent only where nobody has it: whoever asks for one is not to learn that from their copy.
      query: (id) => sql`
    select json_build_object('sort', kind, 'till', recipient, 'ämne', subject, 'läge', status, 'försök', tries,
      'skrivet', created_at, 'skickat', sent_at) as row
      from mails cross join (select email from profiles where id = ${id}::uuid) as person
     where (user_id = ${id}::uuid or user_id is null and recipient = person.email)
       and (kind <> 'change-email' or recipient = person.email)
     order by created_at, id`,
    },
  },
  erasure: { beforeRow: deleteMailsTo },
  notCopied: {
    'mails.html': 'lets in who reads it, and is in the inbox',
    'mails.body': 'lets in who reads it, and is in the inbox',
    'mails.unsubscribe_url': 'lets in who reads it, and is in the inbox',
    'mails.reason': 'how two mail servers got on',
  },
};

/** Mails that were sent to the address, also before it had an account. */
async function deleteMailsTo(transaction: Connection, { email }: ErasedPerson): Promise<void> {
  await transaction.deleteFrom('mails').where('recipient', '=', email).execute();
}
