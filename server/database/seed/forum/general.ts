// Sample threads: Allmän diskussion.
import type { SampleTopic } from './sample-topic.ts';

export const generalTopics: readonly SampleTopic[] = [
  {
    title: 'Välkommen till forumet: så gör vi det trevligt',
    text: 'Hej och välkomna! Här pratar vi basket på alla nivåer.\n\n- Skriv en **rubrik** som säger vad det handlar om.\n- Välj rätt kategori.\n- Svara gärna på någon annans fråga innan du ställer din egen.\n\nVi kritiserar lagval och skott, inte människor. Köp och sälj gör vi på [marknadsplatsen](/marketplace).',
    state: 'pinned',
    size: 9,
    replies: [
      'Kul att det äntligen finns ett svenskt basketforum! Hälsningar från Norrland.',
      'Bra regler. Får man tipsa om sin egen förenings läger här?',
      'Ja, om det finns plats kvar och du skriver var det är. En gång räcker.',
      'Undrar hur många här som spelar själva och hur många som mest kör skjuts …',
    ],
    answers: [{ by: 2, to: 1 }],
  },
  {
    title: 'Vad är ditt bästa basketminne?',
    text: 'Börjar själv: jag var elva, vi låg under med ett, tränaren ritade upp något ingen förstod och jag fick bollen av misstag. Planka i. Jag har berättat det på varje julmiddag sedan dess.\n\nVad är ditt?',
    state: 'hot',
    size: 46,
    replies: [
      'Första gången jag såg en match på plats. Jag minns mest ljudet av skorna mot parketten.',
      'När dottern gjorde sin första korg. I fel korg, men ändå.',
      'Sverige på hemmaplan i EM-kvalet. Hela hallen stod upp sista fyra minuterna.',
      'Att vinna seriefinalen i division 3 inför 14 personer. Elva av dem var släkt.',
      'Bussresan hem från Umeå. Vi förlorade båda matcherna och sjöng hela vägen.',
      'Fel korg räknas! Det står ju i protokollet för alltid.',
      'Min farfar byggde en korg av en gammal tunnring. Den hänger kvar på ladan.',
    ],
    answers: [{ by: 5, to: 1 }],
  },
  {
    title: 'Basket på tv i höst, var sänds vad?',
    text: 'Finns det någon som har koll på var man ser svenska ligan, landslaget och EuroLeague i höst? Jag orkar inte ha fyra abonnemang.',
    replies: [
      'Landslaget brukar visas gratis. Resten är tyvärr utspritt.',
      'Flera klubbar sänder sina hemmamatcher själva. Kolla lagets egen sida.',
      'Bästa sändningen är fortfarande på läktaren. Billigast också, om man räknar korven.',
    ],
  },
  {
    title: 'Spelar ni fortfarande fast ni är över 40?',
    text: 'Fyller 44 och vaden är inte överens med huvudet längre. Hur gör ni som fortsätter? Kortare pass, mer stretch, eller bara sämre försvar?',
    size: 22,
    replies: [
      'Uppvärmning i en kvart innan jag ens rör en boll. Det är hela hemligheten.',
      'Bytte till 3 mot 3. Halva planen, dubbla snacket.',
      '52 här. Jag vaktar alltid den som ser minst pigg ut.',
      'Styrka två gånger i veckan gjorde mer för knäna än allt annat.',
      'Oldboys i Örebro på torsdagar: snittålder 47, snittambition 17.',
    ],
  },
  {
    title: 'Bästa utekorten och utekorgarna i Sverige?',
    text: 'Vi ska bila genom landet i sommar med två basketgalna barn. Var finns de bästa utekorgarna? Underlag, nät och fin utsikt ger bonuspoäng.',
    size: 17,
    replies: [
      'Strandbadet i Västervik har en plan precis vid vattnet. Ta med extra boll, den hamnar i sjön.',
      'Rålambshovsparken i Stockholm, men gå dit före tio om ni vill ha en korg själva.',
      'I Luleå finns en plan där man kan spela i midnattssol. Lite mygg bara.',
      'Kronprinsen i Malmö. Bra nivå och alla får vara med.',
    ],
  },
  {
    title: 'Att köra skjuts till träningar fem dagar i veckan',
    text: 'Tre barn, tre lag, fem dagar. Tips på hur ni andra samordnar? Vår familjekalender ser ut som ett spelschema i NBA.',
    replies: [
      'Samåkning med två andra familjer. En delad lista där alla skriver upp sig på söndagen.',
      'Vi åker kollektivt en dag i veckan. Det gör dem självständiga och mig utvilad.',
      'Håll ut. När de får körkort saknar man pratet i bilen.',
    ],
  },
  {
    title: 'Podd- och boktips om basket?',
    text: 'Har långa pendlingsdagar framför mig. Svenska eller engelska går lika bra, gärna något om träning eller historia.',
    size: 12,
    replies: [
      'Leta upp gamla radiodokumentärer om svensk basket på 80-talet. Guldkorn.',
      'Biografier av tränare är ofta bättre än av spelare. Mer tanke, färre bilar.',
      'Biblioteket lånar ut ljudböcker gratis i mobilen, där finns några om basket.',
    ],
  },
  {
    title: 'Vart tog alla publiken vägen?',
    text: 'Vi är ungefär 120 på hemmamatcherna. För femton år sedan var det 400. Vad har er förening gjort som faktiskt fungerade?',
    size: 26,
    replies: [
      'Gratis inträde för alla ungdomslag som kommer tillsammans i klubbtröja. Från 90 till 260.',
      'Halvtidstävling för barn på parketten. Föräldrarna följer med av sig själva.',
      'Fast matchdag. Folk visste aldrig när vi spelade.',
      'Ärligt talat: varm fika. Ställ någon där som kan baka.',
      'Kolla så att ni inte krockar med innebandyn i samma hall.',
    ],
  },
  {
    title: 'Felslut om domaren, eller hur snackar vi med barnen efter matchen?',
    text: 'I lördags stod tre vuxna och skrek på en fjortonårig domare. Jag skämdes. Hur pratar ni i era lag om det här?',
    state: 'locked',
    size: 31,
    replies: [
      'Vi har en matchvärd i väst som går fram lugnt första gången. Det räcker nästan alltid.',
      'Tränaren säger det på föräldramötet: ropar du på domaren så byter jag ut ditt barn.',
      'Jag dömer själv. Ett tack efter matchen gör att man orkar en säsong till.',
      'Kan vi sluta låtsas att det bara är föräldrar? Tränare är värst.',
      'Det där var onödigt. Håll er till ämnet, annars låser vi.',
    ],
  },
  {
    title: 'Någon som vill starta spontanbasket i Borås?',
    text: 'Jag har fått nyckel till en skolhall på söndagar 18–20. Vi är fyra hittills. Alla nivåer, från sexton och uppåt.',
    state: 'waiting',
    replies: [],
  },
];
