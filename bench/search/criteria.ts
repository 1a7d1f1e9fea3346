// Queries with ages, sizes, prices, conditions and places, as parents, players, coaches and clubs type them. They and their expected
// ads were written from the ads' texts alone; their first figures were measured before search was changed for them.
import { type AdPattern, type TestQuery, near, priced, sized, titled } from './ad-pattern.ts';
import { letter, women } from './everyday-words-slang.ts';
import * as item from './items.ts';
import { byEar, clubs, compounds, english, forms, missing, nicknames, slang } from './criteria-wordings.ts';

const skane = /^(Malmö|Lund|Helsingborg|Kristianstad|Landskrona|Trelleborg|Ängelholm)$/;
const hall = /^(Göteborg|Mölndal)$/;
const sevens = titled(item.balls, /(storlek|strl) 7/i);
const fives = titled(item.balls, /(storlek|strl) 5/i);
const inCondition = (pattern: AdPattern, condition: RegExp): AdPattern => ({ ...pattern, condition });
const used = /begagnad/i;

const parents: TestQuery[] = [
  { query: 'basketskor son 10 år strl 35', must: sized(item.kidsShoes, 35) },
  { query: 'dotterns första basketskor 31', must: sized(item.kidsShoes, 31) },
  { query: 'barnskor kardborre 33', must: sized(item.kidsShoes, 33) },
  { query: 'matchlinne 10 år', must: sized(item.matchTops, 140), may: sized(item.tops, 140) },
  { query: 'träningskläder 12 år', must: sized(item.clothes, 152) },
  { query: 'shorts P12', must: sized(item.shorts, 152) },
  { query: 'tights F14', must: sized(item.tights, 164) },
  { query: 'overall tjej 140', must: sized(item.warmups, 140) },
  { query: 'hoodie kille 164', must: sized(item.hoodies, 164) },
  { query: 'basketkorg till barnrummet', must: item.miniHoops, may: [item.kidsHoops, item.miniBalls] },
  { query: 'liten boll till barn', must: item.miniBalls, may: item.teamBalls },
  { query: 'boll 8 år', must: [], may: [fives, item.miniBalls, item.teamBalls].flat() },
  { query: 'sommarläger 11 år', must: item.camps },
  { query: 'basketläger tjejer', must: titled(item.camps, /tjejer/i), may: item.camps },
  { query: 'knäskydd 152', must: sized(item.kneePads, 152) },
  { query: 'barnbasketkorg', must: item.kidsHoops, may: item.miniHoops },
  { query: 'basketställning till barn', must: item.kidsHoops, may: item.hoops },
  { query: 'skor flicka 32', must: sized(item.kidsShoes, 32) },
  { query: 'familjebiljett match', must: titled(item.tickets, /familj/i) },
  { query: 'huvtröja 12-13 år', must: sized(item.hoodies, 152), may: sized(item.hoodies, 164) },
];

const sizes: TestQuery[] = [
  { query: 'skor str.44', must: sized(item.shoes, 44) },
  { query: 'lebron stl:43', must: sized(item.lebron, 43) },
  { query: 'jordan size 42', must: sized(item.jordan, 42) },
  { query: 'harden EU42', must: sized(item.harden, 42) },
  { query: 'skor us11', must: sized(item.shoes, 45) },
  { query: 'skor UK9', must: sized(item.shoes, 44) },
  { query: 'basketskor 28cm', must: sized(item.shoes, 44), may: titled(item.shoes, /\b4[35]\b/) },
  { query: 'skor 24 cm dam', must: sized(women, 38), may: titled(women, /\b3[79]\b/) },
  { query: 'jordan 47:or', must: sized(item.jordan, 47) },
  { query: 'lebron 44or', must: sized(item.lebron, 44) },
  { query: 'skostorlek 43', must: sized(item.shoes, 43) },
  { query: 'basketskor 44/45', must: titled(item.shoes, /\b4[45]\b/) },
  { query: 'linne X-Large', must: titled(item.tops, letter('XL')) },
  {
    query: 'hoodie strl L svart',
    must: titled(titled(item.hoodies, /svart/i), letter('L')),
    may: titled(item.hoodies, letter('L')),
  },
  { query: 'shorts M/L', must: titled(item.shorts, letter('[ML]')) },
  { query: 'overall stl s', must: titled(item.warmups, letter('S')) },
  { query: 'tights 152/158', must: sized(item.tights, 152), may: sized(item.tights, 164) },
  { query: 'boll storlek sju', must: sevens },
  { query: 'boll nr 5', must: fives },
  { query: 'femmaboll', must: fives },
  { query: 'sjua boll spalding', must: titled(sevens, /spalding/i) },
  { query: 'shorts 2XL', must: titled(item.shorts, letter('XXL')) },
  { query: 'kettlebell 16kg', must: sized(item.kettlebells, 16) },
  { query: 'vattenflaska 1l', must: titled(item.bottles, /1 liter/i), may: item.bottles },
  { query: 'adidas skor 44 2/3', must: sized(item.harden, 44), may: sized(item.harden, 45) },
];

