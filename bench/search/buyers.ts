// Whole sentences as they are spoken into a phone, what an item holds, US sizes of women, prices in words, slang and English, as
// buyers type them. Collected before the search was changed for them; the first measurement is of the changed search.
import { type TestQuery, near, priced, sized, titled } from './ad-pattern.ts';
import { letter, women } from './everyday-words-slang.ts';
import * as item from './items.ts';

const bagsForBalls = [item.backpacks, item.bags];
const kids = [item.kidsShoes];
const youthClothes = titled(item.clothes, /\b(140|152|164)\b/);
const postHoops = titled(item.hoops, /ställning/i);
const rookieCards = titled(item.cards, /rookie/i);
const between = (low: number, high: number, patterns: TestQuery['must']) => ({
  must: priced(patterns, high),
  mustNot: priced(patterns, low - 1),
});

const sentences: TestQuery[] = [
  {
    query: 'jag letar efter ett par basketskor i storlek 45 helst nike',
    must: sized([item.nike, item.nikeModels], 45),
  },
  { query: 'hjälp mig hitta skor 40 dam', must: sized(women, 40) },
  {
    query: 'hej finns det någon som säljer en basketkorg i göteborg',
    must: near(item.hoops, /^Göteborg$/),
    may: near(item.nets, /^Göteborg$/),
  },
  {
    query: 'min dotter är 6 år och ska börja med basket behöver boll',
    must: item.teamBalls,
    may: item.miniBalls,
  },
  {
    query: 'jag skulle vilja köpa en begagnad boll till min son som är 9 år',
    must: item.teamBalls,
    may: item.miniBalls,
  },
  { query: 'vet någon var man kan köpa billiga basketskor till en 11 åring', must: kids },
  { query: 'jag undrar om det finns någon som har damskor i storlek 39', must: sized(women, 39) },
  { query: 'hej jag söker en matchboll storlek 6 till min dotter som ska börja spela', must: item.molten },
  { query: 'basketskor i storlek fyrtiotre till killen', must: sized(item.shoes, 43) },
  { query: 'skor till 5-åringen', must: kids },
  { query: 'skor till min sjuåring', must: kids },
  { query: 'basketkläder tolv år', must: titled(item.clothes, /\b152\b/), may: youthClothes },
  { query: 'skor till 10-årig kille storlek 37', must: sized(item.shoes, 37) },
  { query: 'linne till 10 åring som älskar basket', must: titled(item.tops, /\b140\b/), may: youthClothes },
  { query: 'kan någon visa mig en korg som man får hänga på dörren', must: item.miniHoops },
  { query: 'vi behöver matchlinnen till laget', must: item.matchTops, may: item.tops },
];

const contents: TestQuery[] = [
  { query: 'ryggsäck med plats för boll', must: item.backpacks },
  { query: 'väska med fack för skor', must: bagsForBalls },
  { query: 'bollväska 6 bollar', must: bagsForBalls },
  { query: 'bollsäck till 12 bollar', must: bagsForBalls },
  { query: 'bollvagn för tio bollar', must: item.ballRacks },
  { query: 'säsongskort 2 personer', must: titled(item.tickets, /säsongskort/i) },
  { query: 'matchställ 12 spelare', must: item.matchTops },
  {
    query: 'bollar till hela laget 12 st',
    must: item.teamBalls,
    may: item.balls,
    mustNot: [item.miniBalls, item.signedBalls],
  },
  { query: 'bollar strl 5 till minior lag', must: item.teamBalls },
  { query: '24 sekunders klocka', must: [], may: item.scoreboards },
  { query: 'kettlebell 20 kg', must: titled(item.kettlebells, /20 kg/) },
  { query: 'sportväska 60 liter', must: titled(item.bags, /60 liter/) },
];

const womensSizes: TestQuery[] = [
  { query: 'damskor us 8', must: sized(women, 39) },
  { query: 'wmns us 8', must: sized(women, 39) },
  { query: 'womens basketball shoes size 8', must: sized(women, 39) },
  // No women's shoes are as large; those of the same length are the nearest.
  { query: 'damskor us 12', must: [], may: titled(item.shoes, /\b4[45]\b/) },
  { query: 'us 9.5 herr', must: sized(item.shoes, 43) },
  { query: 'basketball shoes size 10', must: sized(item.shoes, 44) },
  { query: 'hoodie 3xl', must: [] },
];

const prices: TestQuery[] = [
  { query: 'ej över 300 kr ryggsäck', must: priced(item.backpacks, 300) },
  { query: 'korg inte dyrare än 700 kr', must: priced(item.hoops, 700), may: item.nets },
  { query: 'hoodie runt 300 kr', ...between(210, 390, item.hoodies) },
  { query: 'skor 300-500 kr', ...between(300, 500, item.shoes) },
  { query: 'boll under hundralappen', must: priced(item.balls, 100) },
  { query: 'max 250kr shorts', must: priced(item.shorts, 250) },
  { query: 'gratis bollar', must: [], may: item.balls },
  { query: 'basketkorg bortskänkes', must: [], may: item.hoops },
];

const slangAndEnglish: TestQuery[] = [
  { query: 'hoop stand', must: postHoops },
  { query: 'ball pump with needle', must: titled(item.pumps, /nål/i), may: item.pumps },
  { query: 'fristående korg', must: item.portableHoops },
  { query: 'frottéband', must: item.headbands },
  { query: 'michael jordan rookie card', must: [], may: rookieCards },
  { query: 'fet hoodie XL', must: titled(item.hoodies, letter('XL')) },
  { query: 'fresh jordans strl 42', must: sized(item.jordan, 42) },
  { query: 'kids basketball hoop', must: item.kidsHoops, may: item.miniHoops },
  { query: 'kul grej till garaget', must: [], may: item.hoops },
  { query: 'retro chicago bulls jersey L', must: titled(item.bullsTops, letter('L')) },
  { query: 'boll som inte låter', must: [], may: item.balls },
];

export const buyers = {
  'whole sentences': sentences,
  contents,
  "women's sizes": womensSizes,
  prices,
  'slang, English': slangAndEnglish,
};
