// Handwritten conversations of the main characters.

/** Author, time and text: "3 19:40" is three days ago at that time in Stockholm, "-25" is 25 minutes ago. */
export type StoryMessage = readonly [by: 'one' | 'other', when: string, text: string];
type Story = readonly [StoryMessage, ...StoryMessage[]];

export const storyTexts = {
  /** About a ball: question, answer, and a meeting. */
  meeting: [
    ['one', '1 18:52', 'Hej! Finns den kvar?'],
    ['other', '1 19:07', 'Hej! Ja, det gör den.'],
    ['one', '1 19:09', 'Toppen! Kan jag hämta den i {ort} på {omTvåDagar} vid sex?'],
    ['other', '1 19:31', 'Det går bra. Jag står utanför sporthallen, vid cykelställen.'],
    ['one', '-95', 'Perfekt, då ses vi! Jag kommer i blå jacka.'],
  ],
  /** About a hoop: over a week, with negotiations and a date. */
  hoop: [
    [
      'one',
      '6 18:12',
      'Hej! Vi funderar på korgen till gården här hemma. Hur högt sitter ringen, och går det att ställa den på grus?',
    ],
    [
      'other',
      '6 19:40',
      'Hej! Ringen sitter på 3,05. Stolpen är gjord för att gjutas fast, så på grus behöver ni gjuta en liten sula.',
    ],
    ['one', '6 19:52', 'Det ska gå att ordna. Är plattan hel? Jag ser något mörkt i ena hörnet.'],
    ['other', '6 20:05', 'Den är hel. Det är bara skuggan från björken.'],
    ['one', '5 07:31', 'Bra! Skulle du kunna tänka dig {bud}?'],
    ['other', '5 12:02', 'Jag hade tänkt mig {pris}, men då ingår nät och alla bultar.'],
    ['one', '5 12:20', 'Jag pratar med familjen och återkommer.'],
    ['one', '3 17:45', 'Nu har vi pratat klart. Vi tar den för {pris}! När kan vi hämta?'],
    [
      'other',
      '3 18:30',
      'Vad roligt! Jag är hemma på {omTvåDagar}. Ni behöver ett släp, stolpen är drygt tre meter.',
    ],
    ['one', '3 18:41', 'Jag lånar ett av grannen. Ska vi säga klockan elva?'],
    ['other', '3 18:44', 'Elva blir bra. Jag har kaffe på.'],
    ['one', '-48', 'Hej! Nu är släpet ordnat.'],
    ['one', '-46', 'Är det okej om vi kommer redan vid tio? Min dotter vill hinna skjuta lite före lunch.'],
  ],
  /** General: a coach who travels to a cup in this town. */
  cup: [
    [
      'one',
      '8 20:14',
      'Hej {namn}! Vi kommer till {ort} på cup nästa månad med våra tolvåringar. Vet du någonstans där vi kan träna kvällen innan?',
    ],
    [
      'other',
      '8 21:02',
      'Hej! Vad roligt. Fråga i sporthallen, de brukar släppa in gästande lag efter klockan åtta.',
    ],
    ['one', '7 08:20', 'Tack, det gör jag! Behöver ni förresten bollar? Vi har några i storlek 5 över.'],
    ['other', '7 12:11', 'Gärna! Hur många, och hur ser de ut?'],
    [
      'one',
      '1 16:35',
      'Fem stycken. Två är lite blanka men alla håller luft. Jag kan ta med dem i bussen om du vill.',
    ],
  ],
  /** About shoes: a question before buying, not answered yet. */
  size: [
    ['one', '2 20:31', 'Hej! Är de normala i storleken, eller lite små?'],
    ['other', '2 21:04', 'Hej! Ganska normala, kanske en halv storlek små om man har breda fötter.'],
    ['one', '1 07:48', 'Tack! Går det att prova någonstans i {ort}?'],
  ],
  /** Short: a question, answered a moment ago. */
  more: [
    ['one', '1 20:44', 'Hej! Är annonsen aktuell, och går det att få några fler bilder?'],
    ['other', '-130', 'Hej! Ja, den är aktuell. Vad vill du se närmare?'],
    ['other', '-128', 'Jag kan fota i kväll när jag kommer hem.'],
  ],
  /** An attempted fraud. The last message is the one reported. */
  swindle: [
    [
      'one',
      '2 11:03',
      'Hej. Jag köper för fullt pris men är utomlands just nu. Mitt fraktbolag hämtar i morgon.',
    ],
    ['other', '2 17:26', 'Hej! Jag skickar helst själv, eller så ses vi.'],
    [
      'one',
      '2 17:29',
      'Alla gör så här. Du får pengarna på en gång när du fyller i kortet på https://frakt-ersattning.example/kort',
    ],
  ],
  /** A bid far too low. The last message is the one taken down. */
  rudeness: [
    ['one', '9 21:12', 'Du får 20 spänn.'],
    ['other', '9 21:40', 'Hej! Nej tack, jag håller på priset.'],
    ['one', '9 21:43', 'Snåljåp. Såna som du borde inte få ha barn i laget, din idiot.'],
  ],
  /** Staff about a rejected ad. */
  rejected: [
    [
      'one',
      '4 09:15',
      'Hej {namn}! Din annons ”{titel}” blev inte godkänd, eftersom bilderna inte är dina egna. Byt ut dem så granskar vi den igen.',
    ],
    ['other', '4 17:48', 'Hej! Jag trodde att en bild från tillverkaren räckte.'],
    [
      'one',
      '3 08:40',
      'Den går bra som extra bild, men den första behöver visa just det du säljer. Då vet köparen vad som kommer.',
    ],
    ['other', '3 19:22', 'Då förstår jag. Jag fotar när det är ljust ute.'],
    ['other', '-210', 'Nu har jag tagit tre nya bilder.'],
    ['other', '-207', 'Ska jag ändra i samma annons, eller göra en ny?'],
  ],
  /** Staff to the person who reported the fraud. */
  thanks: [
    [
      'one',
      '1 09:10',
      'Hej {namn}! Tack för att du anmälde meddelandet. Vi tittar på det nu. Tryck inte på länken, och lämna inga kortuppgifter.',
    ],
    ['other', '1 12:32', 'Tack för snabbt svar! Nej, jag har inte tryckt på något.'],
    ['other', '-75', 'Det är tyst nu. Ska jag blockera också?'],
  ],
  /** Staff about an ad in the wrong category. */
  misplaced: [
    [
      'one',
      '-160',
      'Hej {namn}! Din annons ligger under Basketboll, men fler hittar den under Träningsutrustning. Vill du flytta den? Du ändrar kategorin där du redigerar annonsen.',
    ],
  ],
} as const satisfies Record<string, Story>;

export const CUP_SUBJECT = 'Cup nästa månad';
