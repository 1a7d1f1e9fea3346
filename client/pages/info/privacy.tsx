// The privacy policy. Source: spec 1 §2 Static pages, 6 sections.
import { DAYS_TO_CONFIRM } from '#shared/features/newsletter/rules.ts';
import { createLazyRoute } from '@tanstack/react-router';
import { paths } from '#shared/paths.ts';
import { OperatorDetails } from '../../features/site-settings/operator-details.tsx';
import { Anchor } from '../../ui/button/anchor.tsx';
import { Article, type ArticlePart } from './article.tsx';
import { ContactLink } from './contact-link.tsx';

export const Route = createLazyRoute('/privacy')({ component: PrivacyPage });

function PrivacyPage() {
  return (
    <Article
      title="Integritetspolicy"
      lead="Vilka uppgifter vi sparar om dig, varför, hur länge och vad du kan göra åt det."
      changed="23 november 2026"
      parts={parts}
    />
  );
}

const parts: ArticlePart[] = [
  {
    heading: 'Vem som ansvarar',
    body: (
      <>
        <p>
          Den som driver den här webbplatsen är personuppgiftsansvarig för de uppgifter du lämnar på
          Baskettorget:
        </p>
        <OperatorDetails fallback="Uppgifterna är inte ifyllda än." />
        <p>
          Frågor om dina uppgifter skickar du till <ContactLink />.
        </p>
      </>
    ),
  },
  {
    heading: 'Uppgifter vi sparar',
    body: (
      <>
        <ul>
          <li>
            Ditt konto: namn, e-postadress och lösenord. Lösenordet sparas bara som ett kondensat som inte går
            att räkna baklänges, så ingen hos oss kan läsa det.
          </li>
          <li>
            Loggar du in med Google: ditt namn och din e-postadress därifrån, och Googles nummer på dig. Vi
            får inte se ditt lösenord där och hämtar inget annat. Google får veta att du loggar in här.
          </li>
          <li>
            Har du slagit på tvåstegsinloggning: nyckeln till din app, krypterad, och dina återställningskoder
            som kondensat. Har du passnycklar: deras öppna nycklar. Fingeravtryck och ansikte lämnar aldrig
            din enhet.
          </li>
          <li>Det du själv skriver i din profil, till exempel telefonnummer, ort och din klubb.</li>
          <li>
            Kontaktuppgifter till föreningar, som administratörerna lägger in: kontaktperson, telefon och
            e-post. Telefon och e-post visas bara för inloggade. På föreningens sida kan man be oss rätta
            eller ta bort dem.
          </li>
          <li>Ditt födelseår, när du vill annonsera eller skriva till andra. Det visas aldrig för andra.</li>
          <li>
            Vilka säljares kontaktuppgifter du har tittat på, för att ingen ska kunna samla in dem. Är du
            under 18 sparas det inte.
          </li>
          <li>
            Dina annonser med text, pris, märke, storlek, leverans, postnummer, ort och bilder, och de
            annonser du sparat som favoriter.
          </li>
          <li>
            Vad du har reserverat, sålt och köpt av andra här, och de omdömen ni har gett varandra. Alla kan
            läsa ett omdöme när ni båda har skrivit, eller 30 dagar efter affären. Vad affären gällde ser bara
            ni två.
          </li>
          <li>
            Meddelanden som du skriver och får, när de skickades och om de är lästa, och vilka du har
            blockerat. I samtalet sparas också vad som händer med annonsen: att den godkänns, får lägre pris,
            reserveras eller säljs. Att du håller på att skriva visas för den andra men sparas inte.
          </li>
          <li>
            Det du skriver till oss på sidorna Kontakt och Support, och när du svarar på våra mejl, med namn,
            e-postadress och våra svar. Rapporterar du ett problem också sidan du var på och vilken webbläsare
            du använder.
          </li>
          <li>
            Det du skriver i forumet med bilder, tidigare lydelser när du ändrar det (de läses bara av oss),
            vad du gillar där, vilka trådar du följer eller har tystat, och hur långt du har läst. Ett utkast
            ligger bara i din webbläsare, tills du har skickat det.
          </li>
          <li>
            Vilka lag och ligor du följer eller har tystat; det ser bara du. Räknar du poängen i en match: vad
            du har räknat och när. Redaktionen och andra som räknar samma match ser ditt namn vid det.
          </li>
          <li>
            Vad vi har berättat för dig i dina notiser, i 90 dagar, och hur du vill få dem. Har du slagit på
            push: den adress och de nycklar som din webbläsare har gett oss, tills du stänger av det eller
            loggar ut där. Det vi skickar är krypterat, så webbläsarens pushtjänst kan inte läsa det.
          </li>
          <li>
            Det du rapporterar, och det som rapporteras om dig, som det såg ut då. Rapporterar du utan konto:
            ditt namn och din e-postadress, så att vi kan svara.
          </li>
          <li>
            Vad besökare söker efter på marknadsplatsen, även utan att hitta något, men inte vem som söker.
            För att veta hur många som söker efter samma sak räknar vi om IP-adress och webbläsare till ett
            kondensat, som är nytt för varje dag och varje text och inte går att räkna baklänges. Texter som
            ser ut som nummer, adresser eller namn sparas inte.
          </li>
          <li>
            Om du trycker på Nära mig räknar din webbläsare själv ut vilken ort som ligger närmast. Var du är
            skickas aldrig hit, bara orten. Namnet på en ort som du söker kan vi slå upp i en karttjänst, utan
            att den får veta vem som söker.
          </li>
          <li>
            Hur många som är online. För inloggade räknas öppna anslutningar. För besökare finns IP-adress och
            webbläsare i serverns arbetsminne i fem minuter efter senaste sidan, och sparas inte. Ditt namn
            visas bara om du själv har valt det på din profil, bara för inloggade, och aldrig om du är under
            18 år. Vilka som har valt det och är här sparas i högst någon minut.
          </li>
          <li>
            Hur många gånger en annons, en nyhet eller en tråd i forumet har visats. För att räkna en besökare
            en gång i halvtimmen räknar vi om IP-adress och webbläsare till ett kondensat, som är nytt för
            varje dag och varje sida och inte går att räkna baklänges. Ingen kaka används, och ingen adress
            sparas. Säljaren ser bara antalet, och antalet för en nyhet eller en tråd ser alla.
          </li>
          <li>
            Dina inloggningar: tidpunkt, IP-adress och vilken webbläsare du använder, så att vi kan stoppa
            intrång.
          </li>
        </ul>
        <p>
          När du laddar upp en bild tar vi bort allt som kameran har skrivit i den, också var den togs, innan
          någon annan kan se den.
        </p>
      </>
    ),
  },
  {
    heading: 'Varför vi får göra det',
    body: (
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
          Du ska ha fyllt 13 år för att själv skapa ett konto. Är du yngre behöver du din vårdnadshavares ja.
        </p>
      </>
    ),
  },
  {
    heading: 'Vem som ser dem',
    body: (
      <>
        <ul>
          <li>Alla ser en godkänd annons: text, bilder, ort, ditt namn och vilket år du blev medlem.</li>
          <li>
            Alla ser det du skriver i forumet, med ditt namn. Hur många som gillar något ser alla, men inte
            vilka, och den som har skrivit det får en notis utan namn. Nya inlägg finns också som RSS. Vad du
            följer och har läst ser bara du.
          </li>
          <li>
            Är du under 18, eller har du inte angett ditt födelseår, ser bara inloggade din profilbild, din
            ort, din klubb och din presentation. Andra ser ditt namn utan länk till din profil, och länet i
            stället för orten. Sökmotorer får inte visa din profil.
          </li>
          <li>
            Bara inloggade kan se ditt telefonnummer eller din e-postadress, och bara om du väljer att visa
            dem på annonsen. Är du under 18 visas de inte för någon.
          </li>
          <li>
            Bara du och den du skriver till ser era meddelanden, och våra moderatorer om någon av er anmäler
            dem. Ingen får veta att du har blockerat någon. Har du inte läst ett meddelande efter en kvart
            mejlar vi dig dess första 140 tecken, om du inte har stängt av det. Är någon av er under 18, eller
            saknas ett födelseår, står inget av texten i mejlet. Detsamma gäller mejl om svar i forumet, om
            att någon nämner dig där, och om trådar du följer.
          </li>
          <li>Våra moderatorer ser annonser som väntar på granskning, och vem som har skrivit dem.</li>
          <li>
            Rapporterar någon ett meddelande ser våra moderatorer det och högst fyra före det i samma samtal,
            inget annat. Det antecknas vem som har läst. Vem som har rapporterat får den det gäller aldrig
            veta.
          </li>
        </ul>
        <p>
          Vi säljer inte uppgifter, visar ingen reklam som följer dig och har inga spårningsverktyg från andra
          företag.
        </p>
      </>
    ),
  },
  {
    heading: 'Hur länge de finns kvar',
    body: (
      <ul>
        <li>
          Kontot och annonserna finns tills du raderar dem. Raderar du kontot har du 14 dagar på dig att ångra
          dig; sedan tar vi bort allt som pekar ut dig.
        </li>
        <li>
          Kvar blir det moderatorer har gjort, till exempel att en annons har godkänts eller enligt vilken
          regel någon stängts av, med nummer i stället för namn. Är du själv moderator sparas IP-adress och
          webbläsare för det du har gjort i den rollen.
        </li>
        <li>
          Det du har skrivit till andra finns kvar hos dem, utan ditt namn, tills också de har raderat sitt
          konto.
        </li>
        <li>
          Det vi har tagit bort efter en anmälan sparas, utan att någon ser det, tills tiden för att överklaga
          är ute: sex månader. Sedan raderas det för gott, liksom det anmälda som det såg ut och uppgifter om
          den som anmälde utan konto. Beslutet finns kvar. Raderar du kontot försvinner det du skrev genast.
        </li>
        <li>
          Det du har skrivit i forumet och som alla har kunnat läsa finns kvar när du raderar kontot, men utan
          ditt namn, dina bilder och tidigare lydelser, om du inte väljer att radera det också. Den som svarat
          har kvar sitt svar. Det som inte var godkänt raderas. Ett inlägg eller en kommentar som du själv tar
          bort raderas efter en minut.
        </li>
        <li>
          Det du har skrivit till oss raderas tolv månader efter att vi har hanterat det, och genast när du
          raderar kontot.
        </li>
        <li>Varför en annons har avvisats sparas med annonsen, och raderas med den.</li>
        <li>
          Säkerhetskopior och driftloggar skrivs över efter hand. Återställs en kopia som är äldre än din
          radering raderas du igen; för det sparas ditt kontos nummer och tiden, inget annat.
        </li>
        <li>
          Vad besökare har sökt efter finns i 30 dagar. Bara det som minst fem har sökt efter samma dag visas:
          som förslag för andra, eller för oss om sökningen inte hittade något.
        </li>
        <li>
          Kondensaten som räknar visningar finns i två dagar, och det som de räknades fram med i ett dygn.
          Antalet visningar finns kvar.
        </li>
        <li>En inloggning som inte används upphör efter 30 dagar.</li>
        <li>
          Prenumererar du på nyhetsbrevet har vi din e-postadress, texten du samtyckte till och när, tills du
          säger upp det. En adress som ingen har bekräftat raderas efter {DAYS_TO_CONFIRM} dagar. Vilket brev
          du har fått finns i 90 dagar. Vi mäter inte om du öppnar brevet eller trycker på länkarna i det.
        </li>
        <li>Mejl som vi har skickat till dig finns i 90 dagar, efter sändningen bara med ämne och adress.</li>
        <li>Bilder som aldrig blev en del av en annons eller ett meddelande rensas bort av sig själva.</li>
      </ul>
    ),
  },
  {
    heading: 'Dina rättigheter',
    body: (
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
];
