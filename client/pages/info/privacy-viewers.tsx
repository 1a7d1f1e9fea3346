// Who sees what, for the privacy policy.
import { MAX_QUOTE_LENGTH } from '#shared/features/notifications/rules.ts';
import { MESSAGES_BEFORE } from '#shared/features/reports/rules.ts';
import { spellNumber } from '#shared/spell-number.ts';
import { Recipients } from './generated-lists.tsx';

export function DataViewers() {
  return (
    <>
      <ul>
        <li>Alla ser en godkänd annons: text, bilder, ort, ditt namn och vilket år du blev medlem.</li>
        <li>
          Alla ser det du skriver i forumet, med ditt namn. Hur många som gillar något ser alla, men inte
          vilka, och den som har skrivit det får en notis utan namn. Nya inlägg finns också som RSS. Vad du
          följer och har läst ser bara du.
        </li>
        <li>
          Är du under 18, eller har du inte angett ditt födelseår, ser bara inloggade din profilbild, din ort,
          din förening och din presentation. Andra ser ditt namn utan länk till din profil, och länet i
          stället för orten. Sökmotorer får inte visa din profil.
        </li>
        <li>
          Bara inloggade kan se ditt telefonnummer eller din e-postadress, och bara om du väljer att visa dem
          på annonsen. Är du under 18 visas de inte för någon.
        </li>
        <li>
          Bara du och den du skriver till ser era meddelanden, och våra moderatorer om någon av er anmäler
          dem. Ingen får veta att du har blockerat någon. Har du inte läst ett meddelande efter en kvart
          mejlar vi dig dess första {MAX_QUOTE_LENGTH} tecken, om du inte har stängt av det. Är någon av er
          under 18, eller saknas ett födelseår, står inget av texten i mejlet. Detsamma gäller mejl om svar i
          forumet, om att någon nämner dig där, och om trådar du följer.
        </li>
        <li>Våra moderatorer ser annonser som väntar på granskning, och vem som har skrivit dem.</li>
        <li>
          Våra administratörer ser vilka som har konto och läser det som skrivs till oss. E-postadresserna i
          deras listor är förkortade: bara superadmin ser dem i sin helhet. Det antecknas när listorna läses.
        </li>
        <li>
          Rapporterar någon ett meddelande ser våra moderatorer det och högst {spellNumber(MESSAGES_BEFORE)}{' '}
          före det i samma samtal, inget annat. Det antecknas vem som har läst. Vem som har rapporterat får
          den det gäller aldrig veta.
        </li>
      </ul>
      <p>Utanför Baskettorget:</p>
      <Recipients />
      <p>
        Vi säljer inte uppgifter, visar ingen reklam som följer dig och har inga spårningsverktyg från andra
        företag.
      </p>
    </>
  );
}
