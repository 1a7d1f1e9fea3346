// Sample threads: Ligaspel.
import type { SampleTopic } from './sample-topic.ts';

export const leagueTopics: readonly SampleTopic[] = [
  {
    title: 'Tips och tabellsnack, säsongen 26/27',
    text: 'Här tippar vi omgångarna och gnäller på tabellen. Skriv ditt tips före matchstart, annars räknas det inte. Den som har flest rätt i april får äran.',
    size: 52,
    replies: [
      'Hemmalagen vinner allt utom i Norrköping. Ni hörde det här först.',
      'Modigt. Jag säger tre bortavinster.',
      'Jag tippar med hjärtat och har legat sist tre år i rad.',
      'Tabellen ljuger tills alla har mött alla. Lugna er.',
      'Skadorna kommer att avgöra. Bredd slår topp i februari.',
      'Fem rätt av sex i helgen, bara så att det är sagt.',
      'Vem hade trott på nykomlingarna så här långt?',
    ],
  },
  {
    title: 'Derbyt på lördag, vem tar det?',
    text: 'Slutsålt för första gången på sex år. Hemmaplan betyder mycket, men de har vunnit fem av de senaste sju mötena. Vad tror ni?',
    state: 'hot',
    size: 44,
    replies: [
      'Hemmaseger med fyra. Publiken tar dem över mållinjen.',
      'Deras femma dominerar returerna. Det avgör.',
      'Jag har biljett på rad tre och kan knappt sova.',
      'Om de håller nere kontringarna är det öppet. Annars inte.',
      'Förlängning. Det blir alltid förlängning när jag har barnvakt till tio.',
      'Glöm inte att två spelare är tillbaka från skada.',
    ],
  },
  {
    title: 'Ska slutspelet spelas bäst av fem eller sju?',
    text: 'Sju matcher är rättvisare men resorna äter upp klubbkassan. Vad är bäst för svensk basket?',
    size: 20,
    replies: [
      'Fem. Varje match betyder något och folk har råd att gå på alla.',
      'Sju i finalen, fem före. Enkelt.',
      'Rättvist är det bästa laget i tabellen. Slutspel ska vara drama.',
    ],
  },
  {
    title: 'Division 2 norra: någon som följer?',
    text: 'Jag kör 40 mil för bortamatcher i division 2. Är vi fler som läser om det här, eller är det bara jag?',
    size: 12,
    replies: [
      'Vi är minst tre. Min granne läser också.',
      'Bästa fikat i serien är i Kramfors. Det är en del av upplevelsen.',
      'Skriv gärna referat! Ingen annan gör det.',
    ],
  },
  {
    title: 'EuroLeague på onsdagskvällar, snacktråd',
    text: 'Öppen tråd för kvällens matcher. Spoilers är tillåtna efter slutsignal.',
    size: 36,
    replies: [
      'Vilket avslut! Jag väckte katten.',
      'De vinner alltid med ett. Hur?',
      'Domarna släpper betydligt mer än här hemma. Skönt, tycker jag.',
      'Den där screenen var inte stilla. Inte ens nästan.',
    ],
  },
  {
    title: 'NBA-lottning och drömmar om en svensk till',
    text: 'Vilken svensk ung spelare tror ni tar klivet härnäst? Motivera gärna.',
    size: 24,
    replies: [
      'Jag vågar inte säga namn, då går det alltid snett.',
      'College först är ingen omväg längre. Fler minuter och bättre skola.',
      'Titta på guarderna i U20. Där finns något.',
    ],
  },
  {
    title: 'Damligan förtjänar mer plats i medierna',
    text: 'Jämn serie, hög nivå, fulla hallar i slutspelet. Ändå tre rader i tidningen. Vad kan vi som publik göra?',
    size: 22,
    replies: [
      'Gå dit. Ta med någon som inte varit där förut.',
      'Dela klipp. De bästa avsluten i höst har varit på damsidan.',
      'Mejla sportredaktionen. De svarar faktiskt.',
    ],
  },
  {
    title: 'Hur fungerar upp- och nedflyttning i år?',
    text: 'Jag läser tävlingsbestämmelserna för tredje gången och förstår mindre varje gång. Någon som kan förklara som för en femåring?',
    size: 8,
    replies: [
      'Sist åker, etta får kvala. Sedan finns det tre undantag som ingen kan.',
      'Det beror på om platsen ovanför söker licens. Fråga distriktet.',
      'Bra fråga, jag är ordförande och vet inte heller.',
    ],
  },
  {
    title: 'Bortaresor: bästa hallarna att besöka',
    text: 'Vilken hall har bäst stämning, bäst läktare och bäst korv? Jag samlar på hallar.',
    size: 18,
    replies: [
      'Gamla träläktare går inte att slå. Ljudet!',
      'Södertälje för historien, Luleå för trycket.',
      'Korvbetyg borde stå i programmet.',
    ],
  },
  {
    title: 'Seriesystemet för U16 nästa år',
    text: 'Det pratas om regionala serier i stället för distrikt. Längre resor men jämnare matcher. Bra eller dåligt?',
    size: 14,
    replies: [
      'Jämnare matcher. Ingen lär sig något av 96–21.',
      'Kostnaden måste delas, annars tappar vi halva laget.',
      'Helgsammandrag löser det mesta.',
    ],
  },
];
