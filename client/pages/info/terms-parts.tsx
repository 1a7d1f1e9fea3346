// The sections of the terms of use. Source: spec 1 §2 Static pages, 10 sections.
import { MONTHS_TO_APPEAL } from '#shared/features/reports/rules.ts';
import { reportTexts } from '#shared/features/reports/texts.ts';
import { LOWEST_MINIMUM_AGE } from '#shared/features/site-settings/rules.ts';
import { DAYS_TO_AGE_ERASURE } from '#shared/features/users/rules.ts';
import { paths } from '#shared/paths.ts';
import { spellNumber } from '#shared/spell-number.ts';
import { OperatorDetails } from '../../features/site-settings/operator-details.tsx';
import type { StaticParts } from '../../features/static-pages/static-parts.ts';
import { Anchor } from '../../ui/button/anchor.tsx';
import { AutomaticDecisions, ListOrders } from './generated-lists.tsx';

export const termsParts: StaticParts<'terms'> = {
  lead: {
    own: <p>Spelreglerna på torget. De gäller när du använder Baskettorget, med eller utan konto.</p>,
  },
  service: {
    own: (
      <>
        <p>
          Baskettorget är en mötesplats för basket, med en marknadsplats där privatpersoner, föreningar och
          företag kan annonsera. Vi förmedlar kontakten men är inte part i köpet: avtalet är ert.
        </p>
      </>
    ),
    always: (
      <>
        <p>Baskettorget drivs av:</p>
        <OperatorDetails fallback="Uppgifterna är inte ifyllda än." />
      </>
    ),
  },
  account: {
    own: (
      <p>
        Du ska ha fyllt {LOWEST_MINIMUM_AGE} år, eller den högre ålder som står vid registreringen. Den som är
        yngre får sitt konto stängt, kan i {DAYS_TO_AGE_ERASURE} dagar hämta sina uppgifter och överklaga, och
        sedan raderas kontot. Uppgifterna du lämnar ska vara dina egna och riktiga. Håll lösenordet för dig
        själv: det som görs från ditt konto svarar du för.
      </p>
    ),
  },
  ads: {
    own: (
      <>
        <p>
          Annonsera sådant som hör basketen till: skor, kläder, bollar, utrustning, samlarkort, biljetter,
          tjänster och arrangemang. Du ska äga det du säljer, beskriva skicket ärligt och visa egna bilder på
          just det.
        </p>
      </>
    ),
    always: (
      <>
        <p>Det här avgörs automatiskt, av regler som är lika för alla:</p>
        <AutomaticDecisions />
      </>
    ),
  },
  forbidden: {
    own: (
      <ul>
        <li>Stulna saker, kopior av märkesvaror och biljetter du inte har rätt att sälja vidare.</li>
        <li>Vapen, droger, tobak, alkohol, dopningspreparat eller annat som lagen förbjuder.</li>
        <li>Hat, hot, trakasserier eller uppgifter om andra utan deras lov.</li>
        <li>Reklam för annat än annonsen, lockbeten och länkar som vilseleder.</li>
      </ul>
    ),
  },
  payment: {
    own: (
      <p>
        Köpare och säljare kommer själva överens om pris, betalning och leverans. Träffas gärna där det finns
        folk och titta på varan innan du betalar. Vi tar ingen avgift och hanterar inga pengar.
      </p>
    ),
  },
  business: {
    own: (
      <p>
        Den som säljer i näringsverksamhet ska säga det i sin profil, med företagets namn,
        organisationsnummer, adress och e-post, som visas på annonserna, och följa konsumentlagarna, bland
        annat om ångerrätt. En köpare som handlar av en privatperson har inte samma skydd.
      </p>
    ),
  },
  content: {
    own: (
      <p>
        Det du lägger ut är fortfarande ditt. Du ger oss lov att visa det här, att spara bilderna i flera
        storlekar och att visa annonsen i en förhandsvisning när någon delar den. Lovet upphör när du tar bort
        annonsen.
      </p>
    ),
  },
  orders: {
    always: <ListOrders />,
  },
  breaches: {
    own: (
      <>
        <p>
          Vi kan avvisa eller ta bort en annons, ett inlägg, en kommentar, ett meddelande, ett omdöme eller
          det du har skrivit om dig själv, ge en varning och stänga av ett konto som bryter mot villkoren. En
          människa fattar varje sådant beslut, inte ett automatiskt system.
        </p>
        <p>
          Ser du något som inte hör hemma här? Tryck på Rapportera där det står. Säg vad som är fel och intyga
          att det stämmer, så läser vi, beslutar och svarar dig. Du kan rapportera utan konto. Den det gäller
          får inte veta vem som har rapporterat.
        </p>
        <p>
          Gäller ett beslut dig får du veta vad vi har gjort, varför och vilken regel det vilar på, på sidan
          och med e-post. Tycker du att beslutet är fel kan du överklaga det en gång inom{' '}
          {spellNumber(MONTHS_TO_APPEAL)} månader. {reportTexts.appealDecider} Den som har rapporterat kan på
          samma sätt överklaga att vi inte gjorde något. Under tiden sparas det borttagna, utan att någon ser
          det, och kommer tillbaka om vi ändrar oss. Du kan också vända dig till en domstol eller ett organ
          för tvistlösning.
        </p>
        <p>
          Är ditt konto avstängt visas dina annonser inte för andra under tiden, och andra kan inte skriva
          till dig. Du kan logga in för att läsa beslutet, överklaga det, ladda ner dina uppgifter och radera
          kontot. Affärer ni har kommit överens om ligger kvar hos köparen.
        </p>
      </>
    ),
  },
  liability: {
    own: (
      <>
        <p>
          Vi gör vårt bästa för att torget ska vara öppet och säkert, men kan inte lova att det aldrig ligger
          nere eller att varje annons är riktig. Inget här inskränker de rättigheter lagen ger dig som
          konsument.
        </p>
        <p>
          Ändrar vi villkoren på ett sätt som rör dig säger vi det här på sidan innan de börjar gälla. Hur vi
          använder dina uppgifter står i <Anchor href={paths.privacy}>integritetspolicyn</Anchor>. Svensk lag
          gäller.
        </p>
      </>
    ),
  },
};
