// Part of visitors.ts: typing and spelling, conditions and prices, places, and things of which the site has none.
import { type TestQuery, near, priced, sized, titled } from '../ad-pattern.ts';
import { letter } from '../everyday-words-slang.ts';
import * as item from '../items.ts';

const asNew = /^Ny$|Som ny/;

export const typing: TestQuery[] = [
  { query: 'baskettskorr', must: item.shoes },
  { query: 'addias harden', must: item.harden },
  { query: 'spalling boll', must: item.spalding },
  { query: 'wilsson evoloution', must: item.wilson },
  { query: 'molton boll', must: item.molten },
  { query: 'convers skor', must: item.converse },
  { query: 'chuk taylor', must: item.converse },
  { query: 'kompresions tights', must: item.tights },
  { query: 'knaskydd 152', must: sized(item.kneePads, 152), may: sized(item.tights, 152) },
  { query: 'vattenfalska', must: item.bottles },
  { query: 'matschlinne', must: item.matchTops },
  { query: 'samlakort', must: item.cards, may: item.binders },
  { query: 'landsamp', must: titled(item.tickets, /landskamp/i) },
  { query: 'säsongkort', must: titled(item.tickets, /säsongskort/i) },
  { query: 'koordinations stege', must: item.ladders },
  { query: 'kettelbel', must: item.kettlebells },
  { query: 'basektkorg', must: item.hoops },
  { query: 'bsketkorg', must: item.hoops },
  { query: 'över all', must: item.warmups },
  { query: 'tränings over all L', must: titled(item.warmups, letter('L')) },
  { query: 'skor storlek fyrtiotvå', must: sized(item.shoes, 42) },
  { query: 'lebron str. 45', must: sized(item.lebron, 45) },
  { query: 'jr boll', must: item.teamBalls, may: item.miniBalls },
  { query: 'herrshorts L', must: titled(item.shorts, letter('L')) },
  { query: 'hoodie dam M', must: titled(item.hoodies, letter('M')) },
  {
    query: 'tränings linne L',
    must: titled(item.practiceTops, letter('L')),
    may: titled(item.tops, letter('L')),
  },
  { query: 'kettlebell i järn', must: titled(item.kettlebells, /gjutjärn/i), may: item.kettlebells },
];

export const conditions: TestQuery[] = [
  {
    query: 'skor nyskick 43',
    must: sized({ ...item.shoes, condition: asNew }, 43),
    may: sized(item.shoes, 43),
  },
  { query: 'oanvända curry', must: item.curry },
  { query: 'kobe nya i kartong', must: item.kobe },
  { query: 'boll i bra skick', must: { ...item.balls, condition: /Bra skick/ }, may: item.balls },
  { query: 'begagnad bollvagn', must: titled(item.ballRacks, /bollvagn/i), may: item.ballRacks },
  { query: 'skor under femhundra 42', must: priced(sized(item.shoes, 42), 500) },
  { query: 'korg under tusen', must: priced(item.hoops, 1000), may: priced(item.nets, 1000) },
  { query: 'boll under 100 spänn', must: priced(item.balls, 100) },
  { query: 'ryggsäck max 200 kr', must: priced(item.backpacks, 200) },
  { query: 'tights under 2 hundra', must: priced(item.tights, 200) },
  { query: 'hoodie för en tvåhundring', must: [], may: item.hoodies },
  { query: 'skor budget 400 kr', must: priced(item.shoes, 400), may: item.shoes },
];

export const places: TestQuery[] = [
  { query: 'skor 44 sthlm', must: near(sized(item.shoes, 44), /^Stockholm$/) },
  { query: 'korg gbg', must: near(item.hoops, /^Göteborg$/), may: near(item.nets, /^Göteborg$/) },
  {
    query: 'basketkorg nära lund',
    must: near(item.hoops, /^Lund$/),
    may: near(item.hoops, /^(Malmö|Landskrona)$/),
  },
  { query: 'linne västerås', must: near(item.tops, /^Västerås$/) },
  { query: 'boll jkpg', must: near(item.balls, /^Jönköping$/) },
  { query: 'korg dalarna', must: near(item.hoops, /^(Falun|Borlänge)$/) },
  { query: 'skor östergötland 44', must: near(sized(item.shoes, 44), /^(Linköping|Norrköping|Motala)$/) },
  { query: 'hoodie i örebro', must: near(item.hoodies, /^Örebro$/) },
  {
    query: 'skor västkusten',
    must: [],
    may: near(item.shoes, /^(Göteborg|Varberg|Uddevalla|Kungsbacka|Halmstad)$/),
  },
  { query: 'orebro skor', must: near(item.shoes, /^Örebro$/) },
];

export const missing: TestQuery[] = [
  { query: 'basketgolv', must: [] },
  { query: 'giannis tröja', must: [] },
  { query: 'kd 15', must: [] },
  { query: 'lamelo skor', must: [] },
  { query: 'lakers keps', must: [] },
  { query: 'padelrack', must: [] },
  { query: 'massagepistol', must: [] },
  { query: 'sporttejp', must: [] },
];
