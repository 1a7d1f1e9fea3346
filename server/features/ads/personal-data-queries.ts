// Data about a user as seller and reader of ads: export and erasure.
import { sql } from 'kysely';
import { removePictureFiles } from '../pictures/actions.ts';
import { publishAdPages } from './actions.ts';
import { listAdIdsOf } from './list/list-queries.ts';
import type { PersonalData } from '../../core/personal-data.ts';
import { isListed } from '../../database/ad-visibility.ts';
import type { Connection } from '../../database/connection.ts';

export const adPersonalData: PersonalData = {
  copied: {
    annonser: {
      description: 'dina annonser i alla lägen, också dolda, sålda och avvisade',
      query: (id) => sql`
    select json_build_object('id', ads.id, 'rubrik', title, 'beskrivning', description, 'pris i kronor', price, 'senaste pris till salu', last_public_price,
      'kategori', category, 'skick', condition, 'ort', location, 'postnummer', postal_code, 'län', county,
      'märke', brand, 'modell', model, 'storlek', size, 'färg', colour, 'för vem', audience, 'leverans', delivery,
      'frakten betalas av', shipping_payer, 'hall', meeting_place,
      'granskning', status, 'läge', ads.sale_state, 'läge före raderingen', hidden.sale_state,
      'utvald', is_featured, 'visar telefon', shows_phone, 'visar e-post', shows_email,
      'kontaktuppgifter visade för', (select count(*) from contact_reveals as seen where seen.ad_id = ads.id),
      'skapad', created_at, 'ändrad', updated_at, 'granskad', reviewed_at,
      'visas till', expires_at, 'förvarnad', expiry_told_at,
      'först visad', case when isfinite(announced_at) then announced_at end) as row
      from ads left join erasure_hidden_ads as hidden on hidden.ad_id = ads.id
     where ads.user_id = ${id}::uuid order by created_at, ads.id`,
      complete: (row, picturesOf) => ({ ...row, bilder: picturesOf(String(row['id'])) }),
    },
    favoriter: {
      description: 'annonser du har sparat (av andras annonser bara rubriken)',
      // The title is another user's text, so it is included only while the ad is public.
      query: (id) => sql`
    select json_build_object('annons', ad_id, 'rubrik', case when ${sql.raw(isListed())} then title end,
      'sparad', favorites.created_at) as row
      from favorites join ads on ads.id = ad_id where favorites.user_id = ${id}::uuid order by favorites.created_at, ad_id`,
    },
    förnyelselänkar: {
      description: 'länkar som vi har mejlat dig för att förnya annonser, utan själva länken',
      query: (id) => sql`
    select json_build_object('annons', ad_id, 'skapad', created_at, 'använd', used_at) as row
      from ad_renewal_links where user_id = ${id}::uuid order by created_at`,
    },
    kontakter: {
      description: 'annonser där du har tittat på säljarens telefon eller e-post',
      query: (id) => sql`
    select json_build_object('annons', ad_id, 'vad', kind, 'tid', created_at) as row
      from contact_reveals where user_id = ${id}::uuid order by created_at, ad_id, kind`,
    },
  },
  erasure: {
    async beforeRow(transaction, { userId }) {
      const adIds = await listAdIdsOf(transaction, userId);
      const pictureIds = await listPicturesOfRemovedAds(transaction, userId);
      return async (services) => {
        await removePictureFiles(services, pictureIds);
        for (const id of adIds) await publishAdPages(services, id);
      };
    },
  },
  notCopied: {
    removed_ads: 'deleted within minutes',
    'ads.search': 'derived from other columns',
    'ads.facets': 'derived from other columns',
    'ads.slices': 'derived from other columns',
    'ads.words': 'derived from other columns',
    'ads.words_version': 'derived from other columns',
    'ads.town': 'derived from other columns',
    'ads.attributes_version': 'whether a job has filled in the attributes',
    'ads.reviewed_by': 'another user',
    'ad_renewal_links.token_hash': 'secret',
  },
};

async function listPicturesOfRemovedAds(connection: Connection, userId: string): Promise<string[]> {
  const rows = await connection
    .selectFrom('removed_ads')
    .select('picture_ids')
    .where('user_id', '=', userId)
    .execute();
  return rows.flatMap((ad) => ad.picture_ids);
}
