// The site's own answers to the frequently asked questions, and finding questions. Source: spec 1 §2 Static pages.
import { MIN_PASSWORD_LENGTH } from '#shared/features/accounts/password/limits.ts';
import { EXPIRY_WARNING_DAYS } from '#shared/features/ads/lifetime.ts';
import { REVIEW_DAYS } from '#shared/features/deals/rules.ts';
import { MAX_PICTURE_MEGABYTES } from '#shared/features/pictures/rules.ts';
import { LOWEST_MINIMUM_AGE } from '#shared/features/site-settings/rules.ts';
import type { FaqQuestion } from '#shared/features/static-pages/faq.ts';
import { fold } from '#shared/search/tokens.ts';
import { spellNumber } from '#shared/spell-number.ts';

export const answers: Readonly<Record<FaqQuestion, string>> = {
  'Vad är Baskettorget?':
    'En svensk mötesplats för alla som lever med basket: spelare, tränare, föräldrar, domare och publik. Här köper och säljer du begagnat, pratar basket i forumet, läser nyheter och resultat och hittar föreningar, öppna hallar, cuper och läger.',
  'Kostar det något?':
    'Nej. Det kostar ingenting att ha ett konto, att annonsera eller att köpa av andra här.',
  'Måste jag ha ett konto?':
    'Inte för att titta. Du behöver ett konto för att skapa annonser, skriva till andra, spara favoriter och se en säljares telefon och e-post.',
  'Hur gammal måste jag vara?': `Du ska ha fyllt ${LOWEST_MINIMUM_AGE} år för att skapa ett konto. Ibland är åldern högre: den står vid knappen när du skapar kontot. Alla kan titta runt utan konto.`,
  'Hur väljer jag vilka mejl och notiser jag får?':
    'Tryck på klockan och välj Inställningar. Där väljer du för varje sorts notis om du vill ha den på sidan, med e-post eller inte alls.',
  'Hur raderar jag mitt konto?':
    'Under Dina uppgifter på din profil kan du först ladda ner allt du har lagt in, och sedan radera kontot. Du väljer vad som ska hända med det du har skrivit i forumet.',
  'Hur skapar jag en annons?':
    'Tryck på Skapa annons, skriv en rubrik, välj kategori och lägg till bilder. Utkastet sparas i din webbläsare medan du skriver, så du kan ta en paus.',
  'När syns min annons?':
    'När en moderator har läst och godkänt den. Tills dess står den som Väntar. Ändrar du texten senare läses den igen.',
  'Hur länge visas min annons?': `Du ser på din profil till vilken dag den visas. När ${spellNumber(EXPIRY_WARNING_DAYS)} dagar är kvar får du ett mejl med en länk som förnyar annonsen med ett tryck. En annons som har gått ut kan du förnya när du vill.`,
  'Hur kontaktar jag en säljare?':
    'Tryck på Skicka meddelande i annonsen. Samtalet hittar du sedan i inkorgen. Vill du inte höra av någon mer kan du blockera personen där.',
  'Hur fungerar omdömen?': `När en annons är såld till någon som har skrivit till säljaren här kan ni ge varandra ett omdöme var i ${REVIEW_DAYS} dagar. Det visas när båda har skrivit, eller när tiden är ute. Omdömet går inte att ändra, men den det gäller kan svara en gång.`,
  'Hur betalar jag?':
    'Köpare och säljare kommer själva överens, till exempel om Swish eller kontanter när ni ses. Baskettorget tar inte emot några betalningar och tar ingen avgift.',
  'Vilka bilder kan jag ladda upp?': `JPEG, PNG, WebP, AVIF och HEIC på högst ${MAX_PICTURE_MEGABYTES} MB styck. Bilder från mobilen vänds rätt, och uppgiften om var de togs tas bort.`,
  'Hur handlar jag tryggt?':
    'Träffas där det finns folk, titta på varan innan du betalar och var på din vakt mot den som vill ha förskott eller vill byta till en annan plats för samtalet. Verkar något för bra för att vara sant är det oftast det.',
  'Vad kan jag prata om i forumet?':
    'Allt som rör basket: träning, taktik, matcher, utrustning och frågor från den som är ny. Alla kan läsa; den som är inloggad kan skriva, svara och följa trådar.',
  'Vilka regler gäller?':
    'Samma som på planen: hårt spel, god ton. Hat, hot och personangrepp tas bort. Ser du något sådant, tryck på Rapportera.',
  'Hur hittar jag en förening?':
    'Under Föreningar söker du på namn, ort eller distrikt och ser föreningarna i en lista eller på en karta, med kontakt och tider för öppen hall. Spela nu visar hallarna som är öppna just nu, eller en tid du väljer.',
  'Hur får vi med vår cup eller vårt läger?':
    'Välj Föreslå en turnering under Turneringar och fyll i namn, datum och ort. Du behöver inget konto. Vi läser förslaget och hör av oss när det är publicerat.',
  'Jag kan inte logga in. Vad gör jag?':
    'Kontrollera att e-postadressen är den du registrerade dig med och att Caps Lock är av. Prova att visa lösenordet med ögat i fältet. Har du glömt det väljer du ”Glömt lösenord?” där du loggar in, så får du en länk med e-post. Går det ändå inte, skriv till oss från den adressen.',
  'Varför godkänns inte mitt lösenord?': `Det ska ha minst ${spellNumber(MIN_PASSWORD_LENGTH)} tecken med stor bokstav, liten bokstav och siffra, och får inte vara ett vanligt lösenord eller ha samma tecken tre gånger i rad. Mätaren visar vad som saknas.`,
  'Vilka webbläsare fungerar?':
    'De senaste versionerna av Chrome, Edge, Firefox och Safari, på dator, surfplatta och mobil. Sidorna går att läsa även utan JavaScript.',
};

export interface AnsweredQuestion {
  question: string;
  /** The text of the answer, without markup. */
  answer: string;
}

/** The questions whose text or answer contains every word; a word is also found without the marks of its letters. */
export function findQuestions<Question extends AnsweredQuestion>(
  questions: readonly Question[],
  search: string,
): Question[] {
  const words = comparable(search).split(/\s+/).filter(Boolean);
  return questions.filter(({ question, answer }) => {
    const text = comparable(`${question} ${answer}`);
    return words.every((word) => text.includes(word));
  });
}

function comparable(text: string): string {
  return fold(text.normalize('NFC').toLowerCase());
}
