// SQL that exports a person's saved searches.
import { sql } from 'kysely';
import type { PersonalData } from '../../core/personal-data.ts';

export const savedSearchPersonalData: PersonalData = {
  copied: {
    sökningar: {
      description: 'sökningar du har sparat, och när du vill få veta om nya annonser',
      query: (id) => sql`
    select json_build_object('namn', name, 'söktext', search, 'kategori', category, 'skick', condition, 'län', county,
      'ort', city, 'pris i kronor', price_range, 'fler filter', filters,
      'aviseras', case alert when 'instant' then 'direkt' when 'daily' then 'varje dag' else 'aldrig' end,
      'funna annonser', (
        select coalesce(json_agg(json_build_object('annons', ad_id, 'funnen', found_at, 'aviserad', notified_at)
            order by found_at, ad_id), '[]')
          from saved_search_matches where search_id = id),
      'senast aviserad', last_alerted_at, 'sparad', created_at) as row
      from saved_searches where user_id = ${id}::uuid order by created_at, id`,
    },
  },
  notCopied: {
    'saved_searches.plain': 'derived from other columns',
    'saved_searches.probe': 'derived from other columns',
    'saved_searches.probe_terms': 'derived from other columns',
    'saved_searches.words_version': 'derived from other columns',
    'saved_searches.facet': 'derived from other columns',
  },
};
