// How long data on the server is stored, and the jobs that delete it. A test compares the list with the jobs.
import { CONTACT_RETENTION_MONTHS } from '../features/contact/rules.ts';
import { DAYS_TO_CONFIRM } from '../features/newsletter/rules.ts';
import { ERASURE_DELAY_DAYS, EXPORT_HOURS } from '../features/personal-data/rules.ts';
import { MONTHS_TO_APPEAL } from '../features/reports/rules.ts';
import { EVENT_RETENTION_DAYS } from '../live-timing.ts';
import { spellNumber } from '../spell-number.ts';
import {
  GEOCODER_DAYS,
  MAIL_DAYS,
  NEWSLETTER_DELIVERY_DAYS,
  NOTIFICATION_DAYS,
  SEARCH_DAYS,
  SECURITY_EVENT_DAYS,
  UNATTACHED_PICTURE_DAYS,
} from './retention-times.ts';
import { MAX_SESSION_DAYS, SESSION_DAYS } from '../features/accounts/sessions/session-lifetime.ts';

export interface Retention {
  text: string;
  /** Jobs that delete it; none for what is stored until its owner deletes it. */
  jobs: readonly string[];
}

export const RETENTIONS: readonly Retention[] = [
  {
    text: `Kontot, profilen, annonserna och meddelandena finns tills du raderar dem. Raderar du kontot har du ${ERASURE_DELAY_DAYS} dagar på dig att ångra dig; sedan tar vi bort allt som pekar ut dig.`,
    jobs: ['erase-people'],
  },
  {
    text: 'Kvar blir det moderatorer har gjort, till exempel att en annons har godkänts eller enligt vilken regel någon stängts av, med nummer i stället för namn. Är du själv moderator sparas IP-adress och webbläsare för det du har gjort i den rollen.',
    jobs: [],
  },
  {
    text: 'Det du har skrivit till andra finns kvar hos dem, utan ditt namn, tills också de har raderat sitt konto.',
    jobs: [],
  },
  {
    text: `Det vi har tagit bort efter en anmälan sparas, utan att någon ser det, tills tiden för att överklaga är ute: ${spellNumber(MONTHS_TO_APPEAL)} månader. Några dagar senare raderas det för gott, liksom det anmälda som det såg ut och uppgifter om den som anmälde utan konto. Beslutet finns kvar. Raderar du kontot försvinner det du skrev genast.`,
    jobs: ['delete-old-reports'],
  },
  {
    text: 'Det du har skrivit i forumet och som alla har kunnat läsa finns kvar när du raderar kontot, men utan ditt namn, dina bilder och tidigare lydelser, om du inte väljer att radera det också. Den som svarat har kvar sitt svar. Det som inte var godkänt raderas.',
    jobs: [],
  },
  {
    text: 'En annons, ett inlägg eller en kommentar som du själv tar bort raderas inom några minuter, när det inte längre går att ångra. Detsamma gäller artiklar, matcher, föreningar, turneringar och läger som redaktionen tar bort, inom ett dygn.',
    jobs: [
      'purge-deleted-ads',
      'purge-deleted-in-forum',
      'purge-deleted-news',
      'purge-deleted-results',
      'purge-deleted-associations',
      'purge-deleted-tournaments',
    ],
  },
  { text: 'Varför en annons har avvisats sparas med annonsen, och raderas med den.', jobs: [] },
  {
    text: `Bilder som aldrig blev en del av en annons eller ett meddelande raderas efter ${UNATTACHED_PICTURE_DAYS} dagar.`,
    jobs: ['sweep-pictures'],
  },
  {
    text: `En inloggning upphör efter ${SESSION_DAYS} dagar utan besök, och senast efter ${MAX_SESSION_DAYS} dagar. Länkar i mejl, påbörjade registreringar och räknade försök raderas när de inte gäller längre.`,
    jobs: ['delete-expired-records'],
  },
  {
    text: `Händelser som rör säkerheten, med IP-adress och webbläsare, finns i ${SECURITY_EVENT_DAYS} dagar, eller tills du raderar kontot.`,
    jobs: ['delete-old-security-events'],
  },
  {
    text: `Det du har skrivit till oss raderas ${spellNumber(CONTACT_RETENTION_MONTHS)} månader efter att vi har hanterat det, och genast när du raderar kontot.`,
    jobs: ['delete-old-contact-messages'],
  },
  {
    text: `Notiser finns i ${NOTIFICATION_DAYS} dagar.`,
    jobs: ['delete-old-notifications'],
  },
  {
    text: `Mejl som vi har skickat till dig finns i ${MAIL_DAYS} dagar, efter sändningen bara med ämne och adress.`,
    jobs: ['delete-old-mails'],
  },
  {
    text: `Prenumererar du på nyhetsbrevet har vi din e-postadress, texten du samtyckte till och när, tills du säger upp det. En adress som ingen har bekräftat raderas efter ${DAYS_TO_CONFIRM} dagar. Vilket brev du har fått finns i ${NEWSLETTER_DELIVERY_DAYS} dagar. Vi mäter inte om du öppnar brevet eller trycker på länkarna i det.`,
    jobs: ['delete-unconfirmed-subscribers'],
  },
  {
    text: `Vad besökare har sökt efter finns i ${SEARCH_DAYS} dagar. Bara det som minst fem har sökt efter samma dag visas: som förslag för andra, eller för oss om sökningen inte hittade något.`,
    jobs: ['count-search-visits'],
  },
  {
    text: `Kondensaten som räknar visningar och besökare, och det som de räknades fram med, tas bort när dygnet är slut. Antalen finns kvar.`,
    jobs: ['delete-page-visitors'],
  },
  {
    text: `Namn på orter som vi har slagit upp finns i ${GEOCODER_DAYS} dagar, utan uppgift om vem som sökte.`,
    jobs: ['purge-geocoder-answers'],
  },
  {
    text: `En fil med dina uppgifter finns att hämta i ${EXPORT_HOURS} timmar.`,
    jobs: ['sweep-exports'],
  },
  {
    text: `Det som visar ändringar direkt i öppna flikar, till exempel att ett meddelande har kommit, finns i ${EVENT_RETENTION_DAYS} dagar.`,
    jobs: ['delete-old-live-events'],
  },
  {
    text: 'Säkerhetskopior och driftloggar skrivs över efter hand. Återställs en kopia som är äldre än din radering raderas du igen; för det sparas ditt kontos nummer och tiden, inget annat.',
    jobs: [],
  },
];
