// SQL of the articles that a person has written or approved: export and erasure.
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
    'news.html': 'follows from the text',
    'news.html_version': 'follows from the text',
    'news.words': 'follows from the text',
    'news.words_version': 'follows from the text',
    'news.is_public': 'follows from the other columns',
    'news.featured': 'a choice of staff',
    'news.breaking': 'a choice of staff',
    'news.manual_review_required': 'of fetched articles, which no person has written',
    'news.auto_generated': 'of fetched articles, which no person has written',
    'news.source_id': 'of fetched articles, which no person has written',
    'news.source_name': 'of fetched articles, which no person has written',
    'news.original_url': 'of fetched articles, which no person has written',
    'news.url_key': 'of fetched articles, which no person has written',
    'news.guid': 'of fetched articles, which no person has written',
    'news.duplicate_of': 'of fetched articles, which no person has written',
    'news.is_sample': 'of a fresh site',
  },
};
