// SQL of a person's profile: exported on request, and deleted on erasure.
import { sql } from 'kysely';
import { publishProfileChanged } from './actions.ts';
import type { PersonalData } from '../../core/personal-data.ts';

export const profilePersonalData: PersonalData = {
  copied: {
    profil: {
      description: 'ditt konto och det du har skrivit om dig själv',
      query: (id) => sql`
    select json_build_object('id', id, 'namn', name, 'e-post', email, 'e-post bekräftad', email_verified,
      'telefon', phone, 'ort', location, 'presentation', bio, 'har profilbild', avatar_url is not null, 'roll', role,
      'födelseår', birth_year, 'verifierad', verified, 'medlem sedan', created_at, 'senast ändrad', updated_at, 'senast sedd', last_seen_at,
      'visas som online', shows_online,
      'förening', (select associations.name from associations where associations.id = association_id),
      'företag', (select json_build_object('namn', b.name, 'organisationsnummer', b.number, 'adress', b.address, 'e-post', b.email,
        'senast ändrat', b.updated_at) from seller_businesses as b where b.user_id = profiles.id),
      'raderas', (select due_at from erasures where user_id = id),
      'foruminlägg raderas också', (select deletes_texts from erasures where user_id = id)) as row
      from profiles where id = ${id}::uuid`,
    },
  },
  erasure: {
    async beforeRow(_transaction, { userId }) {
      return (services) => publishProfileChanged(services, userId);
    },
  },
  notCopied: {
    'profiles.search': 'derived from other columns',
  },
};
