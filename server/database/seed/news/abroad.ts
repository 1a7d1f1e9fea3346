// Sample articles: NBA, Euroleague, Transfers and Allmänt. All people, teams and sites are invented.
import type { SampleArticle } from './sample-article.ts';

export const nbaArticles: readonly SampleArticle[] = [
  {
    title: 'Svensk rookie satte matchvinnaren från egen planhalva',
    excerpt: 'Adam Sjöholm, 22, fick bollen med 1,4 sekunder kvar. Resten har setts elva miljoner gånger.',
    daysAgo: 2,
    time: '07:20',
    views: 489,
    text: `Harbor City låg under med två. Inkastet gick till fel man, eller rätt, beroende på hur man ser det.

Adam Sjöholm vände sig om, såg klockan och sköt från elva meter på egen planhalva. Bollen gick rakt i.

– Det var inte meningen att jag skulle ha den, säger han.

Han spelade sammanlagt sex minuter och slutade på fem poäng.`,
  },
  {
    title: 'Natten i NBA: tre förlängningar och ett strömavbrott',
    excerpt: 'Prairie Wolves vann till slut, när lamporna hade tänts igen. Vi sammanfattar nattens matcher.',
    daysAgo: 4,
    time: '06:45',
    views: 120,
    text: `Matchen blåstes av klockan 02.51 svensk tid, tre timmar och fyrtio minuter efter uppkastet. I andra förlängningen slocknade hallen i tio minuter. Spelarna satt kvar på golvet och publiken lyste med sina telefoner.`,
  },
  {
    title: 'Harbor City byter tränare efter nio raka förluster',
    excerpt: 'Assisterande Rae Whitlock tar över resten av säsongen.',
    daysAgo: 7,
    time: '22:05',
    views: 58,
    source: 'Nordkorg',
  },
  {
    title: 'Tränarbyte i Harbor City efter nio raka förluster',
    excerpt: 'Rae Whitlock blir tillförordnad tränare.',
    daysAgo: 7,
    time: '22:40',
    source: 'Hallnytt',
    sameAs: 'Harbor City byter tränare efter nio raka förluster',
  },
  {
    title: 'Så fungerar lönetaket, förklarat med lördagsgodis',
    excerpt: 'Varför ett lag ibland byter bort sin bästa spelare för två som inte får spela.',
    daysAgo: 33,
    time: '13:00',
    text: `Tänk dig en påse som rymmer ett hekto. Tre chokladbitar fyller den nästan. Vill du ha en fjärde måste du lägga tillbaka en, eller betala dubbelt för resten av året.

Ungefär så är det.`,
  },
];

export const euroleagueArticles: readonly SampleArticle[] = [
  {
    title: 'Adria tog ledningen i finalserien',
    excerpt: '84–79 efter en sista period där försvaret släppte till elva poäng.',
    daysAgo: 3,
    time: '22:50',
    views: 143,
    text: `Det var inte vackert, men det var effektivt. Adria Split-Ost lät motståndarna skjuta trepoängare, och de missade.

Nästa match spelas på torsdag. Serien avgörs i bäst av fem.`,
  },
  {
    title: 'Svenskans trippeldubbel i Lyon: 14, 11 och 10',
    excerpt: 'Nora Ekdahl är den första svenska spelaren på åtta år som når tvåsiffrigt i tre kolumner.',
    daysAgo: 8,
    time: '23:10',
    views: 72,
    text: `Fjorton poäng, elva returer och tio målgivande passningar. Den tionde kom med två minuter kvar, på ett läge som Nora Ekdahl lika gärna kunde ha tagit själv.

– Jag visste inte om det. Bänken räknade, säger hon.`,
  },
  {
    title: 'Fyra lag i strid om sista slutspelsplatsen',
    excerpt: 'Två omgångar återstår och en enda seger skiljer lagen åt. Så kan det sluta.',
    daysAgo: 10,
    time: '11:40',
    source: 'Nordkorg',
  },
  {
    title: 'Hallen i Porto Vento byggs ut till 18 000 platser',
    excerpt: 'Arbetet ska vara klart om två år. Till dess spelas matcherna i mässhallen.',
    daysAgo: 27,
    time: '09:25',
    source: 'Korgbladet',
  },
  {
    title: 'Biljettpriserna höjs inför slutspelet',
    excerpt: 'Supporterföreningarna protesterar.',
    daysAgo: 0,
    time: '04:15',
    source: 'Nordkorg',
    isPending: true,
  },
];

