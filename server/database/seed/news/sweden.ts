// Sample articles: Svensk basket, Landslag and Ungdomsbasket. All people, teams and sites are invented.
import type { SampleArticle } from './sample-article.ts';

export const swedishArticles: readonly SampleArticle[] = [
  {
    title: 'Norrvik vände 18 poängs underläge inför fullsatt hall',
    excerpt: 'Tre kvartar gick åt skogen. Sedan satte Ester Lindvall fem trepoängare på sju minuter.',
    daysAgo: 0,
    time: '08:10',
    views: 412,
    is: 'featured',
    text: `Ställningen var 41–59 när sista perioden började, och några på övre läktaren hade redan börjat leta efter bilnycklarna. De missade säsongens vändning.

Norrvik Basket bytte till zonpress, stal fyra bollar i rad och lät Ester Lindvall skjuta. Fem trepoängare senare var det lika. Med elva sekunder kvar drev hon mot korgen, blev dubblad och släppte bollen till Moa Wiik i hörnet.

– Jag hörde ingenting, säger Wiik. Jag såg bara nätet röra sig.

**Så avgjordes matchen**

- Norrvik vann sista perioden med 31–12.
- Almby BK tappade bollen nio gånger på tio minuter.
- Publiken, 1 840 personer, är den största i hallen sedan den byggdes om.

Redan på söndag möts lagen igen, då i Almby.`,
  },
  {
    title: 'Klart: serien får ett tolfte lag från nästa säsong',
    excerpt: 'Östersand uppfyller kraven på hall och ekonomi. Förbundets beslut gäller från hösten.',
    daysAgo: 1,
    time: '13:30',
    views: 301,
    is: 'featured',
    text: `Efter två års väntan är det klart. Östersands BK får plats i högsta serien när nästa säsong börjar.

Klubben har byggt ut läktaren till 1 500 platser och visat upp en budget i balans två år i rad. Det var villkoren.

– Vi har sålt kakor, städat idrottsplatser och kört bussen själva, säger ordföranden Karin Hallgren. Nu börjar det svåra.

Serien spelas med tolv lag i 33 omgångar. De åtta bästa går till slutspel.`,
  },
  {
    title: 'Tre domare, en visselpipa: nytt försök i division 2',
    excerpt: 'Med en tredje domare ska spelet flyta bättre. Efter sex omgångar är lagen överens.',
    daysAgo: 3,
    time: '10:05',
    views: 96,
    text: `I vinter dömer tre domare varannan match i division 2 norra. Det är ett försök som ska utvärderas i april.

Hittills har antalet tekniska fouls halverats. Matcherna är dessutom sju minuter kortare, eftersom färre situationer diskuteras.

– Någon ser alltid händerna, säger domaren Ali Noori. Det räcker långt.`,
  },
  {
    title: 'Hallen som drog ner elräkningen med en tredjedel',
    excerpt: 'Nya lampor, lägre värme på natten och ett schema som fyller luckorna. Så gjorde Almby.',
    daysAgo: 6,
    time: '16:20',
    views: 64,
    text: `En basketplan behöver 500 lux för match, men sällan mer än 300 för träning. Den insikten sparade Almby BK 84 000 kronor på ett år.

Klubben har skrivit ihop en [lathund](https://exempel.invalid/lathund) som andra får använda fritt. Det viktigaste rådet är gratis: lägg träningarna efter varandra, så att hallen inte värms upp två gånger.`,
  },
  {
    title: 'Seriefinalen flyttas till söndag efter vattenläcka',
    excerpt: 'Golvet i Hamnhallen måste torka i två dygn. Redan köpta biljetter gäller.',
    daysAgo: 0,
    time: '10:40',
    views: 533,
    is: 'breaking',
    text: `Ett rör i taket gick sönder under natten och en fjärdedel av parketten blev blöt. Matchen mellan Hamnens BBK och Norrvik flyttas därför från fredag till söndag klockan 16.

Golvläggaren bedömer att ingen bräda behöver bytas. Den som inte kan komma på söndag får pengarna tillbaka i kassan.`,
  },
  {
    title: 'Rekordpublik i premiäromgången',
    excerpt: 'Snittet steg till 1 210 åskådare, det högsta på nio år. Störst var ökningen i damserien.',
    daysAgo: 9,
    time: '09:00',
    views: 41,
    source: 'Hallnytt',
  },
  {
    title: 'Tränarduon förlänger i Almby till 2029',
    excerpt: 'Sara Bergkvist och Jonas Öhrn stannar tre år till, med ansvar också för juniorerna.',
    daysAgo: 16,
    time: '11:15',
    source: 'Korgbladet',
  },
  {
    title: 'Så blev bygdens gamla mejeri en basketlokal',
    excerpt: 'Där det förr kyldes mjölk studsar nu bollar. Femtio frivilliga lade golvet på en månad.',
    daysAgo: 38,
    time: '15:00',
    text: `Taket är lite för lågt för höga bågar och hörnskotten måste skjutas platt. Annars är allt som det ska.

Mejeriet i Björkforsen stod tomt i elva år. I somras flyttade basketen in.`,
  },
  {
    title: 'Poängliga inför vårsäsongen',
    excerpt: 'Lindvall leder före Wiik och Sundh. Här är de tjugo främsta.',
    daysAgo: 0,
    time: '06:30',
    source: 'Hallnytt',
    isPending: true,
  },
];

