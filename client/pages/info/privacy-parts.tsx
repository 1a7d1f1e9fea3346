// The sections of the privacy policy. Source: spec 1 §2 Static pages, 6 sections.
import { LOWEST_MINIMUM_AGE } from '#shared/features/site-settings/rules.ts';
import { paths } from '#shared/paths.ts';
import { OperatorDetails } from '../../features/site-settings/operator-details.tsx';
import type { StaticParts } from '../../features/static-pages/static-parts.ts';
import { Anchor } from '../../ui/button/anchor.tsx';
import { ContactLink } from './contact-link.tsx';
import { RetentionTimes } from './generated-lists.tsx';
import { StoredData } from './privacy-data.tsx';
import { DataViewers } from './privacy-viewers.tsx';

export const privacyParts: StaticParts<'privacy'> = {
  lead: {
    own: <p>Vilka uppgifter vi sparar om dig, varför, hur länge och vad du kan göra åt det.</p>,
  },
  controller: {
    own: (
      <>
        <p>
          Den som driver den här webbplatsen är personuppgiftsansvarig för de uppgifter du lämnar på
          Baskettorget.
        </p>
      </>
    ),
    always: (
      <>
        <OperatorDetails fallback="Uppgifterna är inte ifyllda än." />
        <p>
          Frågor om dina uppgifter skickar du till <ContactLink />.
        </p>
      </>
    ),
  },
  data: {
    always: <StoredData />,
  },
  grounds: {
    own: (
      <>
        <ul>
          <li>
            För att ge dig tjänsten du har bett om: ett konto, dina annonser och kontakten med andra. Grunden
            är vårt avtal med dig.
          </li>
          <li>
            För att hålla torget säkert: granskning av annonser, skydd mot automatiska konton och spärr av
            missbruk. Grunden är vårt och de andra användarnas berättigade intresse.
          </li>
          <li>För att följa lagen, till exempel om en myndighet har rätt att kräva ut en uppgift.</li>
        </ul>
        <p>
          Du ska ha fyllt {LOWEST_MINIMUM_AGE} år, eller den högre ålder som står vid registreringen, för att
          skapa ett konto.
        </p>
      </>
    ),
  },
  viewers: {
    always: <DataViewers />,
  },
  retention: {
    always: <RetentionTimes />,
  },
  rights: {
    own: (
      <>
        <p>
          Du har rätt att få veta vad vi har om dig, att få fel rättade, att få uppgifterna i en fil, att
          invända och att få dem raderade.
        </p>
        <p>
          På <Anchor href={paths.profile}>din profil</Anchor>, under Dina uppgifter, laddar du ner allt vi har
          om dig och raderar ditt konto. Där ändrar du också det du har skrivit om dig själv.
        </p>
        <p>
          Kommer du inte in på kontot, eller vill du något annat? Skriv till <ContactLink /> från den adress
          kontot har, så svarar vi inom en månad. Är du inte nöjd kan du klaga hos
          Integritetsskyddsmyndigheten, <a href="https://www.imy.se">imy.se</a>.
        </p>
      </>
    ),
  },
};
