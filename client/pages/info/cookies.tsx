// The cookie policy: everything stored in the browser, from the table of stored items. Source: spec 1 §2 Static pages.
import { createLazyRoute } from '@tanstack/react-router';
import { Article, type ArticlePart } from './article.tsx';
import { ConsentChoice } from './consent-choice.tsx';
import { ContactLink } from './contact-link.tsx';
import { StoredItems } from './generated-lists.tsx';

export const Route = createLazyRoute('/cookies')({ component: CookiesPage });

function CookiesPage() {
  return (
    <Article
      title="Cookies"
      lead="Vi sparar bara det som behövs för att sidan ska fungera. Ingen följer dig härifrån till andra webbplatser."
      changed="23 november 2026"
      parts={parts}
    />
  );
}

const parts: ArticlePart[] = [
  {
    heading: 'Vad en cookie är',
    body: (
      <p>
        En cookie är en liten text som en webbplats sparar i din webbläsare. Webbläsaren har också ett eget
        minne där sidan kan lägga sådant som bara din dator ser. Lagen behandlar båda lika: det som är
        nödvändigt får sparas, allt annat kräver ditt ja.
      </p>
    ),
  },
  {
    heading: 'Det vi sparar',
    body: <StoredItems />,
    body: (
      <ul>
        <li>
          En cookie för inloggningen. Den skapas när du loggar in, kan inte läsas av skript och upphör när du
          loggar ut eller efter 30 dagar utan besök.
        </li>
        <li>
          En cookie som visar att du har loggat in på ditt konto i den här webbläsaren förut, i 180 dagar
          efter varje inloggning. Den gör att andras försök att gissa ditt lösenord inte stänger dig ute. Den
          säger inte vem du är, och skript kan inte läsa den.
        </li>
        <li>
          Ett utkast av annonsen du håller på att skriva, så att den finns kvar om du råkar stänga sidan. Det
          ligger i webbläsarens minne och lämnar inte din dator förrän du skickar annonsen.
        </li>
        <li>
          Meddelanden som du har börjat skriva, eller som inte har kommit fram, tills de är skickade. De finns
          kvar när du loggar ut, så radera dem själv om fler använder din dator.
        </li>
        <li>
          Det du frågar hjälpen på supportsidan, och svaren, tills du stänger fliken. Vi ser det bara om du
          skickar det till oss.
        </li>
        <li>
          Inlägg och kommentarer i forumet som du har börjat skriva, tills de är skickade. De finns kvar när
          du loggar ut, så radera dem själv om fler använder din dator.
        </li>
        <li>
          Meddelanden som du har skickat utan nät, tills de kommer fram eller du tar bort dem. De raderas när
          du loggar ut.
        </li>
        <li>
          Poäng som du har räknat i en match men som inte har kommit fram, tills de är skickade. De finns kvar
          när du loggar ut, så att inget går förlorat, och säger bara vad som hände i matchen.
        </li>
        <li>
          Var på sidan du var, så att du hamnar rätt när du går tillbaka. Det försvinner när du stänger
          fliken.
        </li>
        <li>
          Medan du loggar in med Google: en cookie som visar att det är du som kommer tillbaka, i högst tio
          minuter, och i fliken vad du var på väg att göra. Skript kan inte läsa cookien.
        </li>
        <li>
          Har du tvåstegsinloggning: medan du skriver koden en cookie som visar att det är du som skrev
          lösenordet, i högst tio minuter. Skript kan inte läsa den. I fliken står att koden väntar.
        </li>
        <li>
          Det du har skrivit om dig själv, eller i ett omdöme, men inte sparat än, tills du stänger fliken.
        </li>
        <li>Ditt svar på frågan om cookies, så att vi inte ställer den igen.</li>
        <li>
          Bara om du har sagt ja: de åtta senaste sökningar du har gjort på marknadsplatsen, som förslag nästa
          gång. De ligger i webbläsarens minne och skickas inte till oss. Du tar bort dem en och en eller alla
          i sökrutan, och de försvinner när du loggar ut eller ändrar ditt svar till nej.
        </li>
        <li>
          Om något främmande har försökt köra på sidan: när besöket började, hur mycket vår spärr har stoppat
          och, när den har stoppat något, en kod som visar att rapporten om det kommer från dig. Det skyddar
          dig, säger inget om vem du är och försvinner när du stänger fliken.
        </li>
        <li>
          Ett litet program som visar en egen sida när nätet är nere, och notiser om du har slagit på push.
          Det sparar inget om dig och inga sidor.
        </li>
        <li>För administratörer: om menyn i sidopanelen är öppen eller hopfälld, i sju dagar.</li>
      </ul>
    ),
  },
  {
    heading: 'Ditt val',
    body: (
      <>
        <p>
          Vi har inga cookies för reklam och laddar ingenting från andra företag. Säger du ja sparas dina
          senaste sökningar i din webbläsare. Ditt svar styr inget annat: att räkna besök behöver inga
          cookies. Du kan ändra dig när som helst.
        </p>
        <ConsentChoice />
      </>
    ),
  },
  {
    heading: 'Så tar du bort dem',
    body: (
      <>
        <p>
          Logga ut, eller rensa webbplatsens data i webbläsarens inställningar. Då försvinner även utkast till
          annonser och meddelanden.
        </p>
        <p>
          Undrar du över något? Skriv till <ContactLink />.
        </p>
      </>
    ),
  },
];
