// Explains how the list is ranked, as required by marknadsföringslagen 12 a § and the Digital Services Act art. 27.
import { SHORT_SEARCH_ADS } from '#shared/features/ads/rules.ts';
import { Disclosure } from '../../../ui/layout/disclosure.tsx';

export function RankingNote() {
  return (
    <Disclosure summary="Så sorteras annonserna" className="mt-10 border-t border-b-0">
      <div className="flex max-w-[60ch] flex-col gap-3 text-sm">
        <p>
          Nyast först betyder att den annons som lades upp senast är överst. Du kan också sortera efter pris,
          från billigast eller från dyrast; annonser med samma pris ordnas efter ålder.
        </p>
        <p>
          När du söker på ord visas Bäst träff först. Den väger ihop två saker: hur väl orden passar (hela
          frasen i titeln väger mest, sedan ord i titeln, kategorin eller orten, sist ord i beskrivningen) och
          hur ny annonsen är. Skriver du till exempel billig väger ett lågt pris i stället för åldern. Skriver
          du fri frakt kommer annonser där säljaren betalar frakten före andra. Av väldigt många träffar
          ordnas de nyaste. Sålda annonser är dolda om du inte väljer att visa dem; bland de bästa träffarna
          kommer de då sist.
        </p>
        <p>
          En sökning visar annonser som har alla orden, i någon form, i titeln, beskrivningen, kategorin eller
          orten. Sätt ord inom citattecken för att söka på dem exakt. Finns det inga träffar rättar vi
          stavningen och visar vad vi sökte på. En enda bokstav söks i början av orden i de{' '}
          {SHORT_SEARCH_ADS.toLocaleString('sv-SE')} nyaste annonserna.
        </p>
        <p>
          Filter du väljer gäller alla på en gång; väljer du flera märken eller storlekar räcker det att
          annonsen har ett av dem. Antalen vid filtren räknas bland de nyaste annonserna. Ingen kan betala för
          att synas högre upp, och vi sorterar inte efter vem du är eller vad du har tittat på.
        </p>
      </div>
    </Disclosure>
  );
}
