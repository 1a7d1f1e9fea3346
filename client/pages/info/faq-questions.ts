// Frequently asked questions and their answers, by category. Source: spec 1 §2 Static pages.
import { MAX_PICTURE_MEGABYTES } from '#shared/features/pictures/rules.ts';

export interface QuestionCategory {
  category: string;
  entries: ReadonlyArray<{ question: string; answer: string }>;
}

export const questions: ReadonlyArray<QuestionCategory> = [
  {
    category: 'Allmänt',
    entries: [
      {
        question: 'Vad är Baskettorget?',
        answer:
          'En svensk mötesplats för alla som lever med basket: spelare, tränare, föräldrar, domare och publik. Här köper och säljer du begagnat, och här samlas forum, föreningar, turneringar och nyheter allt eftersom de öppnar.',
      },
      {
        question: 'Kostar det något?',
        answer: 'Nej. Det kostar ingenting att ha ett konto, att annonsera eller att köpa av andra här.',
      },
      {
        question: 'Måste jag ha ett konto?',
        answer:
          'Inte för att titta. Du behöver ett konto för att skapa annonser, skriva till andra, spara favoriter och se en säljares telefon och e-post.',
      },
      {
        question: 'Hur gammal måste jag vara?',
        answer:
          'Du ska ha fyllt 13 år för att skapa ett konto. Ibland är åldern högre: den står vid knappen när du skapar kontot.',
      },
    ],
  },
  {
    category: 'Marknadsplatsen',
    entries: [
      {
        question: 'Hur skapar jag en annons?',
        answer:
          'Tryck på Skapa annons, skriv en rubrik, välj kategori och lägg till upp till fem bilder. Utkastet sparas i din webbläsare medan du skriver, så du kan ta en paus.',
      },
      {
        question: 'När syns min annons?',
        answer:
          'När en moderator har läst och godkänt den. Tills dess står den som Väntar. Ändrar du texten senare läses den igen.',
      },
      {
        question: 'Hur länge visas min annons?',
        answer:
          'Du ser på din profil till vilken dag den visas. Tre dagar innan får du ett mejl med en länk som förnyar annonsen med ett tryck. En annons som har gått ut kan du förnya när du vill.',
      },
      {
        question: 'Hur kontaktar jag en säljare?',
        answer:
          'Tryck på Skicka meddelande i annonsen. Samtalet hittar du sedan under Meddelanden på din profil. Vill du inte höra av någon mer kan du blockera personen där.',
      },
      {
        question: 'Hur fungerar omdömen?',
        answer:
          'När en annons är såld till någon som har skrivit till säljaren här kan ni ge varandra ett omdöme var i 30 dagar. Det visas när båda har skrivit, eller när tiden är ute. Omdömet går inte att ändra, men den det gäller kan svara en gång.',
      },
      {
        question: 'Vilka bilder kan jag ladda upp?',
        answer: `JPEG, PNG, WebP, AVIF och HEIC på högst ${MAX_PICTURE_MEGABYTES} MB styck. Bilder från mobilen vänds rätt, och uppgiften om var de togs tas bort.`,
      },
      {
        question: 'Hur handlar jag tryggt?',
        answer:
          'Träffas där det finns folk, titta på varan innan du betalar och var på din vakt mot den som vill ha förskott eller vill byta till en annan plats för samtalet. Verkar något för bra för att vara sant är det oftast det.',
      },
    ],
  },
  {
    category: 'Forum',
    entries: [
      {
        question: 'Vad kan jag prata om i forumet?',
        answer:
          'Allt som rör basket: träning, taktik, matcher, utrustning och frågor från den som är ny. Forumet visar själv om det är öppet just nu.',
      },
      {
        question: 'Vilka regler gäller?',
        answer: 'Samma som på planen: hårt spel, god ton. Hat, hot och personangrepp tas bort.',
      },
    ],
  },
  {
    category: 'Föreningar och turneringar',
    entries: [
      {
        question: 'Hur hittar jag en förening?',
        answer:
          'Under Föreningar samlas klubbar med ort, kontakt och tider för öppen hall, i den takt de läggs till.',
      },
      {
        question: 'Hur får vi med vår cup eller vårt läger?',
        answer:
          'Skriv till oss med namn, datum, ort och en länk, så hör vi av oss. Adressen finns på kontaktsidan.',
      },
    ],
  },
  {
    category: 'Teknisk support',
    entries: [
      {
        question: 'Jag kan inte logga in. Vad gör jag?',
        answer:
          'Kontrollera att e-postadressen är den du registrerade dig med och att Caps Lock är av. Prova att visa lösenordet med ögat i fältet. Har du glömt det väljer du ”Glömt lösenord?” där du loggar in, så får du en länk med e-post. Går det ändå inte, skriv till oss från den adressen.',
      },
      {
        question: 'Varför godkänns inte mitt lösenord?',
        answer:
          'Det ska ha minst åtta tecken med stor bokstav, liten bokstav och siffra, och får inte vara ett vanligt lösenord eller ha samma tecken tre gånger i rad. Mätaren visar vad som saknas.',
      },
      {
        question: 'Vilka webbläsare fungerar?',
        answer:
          'De senaste versionerna av Chrome, Edge, Firefox och Safari, på dator, surfplatta och mobil. Sidorna går att läsa även utan JavaScript.',
      },
    ],
  },
];

/** The place of a question on its page: the question in the letters of addresses. */
export function questionId(question: string): string {
  return question
    .toLowerCase()
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '');
}

/** The questions whose text or answer contains every word. */
export function findQuestions(all: readonly QuestionCategory[], search: string): QuestionCategory[] {
  const words = search.normalize('NFC').toLowerCase().split(/\s+/).filter(Boolean);
  const isFound = ({ question, answer }: QuestionCategory['entries'][number]) => {
    const text = `${question} ${answer}`.toLowerCase();
    return words.every((word) => text.includes(word));
  };
  return all.flatMap(({ category, entries }) => {
    const found = entries.filter(isFound);
    return found.length > 0 ? [{ category, entries: found }] : [];
  });
}
