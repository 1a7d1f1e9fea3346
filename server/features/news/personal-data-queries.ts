// What a person has written and approved in the news: export and erasure.
import { sql } from 'kysely';
import type { PersonalData } from '../../core/personal-data.ts';

export const newsPersonalData: PersonalData = {
  copied: {
    nyhetsartiklar: {
      description: 'artiklar som du har skrivit för Baskettorget',
      query: (id) => sql`
    select json_build_object('id', id, 'rubrik', title, 'ingress', excerpt, 'text', content, 'kategori', category,
      'bildens adress', image_url, 'status', status, 'skapad', created_at, 'publicerad', published_at, 'ändrad', updated_at,
      'borttagen', deleted_at) as row
      from news where user_id = ${id}::uuid order by created_at, id`,
      complete: (row, picturesOf) => ({ ...row, bilder: picturesOf(String(row['id'])) }),
    },
  },
  notCopied: {
    'news.awaits_first_publication': 'follows from the status',
    'news.reviewed_by': 'a duty of staff, which the audit log has',
  },
};