export const transferArticles: readonly SampleArticle[] = [
  {
    title: 'Moa Wiik skriver på för två år i Toulouse-Nord',
    excerpt:
      'Hörnskytten lämnar Norrvik efter säsongen. ”Jag ville säga det själv innan någon annan gjorde det.”',
    daysAgo: 1,
    time: '20:00',
    views: 377,
    text: `Beskedet kom på en presskonferens i klubbens cafeteria, mellan kanelbullarna och en utsliten matchtröja.

Wiik, 24, har spelat i Norrvik sedan hon var nio. I sommar flyttar hon till Frankrike.

– Jag packar skorna sist, säger hon.`,
  },
  {
    title: 'Alla övergångar inför vårsäsongen, klubb för klubb',
    excerpt: 'Vi uppdaterar listan tills fönstret stänger. Senast in: en center på 2,14 till Hamnens BBK.',
    daysAgo: 5,
    time: '08:30',
    views: 210,
    text: `**Almby BK**
In: Levi Brandt (Östersand). Ut: ingen.

**Hamnens BBK**
In: Tomasz Wilk, center, 2,14. Ut: Rasmus Berg (slutar).

**Norrvik Basket**
In: ingen. Ut: Moa Wiik (Toulouse-Nord, efter säsongen).`,
  },
  {
    title: 'Brandt återvänder till Almby',
    excerpt: 'Pointguarden var borta i fyra år. Nu har han skrivit på för resten av säsongen.',
    daysAgo: 13,
    time: '15:35',
    source: 'Hallnytt',
  },
  {
    title: 'Center på 2,14 klar för Hamnens BBK',
    excerpt: 'Tomasz Wilk ska ge laget en annan tyngd under korgen.',
    daysAgo: 14,
    time: '18:05',
    views: 22,
    source: 'Korgbladet',
  },
  {
    title: 'Uppgifter: Sundh på väg utomlands',
    excerpt: 'Flera klubbar ska ha hört av sig.',
    daysAgo: 0,
    time: '03:40',
    source: 'Nordkorg',
    isPending: true,
  },
];

export const generalArticles: readonly SampleArticle[] = [
  {
    title: 'Nya regler i höst: så ändras 24-sekundersklockan',
    excerpt: 'Efter retur i anfall blir det 14 sekunder på alla nivåer. Här är frågorna vi fått, och svaren.',
    daysAgo: 6,
    time: '12:30',
    views: 131,
    text: `**När gäller det?** Från den 1 oktober, i alla serier från U15 och uppåt.

**Vad händer i hallar utan ny klocka?** Sekretariatet ropar. Det går bra, om man övar.

**Gäller det också vid inkast från sidan?** Ja, om anfallande lag behåller bollen på främre planhalvan.`,
  },
  {
    title: 'Skorna som går i arv: en klubb, ett förråd, noll kronor',
    excerpt: 'I Björkforsen lånar alla barn sina första skor. Förrådet har 214 par och en tvättmaskin.',
    daysAgo: 10,
    time: '10:00',
    views: 45,
    text: `Det började med en kartong i ett hörn. I dag har klubben 214 par skor i storlek 28 till 42, sorterade efter nötning.

Den som vill göra likadant hittar begagnade skor på [marknadsplatsen](/marketplace?category=Basketskor).`,
  },
  {
    title: 'Poddtips: fem avsnitt för långa bortaresor',
    excerpt: 'Taktik, historia och ett samtal om att sluta i tid.',
    daysAgo: 21,
    time: '07:30',
    text: 'Fem avsnitt på tillsammans fyra timmar, lagom till Luleå och halvvägs hem. Kommentera gärna i [forumet](/forum) vad vi har missat.',
  },
  {
    title: 'Basket är skolgårdens näst största idrott',
    excerpt: 'Bara fotbollen är större, visar en undersökning bland 4 000 mellanstadieelever.',
    daysAgo: 30,
    time: '06:55',
    source: 'Hallnytt',
  },
  {
    title: 'Åttioåringen som spelar varje tisdag',
    excerpt: 'Gunnar Frisk började 1958 och har bytt skor elva gånger.',
    daysAgo: 52,
    time: '14:45',
    text: `– Hemligheten är att aldrig hoppa, säger Gunnar Frisk och sätter ett krokskott från sex meter.

Tisdagsgänget i Östersand har spelat ihop i trettio år. Snittåldern är 67.`,
  },
];
