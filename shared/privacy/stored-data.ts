// What is stored about people on the server, for the privacy policy: each sentence with the tables that it is about. A test
// fails for a table or column that no sentence names.
import { EXPORT_HOURS } from '../features/personal-data/rules.ts';
import { REVIEW_DAYS } from '../features/deals/rules.ts';
import { NOTIFICATION_DAYS } from './retention-times.ts';

export interface StoredData {
  text: string;
  /** Tables of the database; empty if nothing is stored, or nothing about people. */
  tables: readonly string[];
}

export const STORED_DATA: readonly StoredData[] = [
  {
    text: 'Ditt konto: namn, e-postadress och lösenord, när du skapade det och senast var här, och om vi har stängt av det. Lösenordet sparas bara som ett kondensat som inte går att räkna baklänges, så ingen hos oss kan läsa det. Den som är administratör har en roll.',
    tables: ['profiles', 'accounts'],
  },
  {
    text: 'Det du skrev när du registrerade dig, tills adressen är bekräftad, och länkar som vi har mejlat, som kondensat.',
    tables: ['pending_registrations', 'mail_links'],
  },
  {
    text: 'Loggar du in med Google: ditt namn och din e-postadress därifrån, och Googles nummer på dig. Vi får inte se ditt lösenord där och hämtar inget annat. Google får veta att du loggar in här.',
    tables: ['accounts'],
  },
  {
    text: 'Har du slagit på tvåstegsinloggning: nyckeln till din app, krypterad, och dina återställningskoder som kondensat. Har du passnycklar: deras öppna nycklar. Fingeravtryck och ansikte lämnar aldrig din enhet.',
    tables: ['two_step', 'second_steps', 'recovery_codes', 'passkeys', 'passkey_challenges'],
  },
  {
    text: 'Det du själv skriver i din profil, till exempel telefonnummer, ort, presentation, bild och din förening.',
    tables: ['profiles'],
  },
  {
    text: 'Kontaktuppgifter till föreningar, som administratörerna lägger in: kontaktperson, telefon och e-post. Telefon och e-post visas bara för inloggade. På föreningens sida kan man be oss rätta eller ta bort dem.',
    tables: [],
  },
  {
    text: 'Säljer du som företag: företagets namn, organisationsnummer, adress och e-post. De visas för alla på dina annonser och din profil, tills du ändrar till privatperson.',
    tables: ['seller_businesses'],
  },
  {
    text: 'Ditt födelseår, när du vill annonsera eller skriva till andra. Det visas aldrig för andra.',
    tables: ['profiles'],
  },
  {
    text: 'Vilka säljares kontaktuppgifter du har tittat på, för att ingen ska kunna samla in dem. Är du under 18 sparas det inte.',
    tables: ['contact_reveals'],
  },
  {
    text: 'Dina annonser med text, pris, märke, storlek, leverans, postnummer, ort och bilder, också de du nyss har tagit bort, och de annonser du sparat som favoriter.',
    tables: ['ads', 'ad_pictures', 'ad_renewal_links', 'removed_ads', 'favorites'],
  },
  {
    text: 'De sökningar du har sparat, och vilka nya annonser vi har hittat åt dig.',
    tables: ['saved_searches', 'saved_search_matches'],
  },
  {
    text: `Vad du har reserverat, sålt och köpt av andra här, och de omdömen ni har gett varandra. Alla kan läsa ett omdöme när ni båda har skrivit, eller ${REVIEW_DAYS} dagar efter affären. Vad affären gällde ser bara ni två.`,
    tables: ['deals', 'reviews'],
  },
  {
    text: 'Meddelanden som du skriver och får, med bilder, när de skickades och om de är lästa, och vilka du har blockerat. I samtalet sparas också vad som händer med annonsen: att den godkänns, får lägre pris, reserveras eller säljs. Att du håller på att skriva visas för den andra men sparas inte.',
    tables: ['messages', 'threads', 'thread_people', 'thread_events', 'person_blocks'],
  },
  {
    text: 'Det du skriver till oss på sidorna Kontakt och Support, med bilder, när du föreslår en turnering och när du svarar på våra mejl, med namn, e-postadress och våra svar. Rapporterar du ett problem också sidan du var på och vilken webbläsare du använder.',
    tables: ['contact_messages', 'contact_replies'],
  },
  {
    text: 'Det du skriver i forumet med bilder, tidigare lydelser när du ändrar det (de läses bara av oss), vad du gillar där, vilka trådar du följer eller har tystat, och hur långt du har läst. Ett utkast ligger bara i din webbläsare, tills du har skickat det.',
    tables: [
      'forum_posts',
      'forum_comments',
      'forum_states',
      'forum_versions',
      'forum_likes',
      'forum_follows',
      'forum_reads',
    ],
  },
  {
    text: 'Vilka lag och ligor du följer eller har tystat, och vilka turneringar du vill bli påmind om; det ser bara du. Räknar du poängen i en match: vad du har räknat och när. Redaktionen och andra som räknar samma match ser ditt namn vid det.',
    tables: ['team_follows', 'league_follows', 'tournament_reminders', 'result_scorers', 'result_events'],
  },
  {
    text: `Vad vi har berättat för dig i dina notiser, i ${NOTIFICATION_DAYS} dagar, och hur du vill få dem. Har du slagit på push: den adress och de nycklar som din webbläsare har gett oss, tills du stänger av det eller loggar ut där. Det vi skickar är krypterat, så webbläsarens pushtjänst kan inte läsa det.`,
    tables: ['notifications', 'notification_settings', 'push_subscriptions', 'live_events', 'live_positions'],
  },
  {
    text: 'Vilka mejl vi har skickat till dig, utan texten när de är skickade. Prenumererar du på nyhetsbrevet: din adress, när du sa ja och till vilken text.',
    tables: ['mails', 'newsletter_subscribers', 'newsletter_deliveries'],
  },
  {
    text: 'Det du rapporterar, och det som rapporteras om dig, som det såg ut då, våra beslut med regel och anledning, och dina överklaganden. Rapporterar du utan konto: ditt namn och din e-postadress, så att vi kan svara.',
    tables: ['reports', 'report_snapshots', 'removed_content', 'appeals', 'undoable_decisions'],
  },
  {
    text: 'Vad besökare söker efter på marknadsplatsen, även utan att hitta något, men inte vem som söker. För att veta hur många som söker efter samma sak räknar vi om IP-adressen till ett kondensat, som är nytt för varje dag och varje text och inte går att räkna baklänges. Texter som ser ut som nummer, adresser eller namn sparas inte.',
    tables: [],
  },
  {
    text: 'Om du trycker på Nära mig räknar din webbläsare själv ut vilken ort som ligger närmast. Var du är skickas aldrig hit, bara orten. Namnet på en ort som du söker kan vi slå upp i en karttjänst, utan att den får veta vem som söker.',
    tables: [],
  },
  {
    text: 'Hur många som är online. För inloggade räknas öppna anslutningar. För besökare finns IP-adress och webbläsare i serverns arbetsminne i fem minuter efter senaste sidan, och sparas inte. Ditt namn visas bara om du själv har valt det på din profil, bara för inloggade, och aldrig om du är under 18 år. Vilka som har valt det och är här sparas i högst någon minut.',
    tables: [],
  },
  {
    text: 'Hur många gånger webbplatsens sidor har visats, och hur många besökare den har, per dag och timme: antal visningar per sida, den webbplats besökarna kom från (bara dess namn) och hur många som använde mobil, surfplatta eller dator. För att räkna en besökare en gång räknar vi om IP-adress och webbläsare, som finns i serverns arbetsminne i högst fem minuter, till ett kondensat, som är nytt för varje dag och varje sida och inte går att räkna baklänges. Ingen kaka används för att räkna, och ingen adress sparas. Är du inloggad läser vi det för att inte räkna dina besök hos dina egna annonser och inlägg, men sparar det inte. Säljaren ser bara antalet för sin annons, och antalet för en nyhet eller en tråd ser alla.',
    tables: [],
  },
  {
    text: 'Dina inloggningar: tidpunkt, IP-adress och vilken webbläsare du använder, så att vi kan stoppa intrång, och hur många försök som nyss har gjorts från en adress.',
    tables: ['sessions', 'security_events', 'limits'],
  },
  {
    text: `Att du har bett om en kopia av dina uppgifter eller om att kontot raderas, och kopian i ${EXPORT_HOURS} timmar.`,
    tables: ['personal_exports', 'erasures', 'erasure_hidden_ads'],
  },
  {
    text: 'Arbetar du med webbplatsen: vad du har ändrat, granskat, beslutat och publicerat, och vilka listor med personuppgifter du har läst.',
    tables: [
      'audit_log',
      'news',
      'newsletter_issues',
      'basketball_results',
      'tournaments',
      'setting_changes',
      'static_page_changes',
      'support_chat_versions',
    ],
  },
];
