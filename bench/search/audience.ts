// Queries by colour, and by who will use the thing, such as children or women.
import { type TestQuery, sized, titled } from './ad-pattern.ts';
import * as item from './items.ts';

const black = /\bsvart/i;
const white = /\bvit\b/i;
const red = /röd\b/i;
const blue = /blå/i;
const kidsClothes = titled(item.clothes, /\b(140|152|164)\b/);

export const audience: TestQuery[] = [
  { query: 'svarta skor', must: titled(item.shoes, black) },
  { query: 'svarta basketskor', must: titled(item.shoes, black) },
  { query: 'vita basketskor', must: titled(item.shoes, white) },
  { query: 'vita skor', must: titled(item.shoes, white) },
  { query: 'röda skor', must: titled(item.shoes, red) },
  { query: 'rött linne', must: titled(item.tops, red) },
  { query: 'svart linne', must: titled(item.tops, black) },
  { query: 'vitt matchlinne', must: titled(item.matchTops, white) },
  { query: 'svarta shorts', must: titled(item.shorts, black) },
  { query: 'blå shorts', must: titled(item.shorts, blue) },
  { query: 'shorts röda', must: titled(item.shorts, red) },
  { query: 'blå skor', must: titled(item.shoes, blue) },
  { query: 'marinblå hoodie', must: titled(item.hoodies, blue) },
  { query: 'grå hoodie', must: titled(item.hoodies, /grå/i) },
  { query: 'svart huvtröja', must: titled(item.hoodies, black) },
  { query: 'lila skor', must: titled(item.shoes, /\blila\b/i) },
  { query: 'orange skor', must: titled(item.shoes, /orange/i) },
  { query: 'curry vit', must: titled(item.curry, white) },
  { query: 'adidas harden svart', must: titled(item.harden, black) },
  { query: 'svart adidas', must: titled(item.adidas, black) },
  { query: 'jordan vit/guld', must: titled(item.jordan, /vit\/guld/i) },
  { query: 'röd jordan', must: titled(item.jordan, red) },
  { query: 'svart ryggsäck', must: titled(item.backpacks, black) },
  { query: 'lebron svart röd', must: titled(item.lebron, /svart\/röd/i) },
  { query: 'blågul tröja', must: titled(item.swedenTops, /blågul/i), may: item.swedenTops },
  { query: 'damskor', must: titled(item.shoes, /damskor/i), may: item.womensShoes },
  { query: 'basketskor dam', must: titled(item.shoes, /damskor/i), may: item.womensShoes },
  { query: 'skor dam 38', must: sized(titled(item.shoes, /damskor/i), 38), may: sized(item.womensShoes, 38) },
  {
    query: 'dam basketskor stl 39',
    must: sized(titled(item.shoes, /damskor/i), 39),
    may: sized(item.womensShoes, 39),
  },
  { query: 'damskor 37', must: sized(titled(item.shoes, /damskor/i), 37), may: sized(item.womensShoes, 37) },
  {
    query: 'herrskor',
    must: titled(item.shoes, /\b4[0-8]\b/),
    may: item.shoes,
    mustNot: [item.womensShoes, item.kidsShoes],
  },
  { query: 'herrskor 44', must: sized(item.shoes, 44) },
  { query: 'basketskor herr 45', must: sized(item.shoes, 45) },
  { query: 'barnskor', must: titled(item.shoes, /barnskor/i), may: item.kidsShoes },
  { query: 'basketskor barn', must: item.kidsShoes },
  { query: 'skor barn 34', must: sized(item.kidsShoes, 34) },
  { query: 'juniorskor', must: item.kidsShoes },
  { query: 'skor junior 35', must: sized(item.kidsShoes, 35) },
  { query: 'basketskor till barn', must: item.kidsShoes },
  { query: 'kläder barn', must: kidsClothes },
  { query: 'linne barn 152', must: sized(item.tops, 152), may: sized(item.jerseys, 152) },
  { query: 'basketkorg barn', must: item.kidsHoops, may: item.miniHoops },
  { query: 'korg för barn', must: item.kidsHoops, may: item.miniHoops },
  { query: 'boll barn', must: [item.miniBalls, item.teamBalls], may: { ...item.balls, text: /barn/i } },
  { query: 'boll dam', must: titled(item.molten, /damer/i), may: [item.molten, item.signedBalls] },
  { query: 'bollar ungdom', must: titled(item.teamBalls, /ungdomslag/i), may: item.teamBalls },
  { query: 'sommarläger tjejer', must: titled(item.camps, /tjejer/i) },
  { query: 'läger flickor', must: titled(item.camps, /tjejer/i), may: item.camps },
];
