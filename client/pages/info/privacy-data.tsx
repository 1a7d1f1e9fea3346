// What is stored about people, for the privacy policy.
import { REVIEW_DAYS } from '#shared/features/deals/rules.ts';
import { NOTIFICATION_DAYS } from '#shared/privacy/times.ts';

export function StoredData() {
  return (
    <>
      <ul>
        <li>
          Ditt konto: namn, e-postadress och lösenord. Lösenordet sparas bara som ett kondensat som inte går
          att räkna baklänges, så ingen hos oss kan läsa det.
        </li>
        <li>
          Loggar du in med Google: ditt namn och din e-postadress därifrån, och Googles nummer på dig. Vi får
          inte se ditt lösenord där och hämtar inget annat. Google får veta att du loggar in här.
        </li>
        <li>
          Har du slagit på tvåstegsinloggning: nyckeln till din app, krypterad, och dina återställningskoder
          som kondensat. Har du passnycklar: deras öppna nycklar. Fingeravtryck och ansikte lämnar aldrig din
          enhet.
        </li>
        <li>Det du själv skriver i din profil, till exempel telefonnummer, ort och din klubb.</li>
        <li>
          Kontaktuppgifter till föreningar, som administratörerna lägger in: kontaktperson, telefon och
          e-post. Telefon och e-post visas bara för inloggade. På föreningens sida kan man be oss rätta eller
          ta bort dem.
        </li>
        <li>
          Säljer du som företag: företagets namn, organisationsnummer, adress och e-post. De visas för alla på
          dina annonser och din profil, tills du ändrar till privatperson.
        </li>
        <li>Ditt födelseår, när du vill annonsera eller skriva till andra. Det visas aldrig för andra.</li>
        <li>
          Vilka säljares kontaktuppgifter du har tittat på, för att ingen ska kunna samla in dem. Är du under
          18 sparas det inte.
        </li>
        <li>
          Dina annonser med text, pris, märke, storlek, leverans, postnummer, ort och bilder, och de annonser
          du sparat som favoriter.
        </li>
        <li>
          Vad du har reserverat, sålt och köpt av andra här, och de omdömen ni har gett varandra. Alla kan
          läsa ett omdöme när ni båda har skrivit, eller {REVIEW_DAYS} dagar efter affären. Vad affären gällde
          ser bara ni två.
        </li>
        <li>
          Meddelanden som du skriver och får, när de skickades och om de är lästa, och vilka du har blockerat.
          I samtalet sparas också vad som händer med annonsen: att den godkänns, får lägre pris, reserveras
          eller säljs. Att du håller på att skriva visas för den andra men sparas inte.
        </li>
        <li>
          Det du skriver till oss på sidorna Kontakt och Support, med bilder, och när du svarar på våra mejl,
          med namn, e-postadress och våra svar. Rapporterar du ett problem också sidan du var på och vilken
          webbläsare du använder.
        </li>
        <li>
          Det du skriver i forumet med bilder, tidigare lydelser när du ändrar det (de läses bara av oss), vad
          du gillar där, vilka trådar du följer eller har tystat, och hur långt du har läst. Ett utkast ligger
          bara i din webbläsare, tills du har skickat det.
        </li>
        <li>
          Vilka lag och ligor du följer eller har tystat; det ser bara du. Räknar du poängen i en match: vad
          du har räknat och när. Redaktionen och andra som räknar samma match ser ditt namn vid det.
        </li>
        <li>
          Vad vi har berättat för dig i dina notiser, i {NOTIFICATION_DAYS} dagar, och hur du vill få dem. Har
          du slagit på push: den adress och de nycklar som din webbläsare har gett oss, tills du stänger av
          det eller loggar ut där. Det vi skickar är krypterat, så webbläsarens pushtjänst kan inte läsa det.
        </li>
        <li>
          Det du rapporterar, och det som rapporteras om dig, som det såg ut då. Rapporterar du utan konto:
          ditt namn och din e-postadress, så att vi kan svara.
        </li>
        <li>
          Vad besökare söker efter på marknadsplatsen, även utan att hitta något, men inte vem som söker. För
          att veta hur många som söker efter samma sak räknar vi om IP-adress och webbläsare till ett
          kondensat, som är nytt för varje dag och varje text och inte går att räkna baklänges. Texter som ser
          ut som nummer, adresser eller namn sparas inte.
        </li>
        <li>
          Om du trycker på Nära mig räknar din webbläsare själv ut vilken ort som ligger närmast. Var du är
          skickas aldrig hit, bara orten. Namnet på en ort som du söker kan vi slå upp i en karttjänst, utan
          att den får veta vem som söker.
        </li>
        <li>
          Hur många som är online. För inloggade räknas öppna anslutningar. För besökare finns IP-adress och
          webbläsare i serverns arbetsminne i fem minuter efter senaste sidan, och sparas inte. Ditt namn
          visas bara om du själv har valt det på din profil, bara för inloggade, och aldrig om du är under 18
          år. Vilka som har valt det och är här sparas i högst någon minut.
        </li>
        <li>
          Hur många gånger webbplatsens sidor har visats, och hur många besökare den har, per dag och timme:
          antal visningar per sida, den webbplats besökarna kom från (bara dess namn) och hur många som
          använde mobil, surfplatta eller dator. För att räkna en besökare en gång räknar vi om IP-adress och
          webbläsare till ett kondensat, som är nytt för varje dag och varje sida och inte går att räkna
          baklänges. Ingen kaka används, och ingen adress sparas. Säljaren ser bara antalet för sin annons,
          och antalet för en nyhet eller en tråd ser alla.
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
  );
}
