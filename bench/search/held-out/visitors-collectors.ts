// Part of visitors.ts: collectors and spectators, and whole sentences as older people type them.
import { type TestQuery, near, sized, titled } from '../ad-pattern.ts';
import { letter } from '../everyday-words-slang.ts';
import * as item from '../items.ts';

const collections = titled(item.cards, /samling|cirka 300/i);
const swedish = titled(item.cards, /svensk/i);
const finals = titled(item.tickets, /SM-final/i);
const seasons = titled(item.tickets, /säsongskort/i);
const cupFinals = titled(item.tickets, /cupfinal/i);

export const collectors: TestQuery[] = [
  { query: 'graderat 9', must: item.rookies },
  { query: 'slabbat kort', must: item.rookies },
  { query: 'panini prizm', must: item.prizm },
  { query: 'nittiotalskort', must: collections },
  { query: 'gamla basketkort', must: collections, may: item.cards },
  { query: 'sealed packs', must: item.packs },
  { query: 'boosterbox', must: item.packs },
  { query: 'kort med autograf', must: item.autographCards },
  { query: 'album till samlarkort', must: item.binders },
  { query: 'svenska spelare kort', must: swedish },
  { query: 'autograf landslaget', must: item.signedBalls },
  { query: 'boll med autograf', must: item.signedBalls },
  { query: 'plansch', must: item.posters },
  { query: 'basket tavla inramad', must: item.posters, may: item.boards },
  { query: 'basketposter', must: item.posters },
  { query: 'sm-finalbiljett', must: finals },
  { query: 'säsongsbiljett', must: seasons },
  { query: 'biljetter basketligan', must: titled(seasons, /basketligan/i), may: item.tickets },
  {
    query: 'ståplatsbiljett',
    must: titled(item.tickets, /ståplats/i),
    may: titled(item.tickets, /landskamp/i),
  },
  { query: 'euroleague tickets', must: titled(item.tickets, /euroleague/i) },
  { query: 'damfinal biljett', must: cupFinals },
  { query: 'biljetter sverige', must: [], may: titled(item.tickets, /landskamp/i) },
];

export const sentences: TestQuery[] = [
  { query: 'Jag söker ett par basketskor i storlek 43', must: sized(item.shoes, 43) },
  {
    query: 'Finns det någon basketkorg att köpa i Uppsala?',
    must: near(item.hoops, /^Uppsala$/),
    may: near(item.nets, /^Uppsala$/),
  },
  {
    query: 'jag skulle vilja köpa en boll till mitt barnbarn',
    must: [item.teamBalls, item.miniBalls],
    may: item.balls,
  },
  { query: 'var hittar jag en visselpipa', must: item.whistles },
  { query: 'har ni knäskydd i medium', must: titled(item.kneePads, letter('M')) },
  {
    query: 'önskar köpa en begagnad basketställning',
    must: titled(item.hoops, /ställning/i),
    may: item.hoops,
  },
  { query: 'jag letar efter en väska att ha basketbollen i', must: item.backpacks, may: item.bags },
  { query: 'någon som säljer kort från 90-talet', must: collections, may: item.cards },
  { query: 'behöver nya skor till barnbarnet storlek 31', must: sized(item.kidsShoes, 31) },
  { query: 'finns biljetter kvar till sm-finalen', must: finals },
  { query: 'pump som passar till basketboll', must: item.pumps },
  { query: 'skor till en lång kille med stora fötter 48', must: sized(item.shoes, 48) },
];
