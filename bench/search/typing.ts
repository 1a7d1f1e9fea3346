// Queries as people type them on a phone: spelled by ear, with typing errors, in their own words. Written before reading the
// lexicon; their first figures were measured before search was changed for them.
import { type TestQuery, near, priced, sized, titled } from './ad-pattern.ts';
import { byEar, english, missing, wordings } from './typing-wordings.ts';
import { letter, women } from './everyday-words-slang.ts';
import * as item from './items.ts';

const sevens = titled(item.balls, /(storlek|strl) 7/i);
const fives = titled(item.balls, /(storlek|strl) 5/i);

const sizes: TestQuery[] = [
  { query: 'skor storlek fyrtiotre', must: sized(item.shoes, 43) },
  { query: 'us 9.5 skor', must: sized(item.shoes, 43), may: titled(item.shoes, /\b4[24]\b/) },
  { query: 'jordan us 13', must: titled(item.jordan, /\b4[78]\b/) },
  { query: 'uk10 basketskor', must: sized(item.shoes, 45), may: titled(item.shoes, /\b4[46]\b/) },
  { query: '27,5 cm skor', must: sized(item.shoes, 43), may: titled(item.shoes, /\b4[24]\b/) },
  { query: 'hoodie large', must: titled(item.hoodies, letter('L')) },
  { query: 'shorts x large', must: titled(item.shorts, letter('XL')) },
  { query: 'linne medium', must: titled(item.tops, letter('M')) },
  { query: 'xl huvtröja', must: titled(item.hoodies, letter('XL')) },
  { query: 'overall xxl', must: titled(item.warmups, letter('XXL')) },
  { query: 'skor 45 46', must: titled(item.shoes, /\b4[56]\b/) },
  { query: 'boll 7a', must: sevens },
  { query: 'basketboll str 5', must: fives },
  { query: 'boll size 6', must: titled(item.balls, /(storlek|strl) 6/i) },
  { query: 'barnskor 33/34', must: titled(item.kidsShoes, /\b3[34]\b/) },
  { query: 'kläder 10-12 år', must: titled(item.clothes, /\b1(40|52)\b/) },
  { query: 'matchlinne pojke 9 år', must: sized(item.matchTops, 140) },
  { query: 'tights 150-160', must: titled(item.tights, /\b152\b/), may: titled(item.tights, /\b1(40|64)\b/) },
  { query: 'basketskor herr 46', must: sized(item.shoes, 46) },
  { query: 'nike strl.47', must: sized([item.nike, item.nikeModels], 47) },
  { query: 'lebron(44)', must: sized(item.lebron, 44) },
  { query: 'knäskydd small', must: titled(item.kneePads, letter('S')) },
  { query: 'kettlebell 8 kilo', must: sized(item.kettlebells, 8) },
  { query: 'sabrina storlek trettioåtta', must: sized(item.sabrina, 38) },
];

const models: TestQuery[] = [
  { query: 'mamba skor', must: item.kobe },
  { query: 'kobe bryant 44', must: sized(item.kobe, 44) },
  { query: 'james harden skor 45', must: sized(item.harden, 45) },
  { query: 'air jordan 46', must: sized(item.jordan, 46) },
  { query: 'westbrook skor', must: titled(item.jordan, /why not/i), may: item.jordan },
  { query: 'ionescu 39', must: sized(item.sabrina, 39) },
  { query: 'curry flow svart', must: titled(item.curryFlow, /svart/i), may: titled(item.curry, /svart/i) },
  { query: 'protro 45', must: sized(item.kobe, 45) },
  { query: 'chuck taylor 43', must: sized(item.converse, 43) },
  { query: 'tf1000 boll', must: titled(item.spalding, /TF-1000/), may: item.spalding },
  { query: 'panini hoops', must: titled(item.packs, /hoops/i), may: item.cards },
  { query: 'fleer kort', must: titled(item.cards, /fleer/i), may: item.cards },
  { query: 'chicago bulls linne L', must: titled(item.bullsTops, letter('L')) },
];

const inflected: TestQuery[] = [
  { query: 'basketbollarna', must: item.balls },
  { query: 'kettlebellar', must: item.kettlebells },
  { query: 'hopprepen', must: item.ropes },
  { query: 'matchbollar', must: titled(item.balls, /matchboll/i), may: [item.spalding, item.molten] },
  { query: 'barnens basketskor', must: item.kidsShoes },
  { query: 'damernas skor 40', must: sized(women, 40) },
  { query: 'domarens pipa', must: item.whistles },
  { query: 'minikorgar', must: titled(item.miniHoops, /minikorg/i), may: item.miniHoops },
  { query: 'röda linnen', must: titled(item.tops, /röd/i), may: item.tops },
  { query: 'gråa hoodies', must: titled(item.hoodies, /grå/i), may: item.hoodies },
  { query: 'svart basketshort', must: titled(item.shorts, /svart/i), may: item.shorts },
];

const compounds: TestQuery[] = [
  { query: 'match linne svart', must: titled(item.matchTops, /svart/i), may: titled(item.tops, /svart/i) },
  { query: 'rygg säck', must: item.backpacks },
  { query: 'medicin boll', must: item.heavyBalls },
  { query: 'dörr korg', must: item.miniHoops },
  { query: 'landslags tröja', must: item.swedenTops },
  { query: 'säsongs kort', must: titled(item.tickets, /säsongskort/i) },
  { query: 'taktik tavla', must: titled(item.boards, /taktiktavla/i), may: item.boards },
  { query: 'jordansko 45', must: sized(item.jordan, 45) },
  { query: 'spaldingboll', must: item.spalding },
  { query: 'bullslinne', must: item.bullsTops },
  { query: 'barnbasketskor 32', must: sized(item.kidsShoes, 32) },
  { query: 'utebasketkorg', must: [item.portableHoops, item.fixedHoops, item.wallHoops], may: item.hoops },
  { query: 'basketdomare', must: item.referees },
  { query: 'klubboverall M', must: titled(item.warmups, letter('M')) },
  { query: 'herrbasketskor 44', must: sized(item.shoes, 44) },
  { query: 'currysko', must: item.curry },
];

const sentences: TestQuery[] = [
  { query: 'finns det skor i 44', must: sized(item.shoes, 44) },
  { query: 'köper jordan 43', must: sized(item.jordan, 43) },
  { query: 'basketkorg att sätta på garaget', must: item.wallHoops, may: item.hoops },
  { query: 'behöver boll till skolgården', must: item.outdoorBalls, may: item.balls },
  { query: 'skor för breda fötter', must: item.harden, may: item.shoes },
  { query: 'säljes linne', must: item.tops },
  { query: 'boll som funkar ute', must: item.outdoorBalls, may: item.balls },
  { query: 'mjuk boll till barn', must: item.miniBalls, may: item.teamBalls },
  { query: 'pris max 300 hoodie', must: priced(item.hoodies, 300) },
  { query: 'skor 42 mellan 300 och 600 kr', must: priced(sized(item.shoes, 42), 600) },
  {
    query: 'jordan skor 44 i malmö',
    must: near(sized(item.jordan, 44), /^Malmö$/),
    may: sized(item.jordan, 44),
  },
  { query: 'korg västerås', must: near(item.hoops, /^Västerås$/) },
  { query: 'skor jkpg', must: near(item.shoes, /^Jönköping$/) },
  { query: 'linne gävle', must: near(item.tops, /^Gävle$/) },
];

export const typing = {
  sizes,
  models,
  'spelling by ear': byEar,
  wordings,
  forms: inflected,
  compounds,
  sentences,
  English: english,
  'not on the site': missing,
};
