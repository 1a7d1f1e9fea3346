// Queries in people's own words: nicknames, spelling by ear, other scales of sizes, slang, English. Their expected ads were listed
// before they were run; their first figures were measured before search was changed for them.
import { type TestQuery, near, sized, titled } from './ad-pattern.ts';
import { compounds, english, forms, letter, missing, slang, women } from './everyday-words-slang.ts';
import * as item from './items.ts';

const child = /\b(140|152|164)\b/;
const smFinal = titled(item.tickets, /sm-final/i);
const cupFinal = titled(item.tickets, /cupfinal/i);
const euroLeague = titled(item.tickets, /euroleague/i);
const landskamp = titled(item.tickets, /landskamp/i);
const family = titled(item.tickets, /familj/i);

const nicknames: TestQuery[] = [
  { query: 'king james skor', must: item.lebron },
  { query: 'bron 43', must: sized(item.lebron, 43) },
  { query: 'lbj 46', must: sized(item.lebron, 46) },
  { query: 'chef curry 43', must: sized(item.curry, 43), may: item.curryFlow },
  { query: 'mamba 44', must: sized(item.kobe, 44) },
  { query: 'the beard skor', must: item.harden },
  { query: 'ionescu 40', must: sized(item.sabrina, 40) },
  { query: 'joker kort', must: item.prizm },
  { query: 'luka kort', must: { ...item.prizm, description: /dončić/i }, may: item.prizm },
  { query: 'mj 42', must: sized(item.jordan, 42) },
  { query: 'aj 45', must: sized(item.jordan, 45) },
  {
    query: 'westbrook 44',
    must: sized(titled(item.jordan, /why not/i), 44),
    may: sized(item.jordan, 44),
  },
  { query: 'chuck taylors 43', must: sized(item.converse, 43) },
  { query: 'cons', must: item.converse },
  { query: 'blågult linne', must: item.swedenTops },
];

const byEar: TestQuery[] = [
  { query: 'naik lebron', must: item.lebron },
  { query: 'jårdan', must: item.jordan },
  { query: 'kåbe 45', must: sized(item.kobe, 45) },
  { query: 'körry skor', must: item.curry },
  { query: 'konvers höga', must: titled(item.converse, /höga/i), may: item.converse },
  { query: 'vilson boll', must: item.wilson },
  { query: 'mollten', must: item.molten },
  { query: 'sjorts L', must: titled(item.shorts, letter('L')) },
  { query: 'hudie svart', must: titled(item.hoodies, /svart/i), may: item.hoodies },
  { query: 'tajts', must: item.tights },
  { query: 'kettelbäll 12', must: sized(item.kettlebells, 12) },
  { query: 'ryggseck', must: item.backpacks },
  { query: 'visselpippa', must: item.whistles },
  { query: 'biljätter landskamp', must: landskamp },
  { query: 'basketställing', must: titled(item.hoops, /ställning/i), may: item.hoops },
  { query: 'adidass hardn 44', must: sized(item.harden, 44) },
  { query: 'knäskyd', must: item.kneePads },
  { query: 'hoprep', must: item.ropes },
  { query: 'kompresionstights', must: item.tights },
  { query: 'swigman bulls', must: titled(item.bullsTops, /swingman/i), may: item.bullsTops },
  { query: 'eurolig biljett', must: euroLeague },
  { query: 'medajler', must: titled(item.trophies, /medalj/i), may: item.trophies },
  { query: 'dribbelglassögon', must: item.goggles },
  { query: 'fåtledsskydd', must: item.ankleBraces },
  { query: 'skåttärm', must: { category: 'Tillbehör', title: /skottärm/i }, may: item.headbands },
];

const brands: TestQuery[] = [
  { query: 'adidas 45 1/3', must: sized(item.harden, 45), may: sized(item.harden, 46) },
  { query: 'nike air 44', must: sized(item.nike, 44), may: sized(item.nikeModels, 44) },
  { query: 'spalding nba boll', must: item.spalding },
  { query: 'fleer', must: titled(item.cards, /fleer/i) },
  { query: 'converse svarta 42', must: sized(item.converse, 42), may: item.converse },
  { query: 'wilson evo', must: item.wilson },
  { query: 'molten inomhus 6', must: item.molten },
  { query: 'nike herr 47', must: sized(item.nike, 47), may: sized(item.nikeModels, 47) },
  { query: 'jordan brand skor vita', must: titled(item.jordan, /vit/i), may: item.jordan },
  { query: 'ua curry', must: item.curry },
  { query: 'adidas basket skor storlek 42', must: sized(item.harden, 42) },
];

