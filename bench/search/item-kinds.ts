// One or two queries for each kind of item on the site. They and their expected ads were written after the misses of needs.ts were
// repaired, and measured once before anything was changed for them.
import { type TestQuery, near, sized, titled } from './ad-pattern.ts';
import * as item from './items.ts';

const letter = (size: string) => new RegExp(`(strl|,|Chicago) ${size}\\b|\\b${size}$`);
const women = [...titled(item.shoes, /damskor/i), item.sabrina];

const shoes: TestQuery[] = [
  { query: 'skor stl 38 innebasket flicka', must: sized(women, 38) },
  {
    query: 'lebron skor storlek 43 svarta',
    must: titled(sized(item.lebron, 43), /svart/i),
    may: sized(item.lebron, 43),
  },
  { query: 'harden 42', must: sized(item.harden, 42) },
  { query: 'billiga basketskor strl 44', must: sized(item.shoes, 44) },
  { query: 'air jordans', must: item.jordan },
  { query: 'nike basketskor barn', must: [], may: [item.kidsShoes, item.nikeModels] },
  { query: 'sneakers 46', must: sized(item.shoes, 46) },
  { query: 'skor utomhus 44', must: sized(item.outdoorShoes, 44) },
  { query: 'converse 43', must: sized(item.converse, 43) },
  { query: 'skor 40,5 dam', must: [], may: titled(women, /4[01]/) },
  { query: 'curry flow vita', must: titled(item.curryFlow, /vit/i), may: item.curryFlow },
  { query: 'kobe protro 46', must: sized(item.kobe, 46) },
  {
    query: 'jordan why not 44',
    must: sized(titled(item.jordan, /why not/i), 44),
    may: sized(item.jordan, 44),
  },
];
const balls: TestQuery[] = [
  { query: 'boll', must: item.balls },
  { query: 'wilson boll inomhus', must: item.wilson },
  { query: 'moltenboll stl 6', must: item.molten },
  { query: 'tf1000', must: titled(item.spalding, /TF-1000/) },
  { query: 'barnboll', must: item.miniBalls, may: item.teamBalls },
  { query: 'lagbollar', must: item.teamBalls },
  { query: 'basketboll dam storlek 6', must: item.molten },
  { query: 'tung basketboll', must: item.heavyBalls },
];
const clothes: TestQuery[] = [
  { query: 'basketlinne blått', must: titled(item.tops, /blå/i), may: item.tops },
  { query: 'sverige linne L', must: titled(item.swedenTops, letter('L')) },
  { query: 'shorts med fickor', must: titled(item.shorts, /fickor/i) },
  { query: 'träningsoverall m', must: titled(item.warmups, letter('M')) },
  { query: 'luvtröja svart', must: titled(item.hoodies, /svart/i), may: item.hoodies },
  { query: 'leggings S', must: titled(item.tights, letter('S')) },
  { query: 'vändlinnen tio', must: titled(item.practiceTops, /tio/i), may: item.practiceTops },
];
const hoops: TestQuery[] = [
  { query: 'basketkorg utomhus stolpe', must: [item.fixedHoops, item.portableHoops], may: item.hoops },
  { query: 'vägghängd basketkorg', must: item.wallHoops },
  { query: 'basketnät vitt', must: titled(item.nets, /vit/i), may: item.nets },
  { query: 'låg korg småbarn', must: item.kidsHoops, may: item.miniHoops },
  { query: 'flyttbar korg göteborg', must: near(item.portableHoops, /^Göteborg$/), may: item.portableHoops },
];
const cards: TestQuery[] = [
  { query: 'jokic kort', must: item.prizm },
  { query: 'autograferat kort', must: item.autographCards },
  { query: 'boosterpaket basket', must: item.packs },
  { query: 'svenska basketkort 2010', must: titled(item.cards, /svensk/i) },
  { query: 'samling nba kort', must: titled(item.cards, /samling|cirka 300/i), may: item.cards },
];
const accessories: TestQuery[] = [
  { query: 'ryggsäck svart', must: titled(item.backpacks, /svart/i), may: item.backpacks },
  { query: 'flaska 1l', must: item.bottles },
  { query: 'bollpump nål', must: item.pumps },
  { query: 'knäskydd par', must: item.kneePads },
  { query: 'svettband', must: item.headbands },
  { query: 'fox40', must: titled(item.whistles, /fox/i), may: item.whistles },
];
const tickets: TestQuery[] = [
  { query: 'euroleague berlin', must: titled(item.tickets, /euroleague/i) },
  { query: 'biljetter cupfinalen', must: titled(item.tickets, /cupfinal/i) },
  { query: 'ståplats landskamp', must: titled(item.tickets, /landskamp/i) },
  { query: 'hemmamatch familj', must: titled(item.tickets, /familj/i) },
];
const training: TestQuery[] = [
  { query: 'träningsband dörrfäste', must: item.bands },
  { query: 'kettlebell gjutjärn', must: titled(item.kettlebells, /gjutjärn/i), may: item.kettlebells },
  { query: 'coachtavla', must: item.boards },
  { query: 'skotträning göteborg', must: near(item.coaches, /^Göteborg$/), may: item.coaches },
  { query: 'dagläger v 30', must: titled(item.camps, /vecka 30/i), may: item.camps },
];
const other: TestQuery[] = [
  { query: '3x3 lag', must: item.tournaments },
  { query: 'em affisch inramad', must: item.posters },
  { query: 'matchklocka', must: item.scoreboards },
  { query: 'domarutbildad', must: item.referees },
  { query: 'guldmedaljer', must: titled(item.trophies, /medalj/i), may: item.trophies },
  { query: 'baskettböcker', must: item.books },
];

export const itemKinds = { shoes, balls, clothes, hoops, cards, accessories, tickets, training, other };
