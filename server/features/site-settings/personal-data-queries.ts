// SQL of the settings that a person changed last: exported on request; on erasure, the row loses its reference to the person.
import { sql } from 'kysely';
import type { PersonalData } from '../../core/personal-data.ts';

export const siteSettingsPersonalData: PersonalData = {
  copied: {
    inställningar: {
      description: 'inställningar av webbplatsen som du var den senaste att ändra',
      query: (id) => sql`
    select json_build_object('inställning', name, 'ändrad', changed_at) as row
      from setting_changes where changed_by = ${id}::uuid order by changed_at, name`,
    },
  },
};
