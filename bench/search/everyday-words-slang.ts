// The rest of everyday-words.ts: slang, compounds, English, forms of words, and things of which the site has none.
import { type TestQuery, sized, titled } from './ad-pattern.ts';
import * as item from './items.ts';

/** A size of clothes in a title. */
export const letter = (size: string) => new RegExp(`(strl|,|Chicago|[a-zåäö]) ${size}\\b|\\b${size}$`);
export const women = [...titled(item.shoes, /damskor/i), item.sabrina];
const outdoorHoops = [item.portableHoops, item.fixedHoops, item.wallHoops];

export const slang: TestQuery[] = [
  { query: 'pjuck 44', must: sized(item.shoes, 44) },
  { query: 'basketpjuck', must: item.shoes },
  { query: 'sneaks 45', must: sized(item.shoes, 45) },
  { query: 'dojor 43', must: sized(item.shoes, 43) },
  { query: 'hoodisar', must: item.hoodies },
  { query: 'brallor', must: item.warmups, may: [item.tights, item.shorts] },
  { query: 'trunk', must: item.bags },
  { query: 'bollkärra', must: item.ballRacks },
  { query: 'lirarlinne', must: [], may: item.tops },
  {
    query: 'basketprylar barn',
    must: [],
    may: [item.kidsHoops, item.kidsShoes, item.miniBalls, item.training],
  },
  { query: 'kikskor svarta', must: [], may: titled(item.shoes, /svart/i) },
  { query: 'rea jordans', must: item.jordan },
];

export const compounds: TestQuery[] = [
  { query: 'basketbollpump', must: item.pumps },
  { query: 'ungdomsbollar', must: item.teamBalls },
  { query: 'bollväska', must: [], may: [item.backpacks, item.bags] },
  { query: 'träningskoner', must: item.ladders },
  { query: 'skolryggsäck', must: item.backpacks },
  { query: 'barnkorg', must: item.kidsHoops, may: item.miniHoops },
  { query: 'väggfäste basketkorg', must: item.wallHoops, may: item.hoops },
  { query: 'utomhuskorg', must: outdoorHoops, may: item.hoops },
  { query: 'domarvisselpipa', must: item.whistles },
  { query: 'kortsamling', must: titled(item.cards, /samling|cirka 300/i), may: item.cards },
  { query: 'kortbox', must: titled(item.packs, /box/i), may: item.packs },
  { query: 'signaturkort', must: item.autographCards },
  { query: 'ledarskapsböcker', must: titled(item.books, /ledarskap/i), may: item.books },
  { query: 'styrkeband', must: item.bands },
  { query: 'coachbräda', must: item.boards },
  { query: 'kompressionskläder', must: item.tights },
  { query: 'storleksfemma boll', must: titled(item.balls, /(storlek|strl) 5/i) },
  { query: 'inomhusskor 36 barn', must: sized(item.kidsShoes, 36) },
];

export const english: TestQuery[] = [
  {
    query: 'basketball shorts black M',
    must: titled(titled(item.shorts, /svart/i), letter('M')),
    may: titled(item.shorts, letter('M')),
  },
  { query: 'knee pads small', must: titled(item.kneePads, letter('S')), may: item.kneePads },
  { query: 'kids basketball shoes 34', must: sized(item.kidsShoes, 34) },
  { query: 'water bottle', must: item.bottles },
  { query: 'trading card binder', must: item.binders },
  { query: 'signed ball', must: item.signedBalls },
  { query: 'wall mounted hoop', must: item.wallHoops },
  { query: 'portable hoop', must: item.portableHoops },
  { query: 'hoop net', must: item.nets },
  { query: 'coaching books', must: item.books },
  { query: 'compression tights L', must: titled(item.tights, letter('L')) },
  { query: 'referee whistle', must: item.whistles },
  { query: 'season ticket', must: titled(item.tickets, /säsongskort/i) },
  { query: 'summer camp girls', must: titled(item.camps, /tjejer/i), may: item.camps },
  { query: 'scoreboard', must: item.scoreboards },
  { query: 'womens shoes 38', must: sized(women, 38) },
];

export const forms: TestQuery[] = [
  { query: 'bollvagnen', must: titled(item.ballRacks, /bollvagn/i), may: item.ballRacks },
  { query: 'ryggsäckarna', must: item.backpacks },
  { query: 'pannbanden', must: item.headbands },
  { query: 'visselpiporna', must: item.whistles },
  { query: 'tröjorna bulls', must: item.bullsTops },
  { query: 'shortsen', must: item.shorts },
  { query: 'korgarna på hjul', must: item.portableHoops },
  { query: 'skorna från jordan 46', must: sized(item.jordan, 46) },
  { query: 'kettlebellen', must: item.kettlebells },
  { query: 'nätet till korgen', must: item.nets },
  { query: 'lägret för tjejer', must: titled(item.camps, /tjejer/i), may: item.camps },
  { query: 'pärmar', must: item.binders },
  { query: 'flaskorna', must: item.bottles },
  { query: 'medaljen', must: titled(item.trophies, /medalj/i), may: item.trophies },
];

/** Things that the site does not have. Ads that a buyer would look at instead are acceptable. */
export const missing: TestQuery[] = [
  { query: 'skridskor', must: [] },
  { query: 'fotbollströja', must: [] },
  { query: 'tennisracket', must: [] },
  { query: 'vinterjacka', must: [], may: item.warmups },
  { query: 'basketstrumpor', must: [] },
  { query: 'keps bulls', must: [], may: item.bullsTops },
  { query: 'skor 53', must: [] },
  { query: 'barnskor 44', must: [] },
  { query: 'barnskor strl 22', must: [] },
  { query: 'volleybollskor', must: [] },
  { query: 'handbollsskor 42', must: [] },
  { query: 'innebandymål', must: [] },
  { query: 'ps5', must: [] },
  { query: 'nike strumpor', must: [] },
  { query: 'reebok', must: [] },
  { query: 'mikasa boll', must: [] },
  { query: 'nike dunks', must: [] },
  { query: 'panini kort', must: [], may: item.prizm },
  { query: 'air force 1', must: [] },
  { query: 'dator', must: [] },
  { query: 'basketmössa', must: [] },
  { query: 'nba biljetter', must: [], may: item.tickets },
  { query: 'skor till bröllop', must: [] },
  { query: 'barnvagn', must: [] },
];
