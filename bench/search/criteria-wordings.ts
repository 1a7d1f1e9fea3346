// The rest of criteria.ts: nicknames, spelling by ear, slang, compounds, English, forms of words, what clubs need, and
// things of which the site has none.
import { type TestQuery, sized, titled } from './ad-pattern.ts';
import { letter } from './everyday-words-slang.ts';
import * as item from './items.ts';

const sleeves = { category: 'Tillbehör', title: /ärm/i } as const;
const finals = titled(item.tickets, /final/i);
const outdoorHoops = [item.portableHoops, item.fixedHoops, item.wallHoops];

export const nicknames: TestQuery[] = [
  { query: 'lebrons 44', must: sized(item.lebron, 44) },
  { query: 'kobes 43', must: sized(item.kobe, 43) },
  { query: 'kobe 6:or', must: titled(item.kobe, /kobe 6/i), may: item.kobe },
  { query: 'sabrinas 39', must: sized(item.sabrina, 39) },
  { query: 'chucks 41', must: sized(item.converse, 41) },
  { query: 'all star converse', must: item.converse },
  { query: 'why not zero', must: titled(item.jordan, /why not/i), may: item.jordan },
  { query: 'wilson evo 7', must: titled(item.wilson, /\b7\b/), may: item.wilson },
  { query: 'molten bg 5000', must: titled(item.molten, /BG5000/) },
  { query: 'fox40', must: titled(item.whistles, /fox 40/i), may: item.whistles },
  { query: 'nikola jokic', must: item.prizm },
  { query: 'steph curry skor 44', must: sized(item.curry, 44) },
  { query: 'tre kronor-blå landslagströja', must: item.swedenTops, may: item.tops },
  { query: 'upperdeck', must: titled(item.cards, /upper deck/i) },
  { query: 'bulls jersey M', must: titled(item.bullsTops, letter('M')) },
];

export const byEar: TestQuery[] = [
  { query: 'addidas harden 43', must: sized(item.harden, 43) },
  { query: 'nikie lebron', must: item.lebron },
  { query: 'djordan 44', must: sized(item.jordan, 44) },
  { query: 'konverse', must: item.converse },
  { query: 'spallding', must: item.spalding },
  { query: 'villsson boll', must: item.wilson },
  { query: 'chorts M', must: titled(item.shorts, letter('M')) },
  { query: 'hodie XL', must: titled(item.hoodies, letter('XL')) },
  { query: 'kettelbell', must: item.kettlebells },
  { query: 'ryggsekk', must: item.backpacks },
  { query: 'viselpipa', must: item.whistles },
  { query: 'knesskydd', must: item.kneePads },
  { query: 'dribbelglasögen', must: item.goggles },
  { query: 'resultatavla', must: titled(item.scoreboards, /resultattavla/i), may: item.scoreboards },
  { query: 'skåttränare', must: item.coaches },
  { query: 'landskamf', must: titled(item.tickets, /landskamp/i) },
  { query: 'säsångskort', must: titled(item.tickets, /säsongskort/i) },
  { query: 'autograff kort', must: item.autographCards },
  { query: 'rookikort', must: item.rookies },
  { query: 'baskettkorg', must: item.hoops },
  { query: 'basketkårg', must: item.hoops },
  { query: 'komperssionstights', must: item.tights },
  { query: 'vatenflaska', must: item.bottles },
  { query: 'spårtväska', must: item.bags },
];

export const slang: TestQuery[] = [
  { query: 'feta jordans 44', must: sized(item.jordan, 44) },
  { query: 'kicks 45', must: sized(item.shoes, 45) },
  { query: 'mjukisset', must: item.warmups },
  { query: 'joggingset S', must: titled(item.warmups, letter('S')) },
  { query: 'svettband', must: item.headbands },
  { query: 'bag till bollen', must: [item.backpacks, item.bags].flat() },
  { query: 'gympadojor 43', must: sized(item.shoes, 43) },
  { query: 'nba kort', must: [item.prizm, item.packs, item.rookies], may: item.cards },
  { query: 'kort 90-tal', must: titled(item.cards, /nittiotalet/i), may: [item.cards] },
  { query: 'psa 9', must: item.rookies },
  { query: 'munkjacka', must: item.hoodies },
];

