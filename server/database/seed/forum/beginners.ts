// Sample threads: Nybörjare.
import type { SampleTopic } from './sample-topic.ts';

export const beginnerTopics: readonly SampleTopic[] = [
  {
    title: 'Ny i basket? Ställ din fråga här',
    text: 'Det finns inga dumma frågor. Undrar du vad en screen är, varför domaren blåste eller hur man hittar ett lag, så skriv här.',
    state: 'pinned',
    size: 30,
    replies: [
      'Vad är steg egentligen? Jag ser folk ta fyra.',
      'Två steg efter att du samlat bollen. Det svåra är att avgöra när den är samlad.',
      'Måste man vara lång?',
      'Nej! Snabb, envis och glad räcker långt.',
      'Vad betyder det när domaren snurrar händerna?',
      'Steg. Tittar du på fötterna nästa gång ser du det.',
    ],
  },
  {
    title: 'Börja spela som vuxen, går det?',
    text: 'Jag är 29 och har aldrig spelat i lag. Finns det lag för sådana som mig, eller är man för sen?',
    state: 'hot',
    size: 33,
    replies: [
      'Aldrig för sen. Sök på motionsbasket och din ort.',
      'Började som 34. Jag är fortfarande sämst i laget och har aldrig haft roligare.',
      'Gå dit en gång bara. Andra gången känner du alla.',
      'Vi har en grupp i Uppsala på onsdagar, alla nivåer. Välkommen.',
      'Köp riktiga skor innan du köper något annat. Fotlederna tackar dig.',
    ],
  },
  {
    title: 'Barnet är sju, vilken förening?',
    text: 'Vi har två klubbar på cykelavstånd. Hur väljer man?',
    replies: [
      'Prova båda. De flesta låter barnen vara med gratis några gånger.',
      'Gå på tränaren, inte på tröjan.',
      'Där kompisarna går. I den åldern är det allt.',
    ],
  },
  {
    title: 'Vad kostar en säsong egentligen?',
    text: 'Avgift, skor, cuper, resor. Vad brukar det landa på för en tolvåring?',
    size: 17,
    replies: [
      'Runt 3 000 för oss, det mesta är cuper. Skorna köper vi begagnade.',
      'Fråga föreningen om det finns fritidsbank eller stöd. Det gör det nästan alltid.',
      'Samåkning och matlåda halverar cuphelgen.',
    ],
  },
  {
    title: 'Reglerna på fem minuter?',
    text: 'Ska på min första match som publik. Vad behöver jag veta för att hänga med?',
    size: 12,
    replies: [
      'Två eller tre poäng, ett för straff. Fem fouls och man är utvisad från matchen. Klart.',
      '24 sekunder på sig att skjuta. Titta på klockan ovanför korgen.',
      'Klappa när andra klappar. Efter tio minuter kan du det.',
    ],
  },
  {
    title: 'Min dotter är ensam tjej i laget',
    text: 'Hon är nio och tycker att det är okej, men ibland lite tråkigt. Någon som har gjort något bra av det?',
    size: 13,
    replies: [
      'Vi ringde grannklubben och fick ihop en gemensam träning i månaden. Nu är de elva.',
      'Fråga skolan. Tränaren kom på en idrottslektion och sedan var de fem.',
      'Bra att du frågar henne. Så länge hon vill, kör.',
    ],
  },
  {
    title: 'Vilka ord måste man kunna?',
    text: 'Tränaren ropar ”box out”, ”weak side” och ”post up”. Jag nickar. Finns det en ordlista?',
    size: 11,
    replies: [
      'Box out: ställ dig mellan din spelare och korgen när skottet går.',
      'Weak side är sidan utan boll. Du är oftast där om du är ny.',
      'Nicka är bra. Fråga efteråt är bättre, de blir bara glada.',
    ],
  },
  {
    title: 'Rädd för bollen',
    text: 'Sonen, åtta, blundar när bollen kommer. Han älskar att springa. Tips?',
    size: 10,
    replies: [
      'Mjuk boll i en månad. Sedan märker han inte bytet.',
      'Låt honom passa till väggen själv, då bestämmer han farten.',
      'Det gick över av sig självt för vår. Ingen press.',
    ],
  },
  {
    title: 'Bli funktionär utan att kunna något?',
    text: 'Fick frågan om att sitta i sekretariatet på lördag. Är det svårt?',
    size: 9,
    replies: [
      'Klockan är lättast, protokollet är roligast. Säg att du är ny så sitter någon bredvid.',
      'Det finns en kort kurs på nätet. En timme.',
      'Du får bästa platsen i hallen och gratis fika.',
    ],
  },
  {
    title: 'Tjena, säljer skor billigt, hör av er',
    text: 'Har ett parti skor, nya i kartong. Skriv för pris.',
    state: 'waiting',
    replies: [],
  },
];
