// The rest of typing.ts: spelling by ear, typing errors, slang, English, and things of which the site has none.
import { type TestQuery, sized, titled } from './ad-pattern.ts';
import { letter } from './everyday-words-slang.ts';
import * as item from './items.ts';

const nike = [item.nike, item.nikeModels];
const sleeves = { category: 'Tillbehör', title: /ärm/i } as const;

export const byEar: TestQuery[] = [
  { query: 'naik skor 44', must: sized(nike, 44) },
  { query: 'najk', must: item.nike, may: item.nikeModels },
  { query: 'adidass', must: item.adidas, may: item.harden },
  { query: 'basketskoor', must: item.shoes },
  { query: 'bascetboll', must: item.balls },
  { query: 'basketkorj', must: item.hoops },
  { query: 'bakset skor', must: item.shoes },
  { query: 'moltenn 6', must: titled(item.molten, /\b6\b/) },
  { query: 'vilson evolusion', must: item.wilson },
  { query: 'chuk tailor', must: titled(item.converse, /chuck/i), may: item.converse },
  { query: 'kobi 45', must: sized(item.kobe, 45) },
  { query: 'libron', must: item.lebron },
  { query: 'jorden skor', must: item.jordan },
  { query: 'joradn 43', must: sized(item.jordan, 43) },
  { query: 'kurry 44', must: sized(item.curry, 44) },
  { query: 'kørry', must: item.curry },
  { query: 'hudi grå', must: titled(item.hoodies, /grå/i), may: item.hoodies },
  { query: 'tajts 152', must: sized(item.tights, 152) },
  { query: 'schorts', must: item.shorts },
  { query: 'dribelglasögon', must: titled(item.goggles, /dribbel/i), may: item.goggles },
  { query: 'biljeter sm final', must: titled(item.tickets, /SM-final/i) },
  { query: 'sebrina 38', must: sized(item.sabrina, 38) },
  { query: 'matchlinen röd', must: titled(item.matchTops, /röd/i), may: item.tops },
  { query: 'basketlinee', must: titled(item.tops, /basketlinne/i), may: item.tops },
  { query: 'fotledskydd', must: item.ankleBraces },
  { query: 'sjorts svarta', must: titled(item.shorts, /svart/i), may: item.shorts },
  { query: 'overal 140', must: sized(item.warmups, 140) },
  { query: 'prissm kort', must: item.prizm },
  { query: 'vattenflasska', must: titled(item.bottles, /vattenflaska/i), may: item.bottles },
];

export const wordings: TestQuery[] = [
  { query: 'pjucks 42', must: sized(item.shoes, 42) },
  { query: 'gymväska', must: item.bags, may: item.backpacks },
  { query: 'träningsbag', must: item.bags, may: item.backpacks },
  { query: 'luvtröja L', must: titled(item.hoodies, letter('L')) },
  { query: 'munktröja', must: item.hoodies },
  { query: 'träningsoverall S', must: titled(item.warmups, letter('S')) },
  { query: 'basketstativ', must: item.hoops },
  { query: 'konor', must: item.ladders },
  { query: 'ställning för bollar', must: item.ballRacks },
  { query: 'armvärmare', must: [], may: sleeves },
  { query: 'drickflaska', must: item.bottles },
  { query: 'nålar till boll', must: titled(item.pumps, /nål/i), may: item.pumps },
  { query: 'boll till vattenpolo', must: [], may: item.balls },
  { query: 'nätt till korg', must: item.nets },
  { query: 'gummiboll ute', must: titled(item.outdoorBalls, /gummi/i), may: item.outdoorBalls },
  { query: 'träningströja vändbar', must: item.practiceTops },
  { query: 'tidtagning matchur', must: item.scoreboards },
  { query: 'tavla em', must: titled(item.posters, /affisch från em/i), may: item.posters },
  { query: 'privatträning skott', must: item.coaches },
  { query: 'basketskola sommar', must: item.camps },
  { query: 'träna hopp', must: titled(item.bands, /hopp/i), may: item.training },
];

export const english: TestQuery[] = [
  { query: 'mini hoop', must: item.miniHoops, may: item.kidsHoops },
  { query: 'high top converse', must: titled(item.converse, /höga/i), may: item.converse },
  { query: 'tactics board', must: item.boards },
  { query: 'summer camp', must: item.camps },
  { query: 'tracksuit M', must: titled(item.warmups, letter('M')) },
  { query: 'ball rack', must: item.ballRacks },
  { query: 'skipping rope', must: item.ropes },
  { query: 'mens basketball shoes size 45', must: sized(item.shoes, 45) },
  { query: 'agility ladder', must: item.ladders },
];

/** Things that the site does not have. Ads that a buyer would look at instead are acceptable. */
export const missing: TestQuery[] = [
  { query: 'nattlinne', must: [] },
  { query: 'skridskor 42', must: [] },
  { query: 'fotboll storlek 5', must: [] },
  { query: 'handbollsskor 43', must: [] },
  { query: 'badshorts', must: [] },
  { query: 'vykort', must: [] },
  { query: 'matkorg', must: [] },
  { query: 'sandaler 39', must: [] },
  { query: 'tågbiljett', must: [] },
  { query: 'vinglas', must: [] },
  { query: 'under armour skor', must: [], may: item.curry },
  { query: 'reebok 44', must: [] },
  { query: 'asics inneskor', must: [] },
  { query: 'laptop', must: [] },
  { query: 'sim kort', must: [] },
  { query: 'mobilväska', must: [] },
  { query: 'cykelkorg', must: [] },
  { query: 'bowlingklot', must: [] },
  { query: 'skolbok matematik', must: [] },
];