export const nationalArticles: readonly SampleArticle[] = [
  {
    title: 'Två debutanter när landslaget samlas i Borås',
    excerpt: 'Förbundskaptenen tar ut fjorton spelare till kvalet. Snittåldern är den lägsta på tio år.',
    daysAgo: 1,
    time: '18:45',
    views: 268,
    is: 'featured',
    text: `Ester Lindvall, 19, och Tuva Rask, 20, får chansen när damlandslaget samlas på måndag. Kvalet börjar med två hemmamatcher.

– De har spelat sig in. Ingen har fått någonting gratis, säger förbundskapten Helena Ström.

**Truppen i korthet**

1. Fjorton spelare, varav fem proffs utomlands.
2. Tre spelare är tillbaka efter skada.
3. Två stryks efter söndagens träning.

Biljetterna till hemmamatcherna släpps på onsdag klockan 10.`,
  },
  {
    title: 'Herrarna får tre bortamatcher i rad',
    excerpt: 'Lottningen kunde ha gått bättre. Först i februari spelar laget hemma igen.',
    daysAgo: 5,
    time: '14:10',
    views: 77,
    text: `Kvalgruppen är lottad och spelschemat satt. Tre bortamatcher på åtta dagar väntar, med sammanlagt 5 200 kilometer i luften.

Lagets läkare har redan skrivit ett schema för sömnen.`,
  },
  {
    title: 'Tre mot tre: laget som tränar på skolgården',
    excerpt: 'Utan egen hall och med lånad boll tog de sig till Europaspelen. Nu vill de längre.',
    daysAgo: 12,
    time: '12:00',
    views: 35,
    text: `En korg, fyra spelare och en väckarklocka på sex. Så började det.

I dag är laget rankat sjua i Europa. Träningarna ligger kvar på skolgården.`,
  },
  {
    title: 'Landslagets läkare: ”Fler borde värma upp som fotbollsspelare”',
    excerpt: 'Ett program på tolv minuter har minskat knäskadorna med en tredjedel i två klubbar.',
    daysAgo: 24,
    time: '07:50',
    source: 'Korgbladet',
  },
  {
    title: 'Bruttotrupp med 24 namn presenterad',
    excerpt: 'Sjutton av spelarna är födda på 2000-talet.',
    daysAgo: 0,
    time: '05:55',
    source: 'Nordkorg',
    isPending: true,
  },
];

export const youthArticles: readonly SampleArticle[] = [
  {
    title: 'Lägre korgar och mindre bollar gav fler mål – och fler som stannar',
    excerpt: 'I Almby spelar åttaåringarna på 2,60. Ingen har slutat på två terminer.',
    daysAgo: 2,
    time: '09:30',
    views: 154,
    text: `Det ser nästan fusk ut. Bollen är lätt, korgen låg och planen bara halva. Men alla skjuter, alla dribblar och alla vill vara med en gång till.

– Vi räknar inte poäng. Vi räknar leenden, säger ledaren Fatima Aziz och skrattar åt sig själv.

Klubben gjorde om sina träningar för två år sedan. Sedan dess har grupperna vuxit med hälften.`,
  },
  {
    title: 'Cupen med 300 lag söker fler sekretariat',
    excerpt: 'Ungdomscupen i Norrvik växer så att knappen till klockan inte räcker till.',
    daysAgo: 4,
    time: '17:15',
    views: 88,
    text: `Om tre veckor fylls elva hallar i Norrvik. Det som saknas är folk vid borden.

Den som kan klockan, eller vill lära sig, är välkommen på en kurskväll på tisdag. Kaffe och bulle ingår.`,
  },
  {
    title: 'Flickor 14 byggde sin egen läktare',
    excerpt: 'Lastpallar, färg och en snickrande farfar. Nu ryms hela klassen på hemmamatcherna.',
    daysAgo: 11,
    time: '16:00',
    views: 29,
    text: `Fyrtio pallar och nio liter orange färg blev en läktare med plats för sextio. Farfar Bengt höll i sågen.`,
  },
  {
    title: 'Fritt spel varje fredag drog hundra ungdomar',
    excerpt: 'Ingen anmälan, ingen avgift och musik på låg volym. Kommunen förlänger försöket.',
    daysAgo: 19,
    time: '20:10',
    source: 'Hallnytt',
  },
  {
    title: 'Så undviker du att barn specialiserar sig för tidigt',
    excerpt: 'Forskarens råd: flera idrotter till tolv år, och lediga somrar.',
    daysAgo: 45,
    time: '08:00',
    source: 'Korgbladet',
  },
  {
    title: 'Ny ungdomsserie planeras i fyra län',
    excerpt: 'Kortare resor och fler matcher på samma dag är tanken.',
    daysAgo: 0,
    time: '07:05',
    source: 'Korgbladet',
    isPending: true,
  },
];
