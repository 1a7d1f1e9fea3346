// Messages to the operator: copied for their sender, and deleted on erasure.
import { sql } from 'kysely';
import type { PersonalData } from '../../core/personal-data.ts';
import { removePictureFiles } from '../pictures/actions.ts';
import { deleteMessages } from './queries.ts';

export const contactPersonalData: PersonalData = {
  copied: {
    kontaktmeddelanden: {
      description: 'det du har skrivit till oss, och våra svar',
      query: (id) => sql`
    select json_build_object('id', id, 'formulär', form, 'namn', name, 'e-post', email, 'ämne', subject, 'meddelande', message,
      'sida', page, 'webbläsare', browser, 'läge', status, 'skickat', created_at, 'senast skrivet', written_at,
      'hanterat', resolved_at,
      'svar', (select coalesce(json_agg(json_build_object('av', case when is_by_staff then 'oss' else 'dig' end,
          'text', content, 'skickat', created_at) order by created_at, id), '[]')
        from contact_replies where message_id = contact_messages.id)) as row
      from contact_messages where user_id = ${id}::uuid order by created_at, id`,
      complete: (row, picturesOf) => ({ ...row, bilder: picturesOf(String(row['id'])) }),
    },
  },
  erasure: {
    async beforeRow(transaction, { userId, email, isEmailConfirmed }) {
      const isOwn = sql<boolean>`user_id = ${userId} or ${isEmailConfirmed} and lower(email) = lower(${email})`;
      const pictures = await deleteMessages(transaction, isOwn);
      return (services) => removePictureFiles(services, pictures);
    },
  },
  notCopied: {
    'contact_messages.note': 'staff only; it is deleted with the message',
    'contact_messages.assigned_to': 'another person',
    'contact_messages.resolved_by': 'another person',
    'contact_messages.version': 'follows from the changes',
    'contact_messages.is_sample': 'of a fresh site',
    'contact_messages.suggestion': 'its fields are in the text of the message',
    'contact_messages.tournament_id': 'a public tournament',
    contact_replies: 'copied with their message',
  },
};
