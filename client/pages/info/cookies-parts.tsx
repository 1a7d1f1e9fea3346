// The sections of the cookie policy: everything stored in the browser, from the table of stored items.
// Source: spec 1 §2 Static pages.
import type { StaticParts } from '../../features/static-pages/static-parts.ts';
import { ConsentChoice } from './consent-choice.tsx';
import { ContactLink } from './contact-link.tsx';
import { StoredItems } from './generated-lists.tsx';

export const cookiesParts: StaticParts<'cookies'> = {
  lead: {
    own: (
      <p>
        Vi sparar bara det som behövs för att sidan ska fungera. Ingen följer dig härifrån till andra
        webbplatser.
      </p>
    ),
  },
  meaning: {
    own: (
      <p>
        En cookie är en liten text som en webbplats sparar i din webbläsare. Webbläsaren har också ett eget
        minne där sidan kan lägga sådant som bara din dator ser. Lagen behandlar båda lika: det som är
        nödvändigt får sparas, allt annat kräver ditt ja.
      </p>
    ),
  },
  stored: {
    always: <StoredItems />,
  },
  choice: {
    own: (
      <>
        <p>
          Vi har inga cookies för reklam och laddar ingenting från andra företag. Säger du ja sparas dina
          senaste sökningar i din webbläsare. Ditt svar styr inget annat: att räkna besök behöver inga
          cookies. Du kan ändra dig när som helst.
        </p>
      </>
    ),
    always: <ConsentChoice />,
  },
  removal: {
    own: (
      <>
        <p>
          Rensa webbplatsens data i webbläsarens inställningar. Då försvinner även utkast till annonser och
          meddelanden, som annars finns kvar när du loggar ut.
        </p>
      </>
    ),
    always: (
      <p>
        Undrar du över något? Skriv till <ContactLink />.
      </p>
    ),
  },
};
