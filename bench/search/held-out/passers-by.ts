// Queries of people who look in for one thing, written after the misses of newcomers.ts were repaired and measured before
// anything was changed for them: precision 0.946, recall 0.917, 1.8 % without a hit.
import { type TestQuery, near, priced, sized, titled } from '../ad-pattern.ts';
import { letter, women } from '../everyday-words-slang.ts';
import * as item from '../items.ts';

const youth = /\b(140|152|164)\b/;
const asNew = /^Ny$|Som ny/;

const things: TestQuery[] = [
  { query: 'idrottsskor 38 tjej', must: sized(women, 38) },
  { query: 'basketskor stl: 43', must: sized(item.shoes, 43) },
  { query: 'skor nr 44', must: sized(item.shoes, 44) },
  { query: 'storlek 42-43 skor', must: titled(item.shoes, /\b4[23]\b/) },
  { query: 'skor som passar breda fötter 45', must: sized(item.harden, 45), may: sized(item.shoes, 45) },
  { query: 'lätta skor till guard', must: item.curry, may: item.shoes },
  { query: 'svarta höga skor 44', must: titled(sized(item.shoes, 44), /svart/i) },
  { query: 'kobe skor nyskick', must: { ...item.kobe, condition: asNew } },
  { query: 'nya curry', must: item.curry },
  { query: 'lebron lila', must: titled(item.lebron, /lila/i) },
  { query: 'spalding läderboll', must: titled(item.spalding, /läder/i), may: item.spalding },
  { query: 'boll som går att ha ute', must: item.outdoorBalls },
  { query: 'tyngre boll träning', must: item.heavyBalls },
  { query: 'miniboll mjuk', must: item.miniBalls },
  { query: 'shorts dragkedja fickor', must: item.shorts },
  { query: 'träningsset XL', must: titled(item.warmups, letter('XL')) },
  { query: 'jacka och byxa klubb M', must: [], may: item.warmups },
  { query: 'huvjacka S', must: titled(item.hoodies, letter('S')) },
  { query: 'långa tights 152', must: sized(item.tights, 152) },
  { query: 'linnen i olika storlekar till träning', must: item.practiceTops, may: item.tops },
  { query: 'landslagets tröja L', must: titled(item.swedenTops, letter('L')) },
  { query: 'bulls tröja barn', must: titled(item.bullsTops, youth) },
  { query: 'cuphelg väska', must: item.bags, may: item.backpacks },
  { query: 'domarvissla', must: item.whistles },
  { query: 'fotledsskydd vänster', must: titled(item.ankleBraces, /vänster/i), may: item.ankleBraces },
  { query: 'pump med tryckmätare', must: titled(item.pumps, /mätare/i), may: item.pumps },
  { query: 'armskydd kompression', must: titled(item.headbands, /ärm/i) },
  { query: 'gåstol', must: [] },
];

const clubs: TestQuery[] = [
  { query: 'övningsmaterial boll 12 bollar vagn', must: item.ballRacks },
  { query: 'tavla med magneter', must: titled(item.boards, /magnet/i), may: item.boards },
  { query: 'matchklocka liten hall', must: titled(item.scoreboards, /matchklocka/i), may: item.scoreboards },
  { query: 'elektronisk poängtavla', must: item.scoreboards },
  { query: 'utbildad domare', must: titled(item.referees, /utbildad/i), may: item.referees },
  { query: 'döma match', must: item.referees },
  { query: 'cuppriser', must: item.trophies },
  { query: 'medaljer till barncup', must: titled(item.trophies, /medalj/i), may: item.trophies },
  { query: 'fotarbetsträning', must: item.ladders },
  { query: 'snabbhetsträning', must: item.ladders, may: item.ropes },
  { query: 'kettlebells 12 kg', must: sized(item.kettlebells, 12) },
  { query: 'basketkorg med stolpe', must: [item.fixedHoops, item.portableHoops], may: item.hoops },
  { query: 'korgnät', must: item.nets },
  { query: 'kätting nät', must: item.chainNets },
  { query: 'streetturnering 3x3', must: item.tournaments },
  { query: 'vattenlåda till korg', must: [], may: item.portableHoops },
];

const others: TestQuery[] = [
  {
    query: 'autograf damlandslag boll',
    must: titled(item.signedBalls, /damlandslag/i),
    may: item.signedBalls,
  },
  { query: 'plomberad kortbox', must: titled(item.packs, /plomberad/i), may: item.packs },
  { query: 'hoops 1996 kort', must: [], may: item.packs },
  { query: 'kort på svenska spelare', must: titled(item.cards, /svensk/i) },
  { query: 'pärm dragkedja', must: item.binders },
  { query: 'inramad affisch', must: titled(item.posters, /inramad/i), may: item.posters },
  { query: 'biljetter familj lördag', must: titled(item.tickets, /familj/i) },
  { query: 'cupfinal dam 3 biljetter', must: titled(item.tickets, /cupfinal/i) },
  { query: 'biljetter final SM', must: titled(item.tickets, /SM-final/i) },
  { query: 'skor 41 göteborg dam', must: [], may: near(sized(item.shoes, 41), /^Göteborg$/) },
  {
    query: 'jordan skor skåne',
    must: near(item.jordan, /^(Malmö|Lund|Helsingborg|Kristianstad|Landskrona|Trelleborg|Ängelholm)$/),
  },
  { query: 'korg umeå', must: near(item.hoops, /^Umeå$/), may: near(item.nets, /^Umeå$/) },
  { query: 'shorts under 100 kr', must: priced(item.shorts, 100) },
  { query: 'huvtröja högst 200', must: priced(item.hoodies, 200) },
  { query: 'bollskor', must: [], may: item.shoes },
  { query: 'bskt skor', must: item.shoes },
  { query: 'baksetkort', must: item.cards },
  { query: 'knäskyd par', must: item.kneePads },
  { query: 'vatten flaska', must: item.bottles },
];

export const passersBy = { things, clubs, others };
