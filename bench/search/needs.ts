// Queries as 25 people with other needs than those in people.ts would type them. They and their expected ads were written after the
// rules were frozen, and measured once before anything was changed for them.
import { type TestQuery, near, sized, titled } from './ad-pattern.ts';
import * as item from './items.ts';

const letter = (size: string) => new RegExp(`(strl|,|Chicago) ${size}\\b|\\b${size}$`);
const women = [...titled(item.shoes, /damskor/i), item.sabrina];
const sleeves = { category: 'Tillbehör', title: /ärm/i } as const;
const heightHoops = titled(item.hoops, /höj- och sänkbar/i);

const giver: TestQuery[] = [
  {
    query: 'present till barnbarn basket',
    must: [],
    may: [item.miniBalls, item.kidsHoops, item.kidsShoes, item.packs],
  },
  {
    query: 'basketset barn',
    must: [],
    may: [item.kidsHoops, item.miniHoops, item.miniBalls, ...titled(item.warmups, /140|152|164/)],
  },
  { query: 'boll 7 år', must: item.miniBalls, may: item.teamBalls },
  { query: 'basketkorg inomhus dörr', must: item.miniHoops },
];
const streetPlayer: TestQuery[] = [
  {
    query: 'uteboll strl 7 sthlm',
    must: near(titled(item.outdoorBalls, /7/), /^Stockholm$/),
    may: near(item.outdoorBalls, /^Stockholm$/),
  },
  { query: 'skor asfalt 45', must: sized(item.outdoorShoes, 45) },
  { query: 'kedjenät', must: item.chainNets },
  { query: 'boll som inte slits på asfalt', must: item.outdoorBalls },
];
const exchangeStudent: TestQuery[] = [
  { query: 'men basketball shoes 43', must: sized(item.shoes, 43) },
  {
    query: 'outdoor basketball hoop',
    must: [item.portableHoops, item.fixedHoops, item.wallHoops],
    may: [item.hoops, item.chainNets],
  },
  { query: 'cheap nike shoes size 44', must: sized(item.nikeModels, 44) },
  {
    query: 'basketball jersey medium',
    must: item.jerseys.flatMap((each) => titled(each, letter('M'))),
    may: titled(item.practiceTops, letter('M')),
  },
];
const teacher: TestQuery[] = [
  { query: 'bollar skola', must: item.teamBalls, may: item.balls },
  { query: 'västar till lag', must: item.practiceTops },
  { query: 'koner 20 st', must: item.ladders },
  { query: 'visselpipa', must: item.whistles },
];
const treasurer: TestQuery[] = [
  { query: 'matchställ begagnade', must: [], may: [item.matchTops, item.shorts] },
  { query: 'poängtavla begagnad', must: item.scoreboards },
  { query: 'bollställ hjul', must: item.ballRacks },
  { query: 'pokaler ungdomscup', must: titled(item.trophies, /pokal/i), may: item.trophies },
];
const cardCollector: TestQuery[] = [
  { query: 'kobe kort', must: [], may: item.cards },
  { query: 'rookie kort psa 9', must: item.rookies },
  { query: 'upper deck 90-talet', must: titled(item.cards, /upper deck|nittiotalet/i) },
  { query: 'kortpärm', must: item.binders },
];
const bullsFan: TestQuery[] = [
  { query: 'jordan tröja 23', must: [], may: [item.bullsTops, item.tops] },
  { query: 'bulls t-shirt', must: [], may: item.bullsTops },
  {
    query: 'retro bulls xl',
    must: titled(titled(item.bullsTops, /retro/i), letter('XL')),
    may: titled(item.bullsTops, letter('XL')),
  },
  { query: 'chicago linne s', must: titled(item.bullsTops, letter('S')) },
];
const teenageGirl: TestQuery[] = [
  { query: 'damskor basket 39', must: sized(women, 39) },
  { query: 'sabrina skor', must: item.sabrina },
  { query: 'skor vita 38 tjej', must: titled(sized(women, 38), /vit/i), may: sized(women, 38) },
  { query: 'sport-bh', must: [] },
];
const tallMan: TestQuery[] = [
  { query: 'skor 49', must: [], may: sized(item.shoes, 48) },
  { query: 'shorts xxl', must: titled(item.shorts, letter('XXL')) },
  { query: 'skor strl 47', must: sized(item.shoes, 47) },
  { query: 'hoodie 2xl', must: titled(item.hoodies, letter('XXL')) },
];
const injured: TestQuery[] = [
  { query: 'knä skydd m', must: titled(item.kneePads, letter('M')), may: titled(item.tights, letter('M')) },
  { query: 'ankelskydd large', must: titled(item.ankleBraces, letter('L')) },
  { query: 'fotledsstöd vänster', must: titled(item.ankleBraces, /vänster/i), may: item.ankleBraces },
  { query: 'tejp fotled', must: [], may: item.ankleBraces },
];
const shooter: TestQuery[] = [
  { query: 'bollretur', must: item.returnNets },
  { query: 'skott träning', must: item.coaches, may: item.returnNets },
  { query: 'shooting sleeve', must: sleeves },
  { query: 'dribbelglasögon', must: item.goggles },
];
const supporter: TestQuery[] = [
  { query: 'sm-finalbiljetter', must: titled(item.tickets, /sm-final/i) },
  {
    query: 'biljett landskamp stockholm',
    must: near(titled(item.tickets, /landskamp/i), /^Stockholm$/),
    may: titled(item.tickets, /landskamp/i),
  },
  {
    query: 'säsongskort rad 5',
    must: titled(item.tickets, /säsongskort.*rad 5\b/i),
    may: titled(item.tickets, /säsongskort/i),
  },
  { query: 'halsduk basket', must: [] },
];
const parentOfEight: TestQuery[] = [
  { query: 'barnskor 33', must: sized(item.kidsShoes, 33) },
  { query: 'barn basketskor strl 30', must: sized(item.kidsShoes, 30) },
  { query: 'basketkläder 140', must: sized(item.clothes, 140) },
  { query: 'miniboll', must: item.miniBalls },
];
const poorSpeller: TestQuery[] = [
  { query: 'jorden skor 42', must: sized(item.jordan, 42) },
  { query: 'baksetskor 41', must: sized(item.shoes, 41) },
  { query: 'adiddas harden 44', must: sized(item.harden, 44) },
  { query: 'spallding boll', must: item.spalding },
];
const nostalgic: TestQuery[] = [
  { query: 'converse all star höga', must: titled(item.converse, /höga/i), may: item.converse },
  { query: 'retro skor', must: item.converse },
  { query: 'chuck 70', must: item.converse },
  { query: 'gamla nba kort', must: titled(item.cards, /nittiotalet|upper deck/i), may: item.cards },
];
const townspeople: TestQuery[] = [
  { query: 'skor borås 42', must: near(sized(item.shoes, 42), /^Borås$/) },
  { query: 'boll umeå', must: near(item.balls, /^Umeå$/) },
  { query: 'basketkorg örebro', must: near(item.hoops, /^Örebro$/) },
  { query: 'kläder luleå', must: near(item.clothes, /^Luleå$/) },
];
const brief: TestQuery[] = [
  { query: 'lebron 44', must: sized(item.lebron, 44) },
  { query: 'curry 42', must: sized(item.curry, 42) },
  { query: 'jordan 45', must: sized(item.jordan, 45) },
  { query: 'kobe', must: item.kobe },
];
const youthCoach: TestQuery[] = [
  { query: 'bollar stl 5', must: item.teamBalls },
  { query: 'taktiktavla magnet', must: item.boards },
  { query: 'hopprep', must: item.ropes },
  { query: 'agility stege koner', must: item.ladders },
];
const gymOwner: TestQuery[] = [
  { query: 'kettlebell 16kg', must: sized(item.kettlebells, 16) },
  { query: 'gummiband', must: item.bands },
  { query: 'medicinboll 3 kg', must: [], may: item.heavyBalls },
  { query: 'motståndsband', must: item.bands },
];
const summer: TestQuery[] = [
  { query: 'basketläger tjejer', must: titled(item.camps, /tjejer/i), may: item.camps },
  { query: 'sommarläger vecka 28', must: titled(item.camps, /vecka 28/i), may: item.camps },
  { query: 'basketskola sommarlov', must: item.camps },
  { query: 'läger uppsala', must: near(item.camps, /^Uppsala$/), may: item.camps },
];
const learner: TestQuery[] = [
  { query: 'privat tränare', must: item.coaches },
  { query: 'skottcoach', must: item.coaches },
  { query: 'lära sig skjuta', must: item.coaches, may: item.returnNets },
  { query: 'pt basket', must: item.coaches },
];
const houseOwner: TestQuery[] = [
  { query: 'basketställning på hjul', must: item.portableHoops },
  { query: 'basketkorg garage vägg', must: item.wallHoops },
  { query: 'höj och sänkbar korg', must: heightHoops, may: [item.portableHoops, item.kidsHoops] },
  { query: 'korg att gjuta fast', must: item.fixedHoops },
];
const organizer: TestQuery[] = [
  { query: 'domare till match', must: item.referees },
  { query: '3v3 turnering anmälan', must: item.tournaments },
  { query: 'matchur', must: item.scoreboards },
  { query: 'medaljer 50 st', must: titled(item.trophies, /medalj/i) },
];
const packer: TestQuery[] = [
  { query: 'ryggsäck boll', must: item.backpacks },
  { query: 'svart sportväska', must: titled(item.bags, /svart/i), may: item.bags },
  { query: 'stor träningsväska', must: item.bags, may: item.backpacks },
  { query: 'basketbag', must: item.bags, may: item.backpacks },
];
const decorator: TestQuery[] = [
  { query: 'affisch nba', must: [], may: item.posters },
  { query: 'böcker om basket', must: item.books },
  { query: 'tränarbok', must: item.books },
  { query: 'signerad basketboll landslaget', must: item.signedBalls },
];

export const needs = {
  'gifts, children': [...giver, ...parentOfEight],
  street: streetPlayer,
  English: exchangeStudent,
  'schools, clubs, coaches': [...teacher, ...treasurer, ...youthCoach, ...organizer],
  'collectors, fans': [...cardCollector, ...bullsFan, ...supporter, ...nostalgic, ...decorator],
  'players, gyms': [...teenageGirl, ...tallMan, ...injured, ...shooter, ...brief, ...packer, ...gymOwner],
  misspellings: poorSpeller,
  'places, houses': [...townspeople, ...houseOwner],
  'camps, lessons': [...summer, ...learner],
};
