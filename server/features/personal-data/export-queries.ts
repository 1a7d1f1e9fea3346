// All SQL of a copy of one's personal data: everything the house has about a person, one file a subject.
import { sql } from 'kysely';
import type { Connection } from '../../database/connection.ts';

/** A row as it is written in the copy: Swedish names, no secrets, nobody else's data. */
export type CopiedRow = Record<string, unknown>;

/** What every question below starts from. */
const me = (userId: string) => sql<string>`${userId}::uuid`;

export const questions = {
  profil: (id: string) => sql`
    select json_build_object('id', id, 'namn', name, 'e-post', email, 'e-post bekräftad', email_verified,
      'telefon', phone, 'ort', location, 'presentation', bio, 'har profilbild', avatar_url is not null, 'roll', role,
      'födelseår', birth_year, 'verifierad', verified, 'medlem sedan', created_at, 'senast ändrad', updated_at, 'senast sedd', last_seen_at,
      'raderas', (select due_at from erasures where user_id = id)) as row
      from profiles where id = ${me(id)}`,
  annonser: (id: string) => sql`
    select json_build_object('id', ads.id, 'rubrik', title, 'beskrivning', description, 'pris i kronor', price,
      'kategori', category, 'skick', condition, 'ort', location, 'postnummer', postal_code, 'län', county,
      'granskning', status, 'läge', ads.sale_state, 'läge före raderingen', hidden.sale_state,
      'utvald', is_featured, 'visar telefon', shows_phone, 'visar e-post', shows_email,
      'kontaktuppgifter visade för', (select count(*) from contact_reveals as seen where seen.ad_id = ads.id),
      'skapad', created_at, 'ändrad', updated_at, 'granskad', reviewed_at,
      'visas till', expires_at, 'förvarnad', expiry_told_at,
      'först visad', case when isfinite(announced_at) then announced_at end) as row
      from ads left join erasure_hidden_ads as hidden on hidden.ad_id = ads.id
     where ads.user_id = ${me(id)} order by created_at, ads.id`,
  // What somebody else has written is theirs: only what everyone can see.
  favoriter: (id: string) => sql`
    select json_build_object('annons', ad_id, 'rubrik', case when is_public then title end,
      'sparad', favorites.created_at) as row
      from favorites join ads on ads.id = ad_id where favorites.user_id = ${me(id)} order by favorites.created_at, ad_id`,
  // What was bought is told by its title as well: it is the buyer's purchase too.
  affärer: (id: string) => sql`
    select json_build_object('id', deals.id, 'annons', coalesce(ad_id, about), 'rubrik', title, 'pris i kronor', price,
      'du', case when seller_id = ${me(id)} then 'sålde' else 'köpte' end, 'med någon här', buyer_id is not null,
      'läge', state, 'reserverad', reserved_at, 'såld', sold_at, 'släppt', released_at, 'skapad', created_at) as row
      from deals where ${me(id)} in (seller_id, buyer_id) order by created_at, deals.id`,
  // Of what others have written, only what everyone can see.
  omdömen: (id: string) => sql`
    select json_build_object('id', reviews.id, 'affär', deal_id,
      'skrivet', case when author_id = ${me(id)} then 'av dig' else 'om dig' end, 'betyg', rating, 'text', text,
      'skrivet den', created_at, 'syns från', visible_at, 'svar', answer, 'besvarat', answered_at,
      'borttaget', removed_at, 'anledning', case when author_id = ${me(id)} then removed_reason end) as row
      from reviews
     where author_id = ${me(id)} or subject_id = ${me(id)} and visible_at <= now() and removed_at is null
     order by created_at, reviews.id`,
  förnyelselänkar: (id: string) => sql`
    select json_build_object('annons', ad_id, 'skapad', created_at, 'använd', used_at) as row
      from ad_renewal_links where user_id = ${me(id)} order by created_at`,
  sökningar: (id: string) => sql`
    select json_build_object('namn', name, 'söktext', search, 'kategori', category, 'skick', condition, 'län', county,
      'ort', city, 'pris i kronor', price_range,
      'aviseras', case alert when 'instant' then 'direkt' when 'daily' then 'varje dag' else 'aldrig' end,
      'funna annonser', (select count(*) from saved_search_matches where search_id = id),
      'senast aviserad', last_alerted_at, 'sparad', created_at) as row
      from saved_searches where user_id = ${me(id)} order by created_at, id`,
  // Of whom a report is about, and what they had written, nothing: that is theirs.
  anmälningar: (id: string) => sql`
    select json_build_object('id', id, 'gäller', kind, 'sort', category, 'förklaring', explanation,
      'intygad', good_faith, 'läge', status, 'prioritet', priority, 'beslut', decision, 'besked', reporter_reason,
      'beslutad', decided_at, 'beslutad tillsammans med', decided_with, 'öppnad på nytt från', reopened_from,
      'gjord', created_at) as row
      from reports where reporter_id = ${me(id)} order by created_at, id`,
  // Who reported is told to nobody, nor what they wrote.
  'beslut om dig': (id: string) => sql`
    select json_build_object('anmälan', reports.id, 'gäller', kind, 'det anmälda', target_id, 'läge', status,
      'beslut', decision, 'regel', rule, 'anledning', person_reason, 'beslutat', decided_at,
      'så som det såg ut', (select content - 'messages' from report_snapshots where report_id = reports.id),
      'borttaget', (select kept from removed_content where report_id = reports.id),
      'borttaget den', (select removed_at from removed_content where report_id = reports.id)) as row
      from reports where owner_id = ${me(id)} order by created_at, id`,
  överklaganden: (id: string) => sql`
    select json_build_object('anmälan', report_id, 'som', case side when 'reporter' then 'anmälare' else 'berörd' end,
      'text', text, 'inskickat', created_at, 'utfall', outcome, 'anledning', reason, 'avgjort', decided_at) as row
      from appeals where appellant_id = ${me(id)} order by created_at, report_id`,
  kontakter: (id: string) => sql`
    select json_build_object('annons', ad_id, 'vad', kind, 'tid', created_at) as row
      from contact_reveals where user_id = ${me(id)} order by created_at, ad_id, kind`,
  samtal: (id: string) => sql`
    select json_build_object('id', threads.id, 'annons', about, 'finns annonsen', ad_id is not null, 'påbörjat', threads.created_at,
      'antal meddelanden', last_position, 'olästa', unread, 'framme till nummer', delivered_to, 'läst till nummer', read_to,
      'mejlad om till nummer', mailed_to,
      'senaste meddelande', last_at) as row
      from thread_people join threads on threads.id = thread_id
     where thread_people.user_id = ${me(id)} order by threads.created_at, threads.id`,
  // What was written to somebody is theirs too; by whom is not told.
  meddelanden: (id: string) => sql`
    select json_build_object('id', id, 'samtal', thread_id, 'nummer', position,
      'från', case when sender_id = ${me(id)} then 'dig' else 'den andra' end, 'ämne', subject, 'text', content,
      'antal bilder', (select count(*) from ad_pictures where message_id = messages.id),
      'från administratör', is_from_staff, 'läst', read, 'borttaget', removed_at, 'skickat', created_at) as row
      from messages where sender_id = ${me(id)} or recipient_id = ${me(id)} order by created_at, id`,
  blockeringar: (id: string) => sql`
    select json_build_object('blockerad', created_at) as row
      from person_blocks where user_id = ${me(id)} order by created_at`,
  // Titles and names are somebody else's, and are not kept here either.
  notiser: (id: string) => sql`
    select json_build_object('händelse', event, 'annons', ad_id, 'samtal', thread_id, 'affär', deal_id,
      'omdöme', review_id, 'sparad sökning', search_id, 'anmälan', report_id, 'siffror', data, 'gånger', times,
      'senast', happened_at, 'läst', read_at) as row
      from notifications where user_id = ${me(id)} order by happened_at, id`,
  notisinställningar: (id: string) => sql`
    select json_build_object('sort', kind, 'på sidan', site, 'mejl', mail, 'push', push, 'ändrad', updated_at) as row
      from notification_settings where user_id = ${me(id)} order by kind`,
  // The keys let whoever has them write to the browser.
  pushnotiser: (id: string) => sql`
    select json_build_object('tjänst', substring(endpoint from '^https?://[^/]+'), 'påslagen', created_at) as row
      from push_subscriptions where user_id = ${me(id)} order by created_at, id`,
  enheter: (id: string) => sql`
    select json_build_object('inloggad', created_at, 'senast aktiv', updated_at, 'gäller till', expires_at,
      'ip-adress', ip_address, 'webbläsare', user_agent) as row
      from sessions where user_id = ${me(id)} order by created_at, id`,
  inloggningssätt: (id: string) => sql`
    select json_build_object('sätt', case provider_id when 'credential' then 'lösenord' else provider_id end,
      'nummer där', case when provider_id <> 'credential' then account_id end,
      'tillagt', created_at, 'ändrat', updated_at) as row
      from accounts where user_id = ${me(id)} order by created_at, id`,
  tvåstegsinloggning: (id: string) => sql`
    select json_build_object('påbörjad', started_at, 'påslagen', confirmed_at,
      'återställningskoder kvar', (select count(*) from recovery_codes as code
         where code.user_id = two_step.user_id and used_at is null)) as row
      from two_step where user_id = ${me(id)}`,
  passnycklar: (id: string) => sql`
    select json_build_object('id', id, 'namn', name, 'gånger använd enligt enheten', counter, 'tillagd', created_at,
      'senast använd', last_used_at) as row
      from passkeys where user_id = ${me(id)} order by created_at, id`,
  säkerhetshändelser: (id: string) => sql`
    select json_build_object('händelse', event, 'tid', created_at, 'ip-adress', ip_address, 'webbläsare', user_agent,
      'sida', url, 'detaljer', details - 'recipient') as row
      from security_events where user_id = ${me(id)} order by created_at, id`,
  // A mail to a new address is sent only where nobody has it: whoever asks for one is not to learn that from their copy.
  mejl: (id: string) => sql`
    select json_build_object('sort', kind, 'till', recipient, 'ämne', subject, 'läge', status, 'försök', tries,
      'skrivet', created_at, 'skickat', sent_at) as row
      from mails cross join (select email from profiles where id = ${me(id)}) as person
     where (user_id = ${me(id)} or user_id is null and recipient = person.email)
       and (kind <> 'change-email' or recipient = person.email)
     order by created_at, id`,
  länkar: (id: string) => sql`
    select json_build_object('till för', purpose, 'skickad till', email, 'skapad', created_at, 'gäller till', expires_at,
      'använd', used_at) as row
      from mail_links where user_id = ${me(id)} and purpose <> 'change-email' order by created_at`,
  avstängning: (id: string) => sql`
    select json_build_object('anledning', blocked_reason,
      'till', case when isfinite(blocked_until) then blocked_until::text else 'tills vidare' end) as row
      from profiles where id = ${me(id)} and blocked_until is not null`,
  // Of what one has done to others as staff, only that one did it; who else did something is told by their role.
  händelselogg: (id: string) => sql`
    select json_build_object('tid', at, 'händelse', action, 'gjord av',
        case when actor_id = ${me(id)} then 'dig' else actor_role end,
      'gäller', target_type, 'id', case when is_mine or target_type in ('category', 'page') then target_id end,
      'före', case when is_mine then before end, 'efter', case when is_mine then after end,
      'ip-adress', case when actor_id = ${me(id)} then ip_address end,
      'webbläsare', case when actor_id = ${me(id)} then user_agent end) as row
      from (
        select act.*, act.target_type = 'user' and act.target_id = ${id}
            or act.target_type = 'ad' and exists (
              select from ads where ads.id::text = act.target_id and ads.user_id = ${me(id)})
            -- An ad that is gone since.
            or act.before ->> 'seller' = ${id} as is_mine
          from audit_log as act
         where actor_id = ${me(id)} or target_id = ${id}
            or target_id = any(array(select ads.id::text from ads where user_id = ${me(id)}))
            or action = 'ad.delete' and before ->> 'seller' = ${id}) as act
     order by at, act.id`,
  försök: (id: string) => sql`
    select json_build_object('vad', key, 'gånger', tries, 'glöms', ends_at) as row
      from limits
     where string_to_array(key, ' ') && array[${id}, (select email from profiles where id = ${me(id)})] order by key`,
  kopior: (id: string) => sql`
    select json_build_object('begärd', created_at, 'läge', status, 'storlek', bytes, 'finns till', expires_at) as row
      from personal_exports where user_id = ${me(id)} order by created_at, id`,
} as const;

