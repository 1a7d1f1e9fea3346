// The replies of the support chat until staff change them, and when they reset them.
import { paths } from '../../paths.ts';
import { answerTimes } from '../contact/rules.ts';
import { LOWEST_MINIMUM_AGE } from '../site-settings/rules.ts';
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
      keywords: [
        'stämmer inte',
        'är fel',
        'rättar',
        'rätta uppgift',
        'fel telefon',
        'fel adress',
        'fel tid',
        'fel resultat',
        'felaktig',
      ],
      text: 'Är det en förening som är fel, öppna dess sida och välj Rätta eller ta bort uppgifter. Är det något annat, välj Rapportera ett problem längst ned på sidan där felet är.',
      linkLabel: 'Till föreningarna',
      linkPath: paths.associations,
    },
    {
      keywords: ['lösen', 'logga in', 'inlogg', 'loggar in'],
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
      keywords: ['hur gammal', 'åldersgräns', 'målsman'],
      text: `Du ska ha fyllt ${LOWEST_MINIMUM_AGE} år för att skapa ett konto. Ibland är åldern högre: den står vid knappen när du skapar kontot. Alla kan titta runt utan konto.`,
      linkLabel: 'Hur gammal måste jag vara?',
      linkPath: '/faq#hur-gammal-maste-jag-vara',
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
      keywords: ['lämna tillbaka', 'returner', 'ångerrätt', 'ångra köp', 'ångra mitt köp', 'reklamera'],
      text: 'Köper du av en privatperson har du ingen ångerrätt, om ni inte har kommit överens om det. Skriv till säljaren i inkorgen. Av ett företag köper du enligt konsumentlagarna.',
      linkLabel: 'Till inkorgen',
      linkPath: paths.messages,
    },
    {
      keywords: ['omdöme', 'betyg'],
      text: 'När en annons är såld till någon som har skrivit till säljaren här kan ni ge varandra ett omdöme. Det visas när båda har skrivit, eller när tiden är ute.',
      linkLabel: 'Så fungerar omdömen',
      linkPath: '/faq#hur-fungerar-omdomen',
    },
    {
      keywords: ['blockera', 'trakasser'],
      text: 'Öppna samtalet i inkorgen och välj Blockera, så kan ni inte skriva till varandra. Hot och trakasserier rapporterar du i samma meny.',
      linkLabel: 'Till inkorgen',
      linkPath: paths.messages,
    },
    {
      keywords: ['sökning', 'bevaka'],
      text: 'Sök på marknadsplatsen och tryck på Spara sökning, så säger vi till när något dyker upp.',
      linkLabel: 'Till marknadsplatsen',
      linkPath: paths.marketplace,
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
      keywords: ['kostar', 'gratis', 'avgift'],
      text: 'Det kostar ingenting att ha ett konto, att annonsera eller att köpa av andra här.',
      linkLabel: 'Kostar det något?',
      linkPath: '/faq#kostar-det-nagot',
    },
    {
      keywords: [
        'bort annons',
        'bort min annons',
        'bort en annons',
        'ändra annons',
        'ändra min annons',
        'ändra en annons',
        'mina annonser',
      ],
      text: 'På din profil står dina annonser. Där kan du ändra dem, dölja dem, markera dem som sålda eller ta bort dem.',
      linkLabel: 'Till dina annonser',
      linkPath: paths.profile,
    },
    {
      keywords: ['annons', 'sälja', 'säljer'],
      text: 'Tryck på Skapa annons. Den visas när en moderator har läst och godkänt den, och du ser läget på din profil.',
      linkLabel: 'Skapa annons',
      linkPath: paths.createAd,
    },
    {
      keywords: [
        'bort inlägg',
        'bort mitt inlägg',
        'ändra mitt inlägg',
        'bort min kommentar',
        'ändra min kommentar',
      ],
      text: 'Tryck på de tre punkterna under din text och välj Redigera eller Ta bort.',
      linkLabel: 'Till forumet',
      linkPath: paths.forum,
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
      keywords: ['förening', 'klubb', 'öppen hall', 'öppna hallar'],
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
      keywords: ['bekräftelse', 'inget mejl', 'skräppost'],
      text: 'Titta i skräpposten och kontrollera att adressen är rätt. Kommer det ändå inget mejl, skriv till oss i formuläret här på sidan.',
      linkLabel: 'Skriv till supporten',
      linkPath: `${paths.support}#skriv`,
    },
    {
      keywords: ['notis', 'mejl'],
      text: 'Tryck på klockan och välj Inställningar. Där väljer du för varje sorts notis om du vill ha den på sidan, med e-post eller inte alls.',
      linkLabel: 'Mer om mejl och notiser',
      linkPath: '/faq#hur-valjer-jag-vilka-mejl-och-notiser-jag-far',
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
