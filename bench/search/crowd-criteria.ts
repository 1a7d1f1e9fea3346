// The rest of crowd.ts: collectors, places, sizes in every notation, colours and prices.
import { type TestQuery, near, priced, sized, titled } from './ad-pattern.ts';
import { letter, women } from './everyday-words-slang.ts';
import * as item from './items.ts';

const skane = /^(Malmö|Lund|Helsingborg|Kristianstad|Landskrona|Trelleborg|Ängelholm)$/;

export const collectors: TestQuery[] = [
  { query: 'jokic prizm', must: item.prizm },
  { query: 'rookie psa 9', must: item.rookies },
  { query: 'autograph card', must: item.autographCards },
  { query: 'oöppnade paket hoops', must: titled(item.packs, /hoops/i), may: item.packs },
  { query: 'samlarpärm 360', must: titled(item.binders, /360/), may: item.binders },
  { query: 'upper deck fleer 90-tal', must: titled(item.cards, /cirka 300/i), may: item.cards },
  { query: 'signerad boll landslaget', must: item.signedBalls },
  { query: 'retro bulls linne xl', must: titled(item.bullsTops, letter('XL')) },
  { query: 'numrerat kort /99', must: titled(item.autographCards, /numrerat/i), may: item.autographCards },
  { query: 'inramad poster em', must: item.posters },
  {
    query: 'swingman chicago l',
    must: titled(titled(item.bullsTops, /swingman/i), letter('L')),
    may: titled(item.bullsTops, letter('L')),
  },
];

const places: TestQuery[] = [
  { query: 'skor 44 örebro', must: near(sized(item.shoes, 44), /^Örebro$/), may: sized(item.shoes, 44) },
  { query: 'boll i norrköping', must: near(item.balls, /^Norrköping$/) },
  { query: 'linne skåne', must: near(item.tops, skane) },
  { query: 'basketkorg sthlm', must: near(item.hoops, /^Stockholm$/), may: near(item.nets, /^Stockholm$/) },
];

const sizes: TestQuery[] = [
  { query: 'skor 42 1/2', must: [], may: titled(item.shoes, /\b4[23]\b/) },
  { query: 'skor 42,5', must: [], may: titled(item.shoes, /\b4[23]\b/) },
  { query: 'basketskor strl 44,5', must: [], may: titled(item.shoes, /\b4[45]\b/) },
  { query: 'skor stl. 43', must: sized(item.shoes, 43) },
  { query: 'skor eur 44', must: sized(item.shoes, 44) },
  { query: 'us10.5 skor', must: [], may: titled(item.shoes, /\b4[45]\b/) },
  { query: '28 cm basketskor', must: sized(item.shoes, 44), may: titled(item.shoes, /\b4[35]\b/) },
  { query: 'jordan uk 8', must: [], may: titled(item.jordan, /\b4[23]\b/) },
  { query: 'damskor 38-39', must: titled(women, /\b3[89]\b/) },
  { query: 'linne 152 cl', must: sized(item.tops, 152) },
  { query: 'hoodie x large', must: titled(item.hoodies, letter('XL')) },
  { query: 'shorts XXL', must: titled(item.shorts, letter('XXL')) },
  { query: 'boll #7', must: titled(item.balls, /(strl|storlek) 7/i) },
];

const colours: TestQuery[] = [
  { query: 'vita sneakers 43', must: titled(sized(item.shoes, 43), /vit/i) },
  { query: 'lila jordan', must: titled(item.jordan, /lila/i), may: item.jordan },
  { query: 'orange shorts', must: titled(item.shorts, /orange/i) },
  { query: 'marinblå väska', must: titled([item.bags, item.backpacks], /marinblå/i) },
  { query: 'röd/svart matchlinne', must: titled(item.matchTops, /svart\/röd/i), may: item.matchTops },
];

const prices: TestQuery[] = [
  { query: 'skor max femhundra', must: priced(item.shoes, 500) },
  { query: 'boll 100 kr eller mindre', must: priced(item.balls, 100) },
  { query: 'korg för under tusen', must: priced(item.hoops, 1000), may: priced(item.nets, 1000) },
  { query: 'hoodie 200-300 kr', must: priced(item.hoodies, 300), mustNot: priced(item.hoodies, 199) },
  { query: 'ryggsäck under 2 hundra', must: priced(item.backpacks, 200) },
  { query: 'linne högst 150 spänn', must: priced(item.tops, 150) },
  // At least the cheaper half of them comes first.
  { query: 'billiga bollar', must: priced(item.balls, 250) },
  { query: 'billiga skor 42', must: priced(sized(item.shoes, 42), 500) },
  { query: 'basketkorg billigt', must: priced(item.hoops, 500) },
  { query: 'skor 300kr eller billigare', must: priced(item.shoes, 300) },
  { query: 'kobe upp till 2500', must: priced(item.kobe, 2500) },
  { query: 'korg max 1,5k', must: priced(item.hoops, 1500) },
  { query: 'biljetter till lågt pris', must: item.tickets },
];

/** Found while the search was changed for the others. */
const later: TestQuery[] = [
  { query: 'korg inne', must: item.miniHoops },
  { query: 'korg till garageuppfarten', must: [item.portableHoops, item.fixedHoops, item.wallHoops] },
  { query: 'matchboll herr', must: titled(item.balls, /matchboll.*7/i), may: item.balls },
  { query: 'fynda skor', must: priced(item.shoes, 400) },
  { query: 'rea jordans', must: item.jordan },
  { query: 'rigsäck', must: item.backpacks },
  { query: 'läger v 28', must: titled(item.camps, /vecka 28/i), may: item.camps },
  { query: 'jag är 13 år och behöver skor i 39', must: sized(item.shoes, 39) },
  { query: 'womens jersey', must: [], may: [item.tops, item.jerseys].flat() },
  { query: 'matchlinne laget', must: item.matchTops, may: item.tops },
  { query: 'personlig träning basket', must: item.coaches },
  { query: 'mini ball', must: item.miniBalls },
  { query: 'trophies', must: item.trophies },
];

export const criteria: Record<string, TestQuery[]> = { places, sizes, colours, prices, later };
