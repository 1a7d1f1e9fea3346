// The sections of the page about accessibility: what works, what does not, and how to report a barrier.
import { OperatorDetails } from '../../features/site-settings/operator-details.tsx';
import type { StaticParts } from '../../features/static-pages/static-parts.ts';
import { ContactLink } from './contact-link.tsx';

export const accessibilityParts: StaticParts<'accessibility'> = {
  lead: {
    own: (
      <p>
        Torget är till för alla. Här står vad som fungerar, vad som inte gör det än och hur du berättar om ett
        hinder.
      </p>
    ),
  },
  goal: {
    own: (
      <p>
        Vi siktar på WCAG 2.2 på nivå AA, den internationella standarden för tillgängliga webbplatser. Vi
        prövar sidorna med automatiska tester, och har själva gått igenom dem med tangentbord, med text i
        dubbel storlek, i högkontrastläge och med minskad rörelse. Ingen utomstående har granskat dem, och de
        är inte prövade med skärmläsare.
      </p>
    ),
  },
  // Each claim is tested in e2e/site/accessibility.test.ts; reading without JavaScript in server/rendering.test.ts.
  working: {
    own: (
      <ul>
        <li>Sidorna går att använda med tangentbord, och det syns var du är.</li>
        <li>Rubriker, fält, knappar och fel har namn, så att en skärmläsare kan läsa upp dem.</li>
        <li>Text har tillräcklig kontrast i ljust och mörkt läge. Inget visas bara med färg.</li>
        <li>Sidorna går att läsa på en skärm som är 320 punkter bred, och med text i dubbel storlek.</li>
        <li>I högkontrastläge är det du har valt markerat med en ram.</li>
        <li>Rörelser stannar om du har valt minskad rörelse i din enhet.</li>
        <li>De öppna sidorna går att läsa utan JavaScript.</li>
        <li>
          Frågan som visar att du är en människa är knappar med namn, och går att lösa med tangentbord och
          utan att se bilderna.
        </li>
      </ul>
    ),
  },
  lacking: {
    own: (
      <ul>
        <li>Bilder som andra laddar upp i annonser och forum kan sakna en beskrivning av det de visar.</li>
        <li>
          Texter som andra skriver kan vara svåra att läsa, eller på ett annat språk utan att vara märkta.
        </li>
        <li>Nyheter som vi länkar till ligger på andra webbplatser, som vi inte råder över.</li>
        <li>Kartor är svåra att använda utan att se dem. Allt på dem finns också i en lista.</li>
        <li>Formulär, chatten och filter kräver JavaScript.</li>
        <li>
          Två rubriker är på engelska, när en sida saknas och när något går fel. De är märkta som engelska.
        </li>
      </ul>
    ),
  },
  barriers: {
    own: (
      <p>
        Berätta vilken sida det gäller, vad du ville göra och vilka hjälpmedel du använder. Behöver du något
        på ett annat sätt hjälper vi dig.
      </p>
    ),
    always: (
      <>
        <p>
          Skriv till <ContactLink />.
        </p>
        <OperatorDetails fallback="Uppgifterna om den som driver webbplatsen är inte ifyllda än." />
        <p>
          Är du inte nöjd med svaret? Post- och telestyrelsen har tillsyn över vissa digitala tjänsters
          tillgänglighet, <a href="https://pts.se">pts.se</a>.
        </p>
      </>
    ),
  },
};