export type Subject = keyof typeof questions;
export const subjects = Object.keys(questions) as Subject[];

/** Rows that are in memory at a time. */
const AT_A_TIME = 200;

/**
 * Everything about one subject, a few rows at a time.
 *
 * @param transaction one that sees the database as it was at one moment
 */
export async function* readSubject(
  transaction: Connection,
  subject: Subject,
  userId: string,
): AsyncGenerator<CopiedRow> {
  await sql`declare copied no scroll cursor for ${questions[subject](userId)}`.execute(transaction);
  for (;;) {
    const { rows } = await sql<{ row: CopiedRow }>`fetch ${sql.lit(AT_A_TIME)} from copied`.execute(
      transaction,
    );
    for (const { row } of rows) yield row;
    if (rows.length < AT_A_TIME) break;
  }
  await sql`close copied`.execute(transaction);
}

export interface OwnPicture {
  id: string;
  /** Null for a portrait, and for a picture of no ad. */
  ad: { id: string; title: string } | null;
  isPortrait: boolean;
  /** Was sent up for a message. */
  isPrivate: boolean;
  messageId: string | null;
  createdAt: Date;
}

/** All pictures of a person, those of one ad or message together and in their order. */
export async function listOwnPictures(transaction: Connection, userId: string): Promise<OwnPicture[]> {
  const rows = await transaction
    .selectFrom('ad_pictures')
    .leftJoin('ads', 'ads.id', 'ad_pictures.ad_id')
    .select([
      'ad_pictures.id',
      'ad_id',
      'ads.title',
      'is_portrait',
      'is_private',
      'message_id',
      'ad_pictures.created_at',
    ])
    .where('ad_pictures.user_id', '=', userId)
    .orderBy('ads.created_at')
    .orderBy('ad_id')
    .orderBy('message_id')
    .orderBy('position')
    .orderBy('ad_pictures.created_at')
    .execute();
  return rows.map((row) => ({
    id: row.id,
    ad: row.ad_id && row.title ? { id: row.ad_id, title: row.title } : null,
    isPortrait: row.is_portrait,
    isPrivate: row.is_private,
    messageId: row.message_id,
    createdAt: row.created_at,
  }));
}
