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
        Vi siktar på WCAG 2.2 på nivå AA, den internationella standarden för tillgängliga webbplatser. Vi har
        själva prövat sidorna mot den, med automatiska tester och med tangentbord. Ingen utomstående har
        granskat dem.
      </p>
    ),
  },
  working: {
    own: (
      <ul>
        <li>Allt går att göra med tangentbord, och det syns var du är.</li>
        <li>Rubriker, fält, knappar och fel har namn som skärmläsare läser upp.</li>
        <li>Text har tillräcklig kontrast i ljust och mörkt läge. Inget visas bara med färg.</li>
        <li>Sidorna går att läsa på en skärm som är 320 punkter bred, och med förstorad text.</li>
        <li>Rörelser stannar om du har valt minskad rörelse i din enhet.</li>
        <li>De öppna sidorna går att läsa utan JavaScript.</li>
        <li>Frågan som visar att du är en människa går att lösa med tangentbord och skärmläsare.</li>
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
        <li>Kartor går att flytta med tangentbord, men allt på dem finns också i en lista.</li>
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