const prices: TestQuery[] = [
  { query: 'skor under 500 kr', must: priced(item.shoes, 500) },
  { query: 'jordan max 800', must: priced(item.jordan, 800) },
  { query: 'boll under 100 kronor', must: priced(item.balls, 100) },
  { query: 'basketkorg högst 1000 kr', must: priced(item.hoops, 1000) },
  { query: 'hoodie max 200:-', must: priced(item.hoodies, 200) },
  { query: 'billig boll', must: item.balls },
  { query: 'skor 44 under 600', must: priced(sized(item.shoes, 44), 600) },
];

const conditions: TestQuery[] = [
  {
    query: 'oanvända skor 42',
    must: sized(titled(item.shoes, /oanvända/i), 42),
    may: inConditions(sized(item.shoes, 42), /^Ny|Som ny/),
  },
  {
    query: 'helt nya skor 44',
    must: inConditions(sized(item.shoes, 44), /^Ny$/),
    may: [...inConditions(sized(item.shoes, 44), /Som ny/), item.curryFlow],
  },
  { query: 'begagnad molten', must: inCondition(item.molten, used) },
  { query: 'nya shorts', must: [], may: item.shorts },
  { query: 'spalding bra skick', must: inCondition(item.spalding, /bra skick/i), may: item.spalding },
  { query: 'hoodie oanvänd', must: inCondition(item.hoodies, /^Ny$/), may: item.hoodies },
];

const places: TestQuery[] = [
  { query: 'skor 44 göteborg', must: near(sized(item.shoes, 44), /^Göteborg$/), may: sized(item.shoes, 44) },
  { query: 'gbg jordan', must: near(item.jordan, hall), may: item.jordan },
  { query: 'basketkorg skåne', must: near(item.hoops, skane) },
  { query: 'bollar i sthlm', must: near(item.balls, /^Stockholm$/), may: item.balls },
  { query: 'nike skor i uppsala', must: near([item.nike, item.nikeModels], /^Uppsala$/) },
  { query: 'umea skor', must: near(item.shoes, /^Umeå$/) },
  { query: 'hoodie malmö', must: near(item.hoodies, /^Malmö$/) },
  { query: 'domare stockholm', must: near(item.referees, /^Stockholm$/), may: item.referees },
  { query: 'linne dalarna', must: near(item.tops, /^(Borlänge|Falun)$/) },
  { query: 'kort norrköping', must: near(item.cards, /^Norrköping$/), may: item.cards },
];

/** As `inCondition`, of several patterns. */
function inConditions(patterns: AdPattern[], condition: RegExp): AdPattern[] {
  return patterns.map((pattern) => inCondition(pattern, condition));
}

export const criteria = {
  parents,
  sizes,
  'prices in words': prices,
  conditions,
  places,
  nicknames,
  'spelling by ear': byEar,
  slang,
  compounds,
  clubs,
  English: english,
  forms,
  'not on the site': missing,
};