const childrensSizes: TestQuery[] = [
  { query: 'barnskor 31', must: sized(item.kidsShoes, 31) },
  { query: 'strl 30 basketskor', must: sized(item.kidsShoes, 30) },
  { query: 'skor 33 kille', must: sized(item.kidsShoes, 33) },
  { query: 'linne 140', must: sized(item.tops, 140), may: sized(item.jerseys, 140) },
  { query: 'shorts strl 146', must: [], may: titled(item.shorts, /\b(140|152)\b/) },
  { query: 'overall 164', must: sized(item.warmups, 164) },
  { query: 'tights 152 cm', must: sized(item.tights, 152) },
  { query: 'kläder 11 år', must: [], may: titled(item.clothes, /\b(140|152)\b/) },
  { query: 'sverigelinne 164', must: sized(item.swedenTops, 164) },
  { query: 'hoodie junior', must: titled(item.hoodies, child) },
  { query: 'matchtröja barn 140', must: sized(item.jerseys, 140) },
  { query: 'skor storlek 34 till 9-åring', must: sized(item.kidsShoes, 34) },
  { query: 'knäskydd barn', must: titled(item.kneePads, child), may: item.kneePads },
  { query: 'skor 22 cm barn', must: sized(item.kidsShoes, 35), may: titled(item.kidsShoes, /\b3[46]\b/) },
  { query: 'barnskor 32-33', must: titled(item.kidsShoes, /\b3[23]\b/) },
  { query: 'shorts 12 år', must: sized(item.shorts, 152) },
];

const otherScales: TestQuery[] = [
  { query: 'skor 27,5 cm', must: sized(item.shoes, 43), may: titled(item.shoes, /\b4[24]\b/) },
  { query: 'us 9.5 basketskor', must: sized(item.shoes, 43) },
  { query: 'uk 8 skor', must: [], may: titled(item.shoes, /\b4[23]\b/) },
  { query: 'skor us 13', must: [], may: titled(item.shoes, /\b4[78]\b/) },
  { query: 'basketskor 30 cm', must: sized(item.shoes, 46), may: titled(item.shoes, /\b4[57]\b/) },
  { query: 'lebron us 10', must: sized(item.lebron, 44) },
  { query: 'damskor us 8', must: sized(women, 39), may: women },
  { query: 'jordan 8 us', must: sized(item.jordan, 41) },
  { query: 'eur 44 lebron', must: sized(item.lebron, 44) },
  { query: 'damskor 26 cm', must: sized(women, 41), may: women },
  { query: 'mens shoes size 11', must: sized(item.shoes, 45), may: titled(item.shoes, /\b4[46]\b/) },
  { query: 'skor 42-43', must: titled(item.shoes, /\b4[23]\b/) },
  { query: 'boll size 5', must: titled(item.balls, /(storlek|strl) 5/i) },
  { query: 'hoodie storlek extra large', must: titled(item.hoodies, letter('XL')) },
  { query: 'shorts medium', must: titled(item.shorts, letter('M')) },
];

const servicesAndEvents: TestQuery[] = [
  { query: 'basketcoach', must: item.coaches },
  { query: 'personlig tränare', must: item.coaches },
  { query: 'hyra domare', must: item.referees },
  { query: 'skottcoach uppsala', must: near(item.coaches, /^Uppsala$/), may: item.coaches },
  { query: 'domare steg 2', must: titled(item.referees, /steg 2/i), may: item.referees },
  { query: 'individuella pass', must: item.coaches },
  { query: 'basketlektion', must: item.coaches },
  { query: 'träna skott', must: item.coaches, may: item.returnNets },
  { query: 'sommarcamp', must: item.camps },
  { query: 'läger v29', must: titled(item.camps, /vecka 29/i), may: item.camps },
  { query: '3on3 cup', must: item.tournaments },
  { query: 'streetballcup', must: item.tournaments },
  { query: 'basketkollo', must: item.camps },
  { query: 'hjälp med skottet', must: item.coaches, may: item.returnNets },
];

const tickets: TestQuery[] = [
  { query: 'sm-finalen två biljetter', must: smFinal },
  { query: 'finalbiljett dam', must: cupFinal },
  { query: 'biljetter sverige landskamp', must: landskamp },
  { query: 'euroleague biljetter', must: euroLeague },
  { query: 'basketbiljetter lördag', must: titled(family, /lördag/i), may: item.tickets },
  { query: 'ståplats', must: titled(item.tickets, /ståplats/i), may: landskamp },
  { query: 'säsongskortet', must: titled(item.tickets, /säsongskort/i) },
  { query: 'biljetter familj', must: family },
  { query: 'plåtar sm-final', must: smFinal },
  { query: 'cupfinalen damer', must: cupFinal },
  { query: 'biljett berlin', must: euroLeague },
  { query: 'årskort basket', must: titled(item.tickets, /säsongskort/i) },
];

export const everydayWords = {
  nicknames,
  'spelling by ear': byEar,
  brands,
  'children’s sizes': childrensSizes,
  'US, UK, cm': otherScales,
  'services, events': servicesAndEvents,
  tickets,
  slang,
  compounds,
  English: english,
  forms,
  'not on the site': missing,
};
