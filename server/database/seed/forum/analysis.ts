// Sample threads: Matchanalys.
import type { SampleTopic } from './sample-topic.ts';

export const analysisTopics: readonly SampleTopic[] = [
  {
    title: 'Så läser du ett matchprotokoll: en guide',
    text: 'Många frågar vad siffrorna betyder. Här går vi igenom skott, returer, assist och plus/minus, och varför det sista ljuger i enstaka matcher.\n\nFråga på om något är oklart.',
    size: 16,
    replies: [
      'Tack! Jag har aldrig förstått skillnaden på assist och ”nästan assist”.',
      'Assist kräver att skottet är en följd av passningen. Sekreteraren avgör, så det skiljer mellan hallar.',
      'Vad räknas som offensiv retur om bollen går ut via försvararen?',
      'Lagretur. Den hamnar inte på någon spelare.',
    ],
    answers: [
      { by: 1, to: 0 },
      { by: 3, to: 2 },
    ],
  },
  {
    title: 'Varför släppte vi in 30 poäng i tredje?',
    text: 'Såg hela matchen två gånger. Vi gick från att jaga över screenen till att byta på allt, och deras stora fick vår minsta varje gång. Kunde man ha löst det utan timeout?',
    state: 'hot',
    size: 34,
    replies: [
      'Timeout direkt, tycker jag. Det var 11–0 innan bänken ens reste sig.',
      'Frontvakta den stora och hjälp från svaga sidan. Svårt att ropa in mitt i, men det går.',
      'Problemet började i anfallet. Tre snabba skott tidigt på klockan gav dem kontringar.',
      'Bytena var okej, hjälpen på blocket var inte det.',
      'Bra läst. Kolla även hur trötta guarderna var, samma tre hade spelat 14 minuter i rad.',
    ],
    answers: [{ by: 4, to: 3 }],
  },
  {
    title: 'Trepoängsrevolutionen i svensk basket?',
    text: 'Räknade lite: vårt lag sköt 18 treor i snitt för fem år sedan och 31 i år. Är det bra, eller skjuter vi bara för att alla andra gör det?',
    size: 25,
    replies: [
      '31 på 33 procent är värt mer än 18 på 38. Matten är ganska grym.',
      'Men varifrån skjuts de? Hörntrean efter drive är en sak, den efter två sekunder en annan.',
      'Saknar mellandistansen. Säger jag som aldrig satte den.',
      'I ungdomslag är det ett problem. De skjuter innan de orkar.',
    ],
  },
  {
    title: 'Sista minuten: foula eller försvara när man leder med tre?',
    text: 'Åtta sekunder kvar, plus tre, de har bollen på sidan. Vad gör ni?',
    size: 28,
    replies: [
      'Foula före skottet, alltid. Två straffar kan inte kvittera.',
      'På vår nivå försvarar jag. Risken för och-ett på trean är större än man tror.',
      'Det beror på vem som har bollen. Mot en skytt på 45 procent foular jag.',
      'Har förlorat på båda sätten. Jag sover dåligt i båda fallen.',
    ],
  },
  {
    title: 'Hur filmar ni matcher billigt?',
    text: 'Vi vill kunna titta på våra egna matcher. Telefon på stativ blir skakigt och man missar halva planen. Vad använder ni?',
    size: 12,
    replies: [
      'Vidvinkel högt upp på läktaren, helst ovanför mittlinjen. Stilla kamera räcker.',
      'En förälder som vrider stativet slår all automatik, men då får den inte se matchen.',
      'Glöm inte att fråga motståndarna och att ha koll på vilka som inte får filmas.',
    ],
  },
  {
    title: 'Box-and-one mot en ensam stjärna, fungerar det?',
    text: 'Vi möter laget med den där tjejen som gör 35 varje match. Någon som har provat?',
    size: 14,
    replies: [
      'En gång, i tio minuter. Hon gjorde två poäng. De andra fyra gjorde 24.',
      'Byt ofta på den som jagar, det är inte roligt i längden.',
      'Triangel-två om de har en skytt till.',
    ],
  },
  {
    title: 'Landslagets rotation, tankar efter fönstret',
    text: 'Gillade att de unga fick chansen tidigt. Men varför tog det fyra minuter att komma in i spelet varje gång vi bytte fem?',
    size: 23,
    replies: [
      'Två träningar ihop före match. Då är fembyten modigt.',
      'Försvaret höll ändå. Det var anfallet som stannade.',
      'Jag hade gärna sett två bollförare på planen samtidigt.',
      'Håller med om de unga. Framtiden ser ljus ut.',
    ],
  },
  {
    title: 'Plus/minus i ungdomslag, ska man ens räkna?',
    text: 'En förälder har börjat räkna plus/minus på alla i U14 och skickar ut listan. Jag är inte så förtjust.',
    size: 16,
    replies: [
      'Stoppa det direkt. De är barn, och siffran betyder ingenting på tio matcher.',
      'Låt dem räkna något de kan påverka i stället, som deflektioner.',
      'Vi räknar high fives. Jag skämtar inte. Laget blev bättre.',
    ],
  },
  {
    title: 'Press över hela planen: när är den värd det?',
    text: 'Vi orkar ungefär sex minuter per halvlek. När lägger ni in dem?',
    size: 10,
    replies: [
      'Direkt efter satta straffar. Då hinner alla ställa upp.',
      'Första två minuterna i andra halvlek. De sover fortfarande.',
      'Mot lag med en enda bollförare: alltid.',
    ],
  },
  {
    title: 'Statistik från förra säsongen, kan någon granska?',
    text: 'Jag har sammanställt våra 22 matcher och undrar om jag räknat rätt på effektiv skottprocent. Mallen ligger på www.exempel.se/mall.',
    state: 'waiting',
    replies: [],
  },
];
