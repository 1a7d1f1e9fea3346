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