export const compounds: TestQuery[] = [
  { query: 'basketbollskor', must: item.shoes },
  { query: 'lebronskor 45', must: sized(item.lebron, 45) },
  { query: 'adidasskor 44', must: sized(item.harden, 44) },
  { query: 'dörrbasket', must: item.miniHoops },
  { query: 'trädgårdskorg', must: [item.fixedHoops, item.portableHoops], may: item.hoops },
  { query: 'lagväska', must: item.bags },
  { query: 'domarpipa', must: item.whistles },
  { query: 'bollstativ', must: item.ballRacks },
  { query: 'motståndsband', must: item.bands },
  { query: 'sverigetröja', must: item.swedenTops },
  { query: 'chicagolinne', must: item.bullsTops },
  { query: 'finalbiljetter', must: finals },
  { query: 'skottklocka', must: item.scoreboards },
  { query: 'fotarbetsstege', must: item.ladders },
  { query: 'utekorg', must: outdoorHoops, may: item.hoops },
  { query: 'kedjenätet', must: item.chainNets },
  { query: 'svensklandslagströja', must: item.swedenTops },
  { query: 'matchshorts L', must: titled(item.shorts, letter('L')) },
];

export const clubs: TestQuery[] = [
  { query: 'bollar till laget', must: item.teamBalls },
  { query: 'västar lagindelning', must: [], may: item.practiceTops },
  { query: 'vändlinnen lag', must: item.practiceTops },
  { query: 'bollvagn begagnad', must: item.ballRacks },
  { query: 'matchklocka hall', must: titled(item.scoreboards, /matchklocka/i), may: item.scoreboards },
  { query: 'priser till cup', must: item.trophies },
  { query: 'taktiktavla tränare', must: item.boards },
  { query: 'domare sökes till cup', must: item.referees },
  { query: 'tränarlitteratur', must: item.books },
  { query: 'koner 20 st', must: titled(item.ladders, /20 koner/i), may: item.ladders },
];

export const english: TestQuery[] = [
  { query: 'outdoor ball', must: item.outdoorBalls },
  { query: 'used jordan shoes 45', must: sized(item.jordan, 45) },
  { query: 'ankle brace', must: item.ankleBraces },
  { query: 'jump rope', must: item.ropes },
  { query: 'resistance bands', must: item.bands },
  { query: 'game jersey L', must: titled(item.matchTops, letter('L')), may: titled(item.tops, letter('L')) },
  { query: 'kids hoop', must: item.kidsHoops, may: item.miniHoops },
  { query: 'gym bag', must: item.bags, may: item.backpacks },
  { query: 'arm sleeve', must: sleeves },
  { query: 'weighted ball', must: item.heavyBalls },
  { query: 'chain net', must: item.chainNets },
  { query: 'reversible jersey', must: titled(item.practiceTops, /vänd/i) },
];

export const forms: TestQuery[] = [
  { query: 'kepsar eller pannband', must: item.headbands },
  { query: 'knäskydden', must: item.kneePads },
  { query: 'taktiktavlor', must: titled(item.boards, /taktiktavla/i), may: item.boards },
  { query: 'väggkorgar', must: titled(item.wallHoops, /väggkorg/i), may: item.wallHoops },
  { query: 'pumpen', must: item.pumps },
  { query: 'affischerna', must: item.posters },
  { query: 'huvtröjor', must: item.hoodies },
  { query: 'sportväskorna', must: titled(item.bags, /sportväska/i), may: item.bags },
];

/** Things that the site does not have. Ads that a buyer would look at instead are acceptable. */
export const missing: TestQuery[] = [
  { query: 'cykelhjälm', must: [] },
  { query: 'simglasögon', must: [] },
  { query: 'solglasögon', must: [] },
  { query: 'bordtennisbord', must: [] },
  { query: 'tennisbollar', must: [] },
  { query: 'fotbollsskor 42', must: [] },
  { query: 'fotbollskort', must: [] },
  { query: 'pokemonkort', must: [] },
  { query: 'hockeybiljetter', must: [] },
  { query: 'konsertbiljett', must: [] },
  { query: 'puma skor 43', must: [] },
  { query: 'new balance', must: [] },
  { query: 'lakers linne', must: [], may: item.tops },
  { query: 'kyrie 44', must: [] },
  { query: 'giannis skor', must: [] },
  { query: 'vandringsskor', must: [] },
  { query: 'stövlar 38', must: [] },
  { query: 'regnjacka', must: [] },
  { query: 'cykelpump', must: [] },
  { query: 'ridläger', must: [] },
  { query: 'skor 52', must: [] },
  { query: 'barnskor 25', must: [] },
  { query: 'soffa', must: [] },
  { query: 'iphone 13', must: [] },
];
