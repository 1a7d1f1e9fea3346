// The rest of personas.ts: English, words spelled by people with dyslexia, titles of ads pasted whole, and whole questions.
import { type TestQuery, priced, sized, titled } from './ad-pattern.ts';
import * as item from './items.ts';

const women = [...titled(item.shoes, /damskor/i), item.sabrina];
const garden = [item.portableHoops, item.fixedHoops, item.wallHoops];

export const english: TestQuery[] = [
  { query: 'basketball shoes size 44', must: sized(item.shoes, 44) },
  { query: 'kids basketball shoes 33', must: sized(item.kidsShoes, 33) },
  { query: 'womens shoes 38', must: sized(women, 38) },
  { query: 'indoor basketball', must: [], may: item.balls },
  { query: 'outdoor ball size 7', must: item.outdoorBalls, may: sized(item.balls, 7) },
  { query: 'portable hoop', must: item.portableHoops },
  { query: 'wall mounted hoop', must: item.wallHoops },
  { query: 'chain net', must: item.chainNets },
  { query: 'ball pump', must: item.pumps },
  { query: 'referee whistle', must: item.whistles },
  { query: 'ankle support', must: item.ankleBraces },
  { query: 'knee pads L', must: titled(item.kneePads, / L$/), may: item.kneePads },
  { query: 'jump rope', must: item.ropes },
  { query: 'warm up suit', must: item.warmups },
  { query: 'shooting coach', must: item.coaches },
  { query: 'season ticket', must: titled(item.tickets, /säsongskort/i) },
  { query: 'trading cards nineties', must: titled(item.cards, /nittiotalet|cirka 300/i), may: item.cards },
  { query: 'sweden jersey', must: item.swedenTops },
  { query: 'water bottle', must: item.bottles },
  { query: 'tactics board', must: item.boards },
];

export const dyslexic: TestQuery[] = [
  { query: 'bakset skor', must: item.shoes },
  { query: 'baskedboll', must: item.balls },
  { query: 'basket korj', must: item.hoops },
  { query: 'vatenflaska', must: item.bottles },
  { query: 'knä skyd', must: item.kneePads },
  { query: 'fotleds skyd', must: item.ankleBraces },
  { query: 'rygsek', must: item.backpacks },
  { query: 'visel pipa', must: item.whistles },
  { query: 'juvtröja', must: item.hoodies },
  { query: 'bilijeter', must: item.tickets },
  { query: 'samlar kårt', must: item.cards },
  { query: 'jorden skor 43', must: sized(item.jordan, 43) },
  { query: 'spolding boll', must: item.spalding },
  { query: 'moltn 6', must: sized(item.molten, 6) },
  { query: 'wilsson evolusion', must: item.wilson },
  { query: 'hop rep', must: item.ropes },
  { query: 'gumi band', must: item.bands },
  { query: 'landlagströja', must: item.swedenTops },
  { query: 'convärs höga', must: titled(item.converse, /höga/i), may: item.converse },
  { query: 'kompresions tajts', must: item.tights },
];

export const pasted: TestQuery[] = [
  { query: 'Spalding TF-1000, storlek 7', must: titled(item.spalding, /TF-1000/), may: item.spalding },
  { query: 'Säljer: Wilson Evolution strl 7 (inomhusboll)', must: sized(item.wilson, 7), may: item.wilson },
  {
    query: 'SM-final, 2 platser bredvid varandra',
    must: titled(item.tickets, /sm-final, 2/i),
    may: titled(item.tickets, /sm-final/i),
  },
  {
    query: 'Flyttbar basketkorg, höj- och sänkbar',
    must: titled(item.portableHoops, /flyttbar/i),
    may: item.portableHoops,
  },
  { query: 'Fem träningsbollar, storlek 5 - bollnät ingår', must: item.teamBalls },
  { query: 'Sommarläger för tjejer 10–13 år', must: titled(item.camps, /sommarläger/i), may: item.camps },
  {
    query: 'Resultattavla med fjärrkontroll',
    must: titled(item.scoreboards, /fjärr/i),
    may: item.scoreboards,
  },
  { query: 'Stege 6 meter + 20 koner', must: titled(item.ladders, /6 meter/i), may: item.ladders },
  { query: 'Kobe 6 Protro 44', must: sized(titled(item.kobe, /kobe 6/i), 44), may: sized(item.kobe, 44) },
  { query: 'Pokaler & medaljer till cup!', must: item.trophies },
  { query: 'NY! Visselpipa för domare', must: item.whistles },
  {
    query: 'Nike LeBron i storlek 45 – bra skick',
    must: sized(titled(item.lebron, /nike/i), 45),
    may: sized(item.lebron, 45),
  },
];

export const questions: TestQuery[] = [
  { query: 'har ni basketskor i storlek 43?', must: sized(item.shoes, 43) },
  { query: 'finns det någon som säljer en basketkorg?', must: item.hoops },
  { query: 'var kan jag köpa en boll till min dotter?', must: item.balls },
  { query: 'vilken boll ska man ha inomhus', must: [], may: item.balls },
  { query: 'jag letar efter ett par jordan i 44', must: sized(item.jordan, 44) },
  { query: 'söker barnskor storlek 34 helst billiga', must: sized(item.kidsShoes, 34) },
  { query: 'någon som vill sälja biljetter till finalen?', must: titled(item.tickets, /final/i) },
  { query: 'vad kostar en basketkorg till trädgården', must: garden, may: item.hoops },
  { query: 'finns det knäskydd i strl M', must: titled(item.kneePads, / M$/), may: item.kneePads },
  { query: 'jag vill köpa skor för högst 300 kronor', must: priced(item.shoes, 300) },
  { query: 'behöver en visselpipa till imorgon', must: item.whistles },
  { query: 'kan man hyra en domare', must: item.referees },
  { query: 'säljer någon sin gamla ryggsäck', must: item.backpacks },
  { query: 'hur får jag tag på en signerad boll', must: item.signedBalls },
  { query: 'where can I buy a hoop for the garden', must: garden, may: item.hoops },
];
