// The replies of the support chat until staff change them, and when they reset them.
import { paths } from '../../paths.ts';
import { answerTimes } from '../contact/rules.ts';
import type { ChatReplies } from './contract.ts';

export const defaultReplies: ChatReplies = {
  replies: [
    {
      keywords: ['rapportera', 'anmäl', 'bedrägeri', 'lurad', 'olämplig'],
      text: 'Tryck på Rapportera vid annonsen, inlägget eller meddelandet, så läser vi och svarar dig. Har du blivit lurad på pengar, gör också en polisanmälan.',
      linkLabel: 'Så handlar du tryggt',
      linkPath: '/faq#hur-handlar-jag-tryggt',
    },
    {
      keywords: ['lösenord', 'logga in', 'inlogg', 'loggar in'],
      text: 'Kontrollera e-postadressen och att Caps Lock är av. Har du glömt lösenordet väljer du ”Glömt lösenord?” där du loggar in, så får du en länk med e-post.',
      linkLabel: 'Mer om att logga in',
      linkPath: '/faq#jag-kan-inte-logga-in-vad-gor-jag',
    },
    {
      keywords: ['radera konto', 'ta bort konto', 'mitt konto', 'mina uppgifter', 'personuppgift', 'gdpr'],
      text: 'Under Min profil kan du ladda ner dina uppgifter och radera kontot. Hur vi använder uppgifterna står i integritetspolicyn.',
      linkLabel: 'Integritetspolicy',
      linkPath: paths.privacy,
    },
    {
      keywords: ['registrera', 'skapa konto', 'bli medlem', 'konto'],
      text: 'Tryck på Logga in högst upp och välj Registrera. Det är gratis.',
      linkLabel: 'Måste jag ha ett konto?',
      linkPath: '/faq#maste-jag-ha-ett-konto',
    },
    {
      keywords: ['bild', 'foto', 'ladda upp'],
      text: 'Bilder kan vara JPEG, PNG, WebP, AVIF eller HEIC. Du måste vara inloggad för att ladda upp dem.',
      linkLabel: 'Mer om bilder',
      linkPath: '/faq#vilka-bilder-kan-jag-ladda-upp',
    },
    {
      keywords: ['köpa', 'betala', 'betalning', 'swish', 'frakt', 'tryggt'],
      text: 'Köpare och säljare kommer själva överens om pris, betalning och leverans. Titta på varan innan du betalar.',
      linkLabel: 'Så handlar du tryggt',
      linkPath: '/faq#hur-handlar-jag-tryggt',
    },
    {
      keywords: ['meddelande', 'chatt', 'kontakta säljare'],
      text: 'Öppna annonsen och tryck på Skicka meddelande. Dina samtal finns i inkorgen.',
      linkLabel: 'Till inkorgen',
      linkPath: paths.messages,
    },
    {
      keywords: ['annons', 'sälja', 'säljer'],
      text: 'Tryck på Skapa annons. Den visas när en moderator har läst och godkänt den, och du ser läget på din profil.',
      linkLabel: 'Skapa annons',
      linkPath: paths.createAd,
    },
    {
      keywords: ['forum', 'inlägg', 'kommentar'],
      text: 'Alla kan läsa forumet. Logga in för att skriva inlägg och kommentera.',
      linkLabel: 'Till forumet',
      linkPath: paths.forum,
    },
    {
      keywords: ['turnering', 'cup', 'läger', 'camp'],
      text: 'Under Turneringar finns cuper och läger. Saknas er, så tipsa oss där.',
      linkLabel: 'Till turneringarna',
      linkPath: paths.tournaments,
    },
    {
      keywords: ['förening', 'klubb'],
      text: 'Under Föreningar hittar du föreningar, deras kontaktuppgifter och tider för öppen hall.',
      linkLabel: 'Till föreningarna',
      linkPath: paths.associations,
    },
    {
      keywords: ['nyhet', 'resultat', 'tabell', 'match'],
      text: 'Nyheter och matchresultat finns samlade på en sida.',
      linkLabel: 'Till nyheter och resultat',
      linkPath: paths.news,
    },
    {
      keywords: ['långsam', 'laddar', 'hänger sig', 'fungerar inte', 'funkar inte', 'problem'],
      text: 'Ladda om sidan, kontrollera uppkopplingen och uppdatera webbläsaren. Hjälper det inte, beskriv i formuläret vad du gjorde och vad som hände.',
      linkLabel: 'Skriv till supporten',
      linkPath: `${paths.support}#skriv`,
    },
    {
      keywords: ['kontakt', 'telefon', 'människa', 'mejla', 'e-post'],
      text: `Skriv till oss i formuläret här på sidan. Du kan skicka med det vi har skrivit här. Vi svarar inom ${answerTimes.support}.`,
      linkLabel: 'Skriv till supporten',
      linkPath: `${paths.support}#skriv`,
    },
    {
      keywords: ['tack'],
      text: 'Varsågod! Undrar du över något mer är det bara att skriva.',
      linkLabel: '',
      linkPath: '',
    },
    {
      keywords: ['hej', 'hallå', 'tjena'],
      text: 'Hej! Vad kan jag hjälpa dig med? Fråga till exempel om inloggning, annonser eller bilder.',
      linkLabel: '',
      linkPath: '',
    },
  ],
  defaultReply: {
    text: `Det har jag inget svar på. Titta bland de vanliga frågorna, eller skicka det vi har skrivit till supporten, så svarar en människa inom ${answerTimes.support}.`,
    linkLabel: 'Vanliga frågor',
    linkPath: paths.faq,
  },
};
