// Messages before and after a deal; they depend on the kind of item only.

/** Author, minutes after the previous message, and text. */
export type Turn = readonly [by: 'buyer' | 'seller', minutes: number, text: string];

export interface DealScript {
  /** Up to the deal. */
  before: readonly [Turn, ...Turn[]];
  after: readonly Turn[];
}

type Scripts = readonly [DealScript, ...DealScript[]];

/** How the item changes hands. */
export type Handover = 'met' | 'posted' | 'fetched' | 'booked';

const sold: Record<Handover, Scripts> = {
  met: [
    {
      before: [
        ['buyer', 0, 'Hej! Är annonsen fortfarande aktuell?'],
        ['seller', 22, 'Hej! Ja, det är den.'],
        ['buyer', 5, 'Vad bra. Kan jag hämta i {ort} i morgon?'],
        ['seller', 16, 'I morgon efter fem passar. Skriv när du är på väg, så möter jag dig utanför.'],
        ['buyer', 3, 'Perfekt, då gör vi så!'],
      ],
      after: [
        ['buyer', 1360, 'Tack för en smidig affär!'],
        ['seller', 50, 'Tack själv!'],
      ],
    },
    {
      before: [
        ['buyer', 0, 'Hej! Jag bor inte långt bort. Går det att titta innan jag bestämmer mig?'],
        ['seller', 40, 'Hej! Självklart. Jag är vid sporthallen varje vardagskväll mellan fem och sju.'],
        ['buyer', 11, 'Då kommer jag förbi. Går det att pruta något på {pris}?'],
        ['seller', 9, 'Jag håller på {pris}. Det är redan lågt satt.'],
        ['buyer', 4, 'Okej, det är rimligt. Vi ses där!'],
      ],
      after: [
        ['buyer', 1470, 'Nu är pengarna på väg. Tack!'],
        ['seller', 12, 'De är framme. Lycka till!'],
      ],
    },
  ],
  posted: [
    {
      before: [
        ['buyer', 0, 'Hej! Jag är intresserad. Kan du skicka?'],
        ['seller', 65, 'Hej! Ja, det går bra. Frakten brukar bli runt 80 kr.'],
        ['buyer', 14, 'Det är okej för mig. Då slår jag till!'],
        ['seller', 7, 'Kul! Jag går till ombudet i morgon bitti.'],
      ],
      after: [
        ['seller', 1100, 'Nu är paketet inlämnat. Det ska vara hos dig om två dagar.'],
        ['buyer', 2890, 'Hämtade det i dag. Allt stämmer med annonsen, tack!'],
        ['seller', 30, 'Vad bra, tack själv!'],
      ],
    },
    {
      before: [
        ['buyer', 0, 'Hej! Vad blir frakten till {köparort}?'],
        ['seller', 30, 'Hej! Jag har inte vägt än, men jag gissar på 79 kr.'],
        ['buyer', 20, 'Inga problem. Är det något mer jag bör veta om skicket?'],
        ['seller', 45, 'Nej, det är precis som det står i annonsen.'],
        ['buyer', 6, 'Då köper jag. Tack!'],
      ],
      after: [['buyer', 4310, 'Paketet kom i dag. Jättenöjd!']],
    },
    {
      before: [
        ['buyer', 0, 'Hej! Skulle du kunna gå ner något i pris om vi bestämmer oss i dag?'],
        ['seller', 26, 'Hej! Jag håller på {pris}, men bjuder på frakten.'],
        ['buyer', 8, 'Det låter bra. Då är vi överens!'],
        ['seller', 4, 'Fint, då markerar jag annonsen som såld till dig.'],
      ],
      after: [
        ['buyer', 3010, 'Nu är paketet här. Tack för att du packade så noga!'],
        ['seller', 75, 'Så ska det vara. Hoppas att det kommer till nytta!'],
      ],
    },
  ],
  fetched: [
    {
      before: [
        ['buyer', 0, 'Hej! Får allt plats på ett vanligt släp?'],
        ['seller', 50, 'Hej! Ja, om man tar loss plattan. Ta med någon som kan bära i andra änden.'],
        ['buyer', 12, 'Bra, jag tar med min bror. Passar det på lördag förmiddag?'],
        ['seller', 5, 'Lördag går fint. Jag har verktyg hemma.'],
      ],
      after: [['buyer', 5800, 'Nu står korgen på plats här hemma. Barnen vill inte gå in!']],
    },
  ],
  booked: [
    {
      before: [
        ['buyer', 0, 'Hej! Finns det plats kvar?'],
        ['seller', 18, 'Hej! Ja. Säg till om du vill att jag håller åt dig.'],
        ['buyer', 6, 'Ja tack, gärna! Hur gör vi?'],
        ['seller', 10, 'Du får allt av mig här i chatten, så behöver vi inte ses.'],
        ['buyer', 2, 'Perfekt.'],
      ],
      after: [['buyer', 190, 'Nu har jag fått allt. Det ska bli kul!']],
    },
  ],
};

const reserved: Record<Handover, Scripts> = {
  met: [
    {
      before: [
        ['buyer', 0, 'Hej! Är annonsen aktuell? Jag får lön i nästa vecka.'],
        ['seller', 25, 'Hej! Det är den. Jag kan spara åt dig till dess.'],
        ['buyer', 8, 'Tack, snällt! Då hör jag av mig så fort jag kan hämta.'],
        ['seller', 3, 'Ingen fara. Nu står annonsen som reserverad.'],
      ],
      after: [],
    },
    {
      before: [
        ['buyer', 0, 'Hej! Jag vill gärna köpa. Kan du spara till helgen?'],
        ['seller', 33, 'Hej! Till söndag kväll går bra, sedan frågar jag nästa i kön.'],
        ['buyer', 6, 'Rimligt. Jag kommer på lördag förmiddag.'],
        ['seller', 4, 'Bra, reserverat för dig.'],
      ],
      after: [],
    },
  ],
  posted: [
    {
      before: [
        ['buyer', 0, 'Hej! Jag är intresserad, men bortrest till på måndag. Kan du vänta?'],
        ['seller', 48, 'Hej! Inga problem, jag reserverar så länge.'],
        ['buyer', 15, 'Toppen! Jag hör av mig när jag är hemma.'],
      ],
      after: [],
    },
    {
      before: [
        ['buyer', 0, 'Hej! Kan du skicka? Jag bor i {köparort}.'],
        ['seller', 27, 'Hej! Jodå. Jag behöver hitta en kartong, så räkna med ett par dagar.'],
        ['buyer', 9, 'Det är ingen brådska. Kan du reservera så länge?'],
        ['seller', 5, 'Det har jag gjort nu.'],
      ],
      after: [],
    },
  ],
  fetched: [
    {
      before: [
        ['buyer', 0, 'Hej! Vi vill gärna ha korgen, men måste låna ett släp. Kan du vänta en vecka?'],
        ['seller', 41, 'Hej! Det går bra. Jag reserverar åt er.'],
        ['buyer', 6, 'Stort tack! Vi hör av oss när vi har fått tag i ett.'],
      ],
      after: [],
    },
  ],
  booked: [
    {
      before: [
        ['buyer', 0, 'Hej! Finns det plats kvar?'],
        ['seller', 21, 'Hej! Ja, det gör det.'],
        ['buyer', 7, 'Jag måste stämma av med familjen. Kan du hålla några dagar?'],
        ['seller', 6, 'Det går bra. Reserverat så länge.'],
      ],
      after: [],
    },
  ],
};

export const dealScripts = { sold, reserved } as const;
