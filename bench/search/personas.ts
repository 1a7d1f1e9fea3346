// Queries of parents, 12-year-olds, referees, club officials and collectors. When they were written, only the first lines of some
// of the other sets had been read; five queries that were known to miss are among them.
// Measured before anything was changed for them: precision 0.955, recall 0.907, 1.1 % without a hit.
import { type TestQuery, near, priced, sized, titled } from './ad-pattern.ts';
import * as item from './items.ts';
import { dyslexic, english, pasted, questions } from './personas-wordings.ts';

const letter = (size: string) => new RegExp(`[ ,]${size}$`);
const women = [...titled(item.shoes, /damskor/i), item.sabrina];
const youth = /\b(140|152|164)\b/;
const youthShoes = [...titled(item.shoes, /\b(3[6-9])\b/), item.kidsShoes];
const sleeves = { category: 'Tillbehör', title: /ärm/i } as const;
const garden = [item.portableHoops, item.fixedHoops, item.wallHoops];
const finals = titled(item.tickets, /final/i);
const smFinals = titled(item.tickets, /sm-final/i);
const seasonTickets = titled(item.tickets, /säsongskort/i);
const familyTickets = titled(item.tickets, /familje/i);
const countryGames = titled(item.tickets, /landskamp/i);
const skane = /^(Malmö|Lund|Helsingborg|Kristianstad|Landskrona|Trelleborg|Ängelholm)$/;

const parents: TestQuery[] = [
  { query: 'skor till min son storlek 35', must: sized(item.kidsShoes, 35) },
  { query: 'basketskor dotter 38', must: sized(women, 38), may: sized(item.shoes, 38) },
  { query: 'begagnade barnskor basket 32', must: sized(item.kidsShoes, 32) },
  { query: 'inomhusbasketskor 44', must: sized(item.shoes, 44), mustNot: item.outdoorShoes },
  { query: 'inneskor basket 36', must: sized([...women, item.kidsShoes], 36), may: sized(item.shoes, 36) },
  { query: 'skor med kardborreband', must: item.kidsShoes },
  { query: 'linne 152 pojke', must: titled(item.tops, /\b152\b/), may: titled(item.clothes, /\b152\b/) },
  { query: 'shorts barn 140', must: titled(item.shorts, /\b140\b/) },
  { query: 'overall strl 164', must: titled(item.warmups, /\b164\b/) },
  { query: 'kläder 152', must: titled(item.clothes, /\b152\b/) },
  {
    query: 'present till basketkille',
    must: [],
    may: [item.cards, item.balls, item.miniHoops, item.clothes, item.other],
  },
  {
    query: 'julklapp basket',
    must: [],
    may: [item.cards, item.balls, item.miniHoops, item.clothes, item.other],
  },
  {
    query: 'present till baskettjej',
    must: [],
    may: [item.womensShoes, item.molten, item.camps, item.teamBalls, item.clothes],
  },
  { query: 'skor till 9 åring', must: item.kidsShoes },
  { query: 'linne till min 9-åriga son', must: [], may: sized(item.clothes, 140) },
  { query: 'basketkorg utomhus', must: garden, may: item.hoops, mustNot: item.miniHoops },
  { query: 'outdoor hoop', must: garden, may: item.hoops, mustNot: item.miniHoops },
  { query: 'shoes for 8 year old', must: item.kidsShoes },
  { query: 'boys shorts 12 years', must: sized(item.shorts, 152) },
  { query: 'ungdomsskor 38', must: sized(item.shoes, 38) },
  { query: 'damskor 47', must: [], may: sized(item.shoes, 47) },
  { query: 'vintage bulls tröja 90-tal', must: titled(item.bullsTops, /retro/i), may: item.bullsTops },
  {
    query: 'julklapp basket 10 år',
    must: [],
    may: [item.cards, item.balls, item.miniHoops, item.clothes, item.other, item.training, item.kidsHoops],
  },
  { query: 'basketkorg till barnrummet', must: item.miniHoops, may: [item.kidsHoops, item.miniBalls] },
  { query: 'korg som går att höja och sänka', must: item.portableHoops, may: item.kidsHoops },
  { query: 'basketkorg trädgård', must: garden, may: item.hoops },
  { query: 'korg villa uppfart', must: garden, may: item.hoops },
  { query: 'minibasketboll', must: item.miniBalls },
  { query: 'boll strl 5 barn', must: titled(item.balls, /storlek 5|strl 5/), may: item.miniBalls },
  { query: 'vattenflaska läcker inte', must: item.bottles },
  { query: 'ryggsäck skola basket', must: item.backpacks },
  { query: 'stor träningsväska cup', must: item.bags },
  { query: 'basketläger sommar flickor', must: item.camps },
  { query: 'biljetter familj hemmamatch', must: familyTickets },
];

const children: TestQuery[] = [
  { query: 'lebron skor', must: item.lebron },
  { query: 'curry skor blå', must: titled(item.curry, /blå/i), may: item.curry },
  { query: 'feta jordans', must: item.jordan },
  { query: 'coola skor basket', must: item.shoes },
  { query: 'jordan skor billiga', must: item.jordan },
  { query: 'bulls tröja', must: item.bullsTops },
  { query: 'chicago bulls linne L', must: titled(item.bullsTops, letter('L')), may: item.bullsTops },
  { query: 'nr 23 linne', must: titled(item.matchTops, /nr 23/), may: item.tops },
  { query: 'pannband vit', must: titled(item.headbands, /vit/i), may: item.headbands },
  { query: 'ärm skott', must: sleeves },
  { query: 'arm sleeve', must: sleeves },
  { query: 'hoodie basket svart', must: titled(item.hoodies, /svart/i), may: item.hoodies },
  { query: 'dunka korg', must: titled(item.wallHoops, /dunk/i), may: item.hoops },
  { query: 'dörrkorg', must: item.miniHoops },
  { query: 'streetball turnering', must: item.tournaments },
  { query: 'grejer för att dribbla bättre', must: item.goggles, may: item.training },
  { query: 'hoppa högre träning', must: [item.ropes, item.bands], may: item.training },
  { query: 'studsboll', must: [], may: item.balls },
  { query: 'nba kort paket', must: item.packs, may: item.cards },
  { query: 'basketkort', must: item.cards },
  { query: 'sverige tröja', must: item.swedenTops },
  { query: 'strumpor', must: [] },
  { query: 'playstation', must: [] },
];

const officials: TestQuery[] = [
  { query: 'visselpipa', must: item.whistles },
  { query: 'fox40 pipa', must: item.whistles },
  { query: 'domarpipa utan kula', must: item.whistles },
  { query: 'domare till cup', must: item.referees },
  { query: 'söker domare division 3', must: item.referees },
  { query: 'domartröja', must: [] },
  { query: 'resultattavla hall', must: item.scoreboards },
  { query: 'skottklocka', must: item.scoreboards },
  { query: 'matchklocka sekretariat', must: item.scoreboards },
  { query: 'protokoll', must: [] },
  { query: 'bollvagn', must: item.ballRacks },
  { query: 'ställ för basketbollar', must: item.ballRacks },
  { query: 'vändbara västar till laget', must: [], may: item.practiceTops },
  { query: 'vändlinnen lag', must: titled(item.practiceTops, /vändlinnen/i), may: item.practiceTops },
  { query: 'medaljer ungdomscup', must: item.trophies },
  { query: 'priser till turnering', must: item.trophies, may: item.tournaments },
  { query: 'träningsbollar flera', must: item.teamBalls, may: item.heavyBalls },
  { query: 'bollar till p12', must: item.teamBalls, may: item.balls },
  { query: 'bollnät', must: item.teamBalls, may: item.returnNets },
  { query: 'damboll storlek 6', must: sized(item.molten, 6), may: titled(item.balls, /strl 6|storlek 6/) },
  { query: 'koner och stege', must: item.ladders },
  { query: 'taktiktavla magnet', must: item.boards },
  { query: 'coach whiteboard', must: item.boards },
  { query: 'lärobok ledarskap tränare', must: item.books },
  { query: 'easybasket korg', must: item.kidsHoops },
  { query: 'nät till korg utomhus', must: item.nets, mustNot: item.returnNets },
  { query: 'kedjenät', must: item.chainNets },
  { query: 'viktväst', must: [] },
  { query: 'motståndsband', must: item.bands },
];

const collectors: TestQuery[] = [
  { query: 'rookie card psa 9', must: titled(item.rookies, /9|graderat/i) },
  { query: 'graderade kort', must: item.rookies, may: item.cards },
  { query: 'jokic silver prizm', must: item.prizm },
  { query: 'oöppnad box', must: item.packs },
  { query: 'sealed box nba hoops', must: item.packs },
  { query: '90-tals kort', must: titled(item.cards, /nittiotalet|cirka 300/i) },
  { query: 'fleer', must: titled(item.cards, /fleer|nittiotalet/i) },
  {
    query: 'upper deck samling',
    must: titled(item.cards, /upper deck/i),
    may: titled(item.cards, /samling/i),
  },
  { query: 'signerat kort numrerat', must: item.autographCards },
  { query: 'autograf damlandslaget', must: item.signedBalls, may: item.autographCards },
  { query: 'pärm samlarkort', must: item.binders },
  { query: 'plastfickor kort', must: item.binders },
  { query: 'basketligan kort', must: titled(item.cards, /basketligan|svenska ligan/i) },
  { query: 'affisch em', must: item.posters },
  { query: 'tavla basket ram', must: titled(item.posters, /inramad/i), may: item.posters },
  { query: 'kobe protro samlarskick', must: titled(item.kobe, /samlarskick/i), may: item.kobe },
  { query: 'vintage converse', must: item.converse },
  { query: 'retro bulls', must: item.bullsTops },
  { query: 'swingman', must: titled(item.bullsTops, /swingman/i) },
  { query: 'signerad basketboll', must: item.signedBalls },
];

const ordinary: TestQuery[] = [
  { query: 'kobe 6 strl 45', must: sized(titled(item.kobe, /kobe 6/i), 45), may: sized(item.kobe, 45) },
  { query: 'harden 44 under 800', must: priced(sized(item.harden, 44), 800) },
  { query: 'curry 46 oanvända', must: sized(item.curry, 46) },
  { query: 'herrskor 47', must: sized(item.shoes, 47) },
  { query: 'skor us 10', must: sized(item.shoes, 44) },
  { query: 'damskor 39 basket', must: sized(women, 39) },
  { query: 'breda skor', must: item.harden, may: item.shoes },
  { query: 'skor asfalt 42', must: sized(item.outdoorShoes, 42) },
  { query: 'knäskydd m', must: titled(item.kneePads, letter('M')), may: item.kneePads },
  { query: 'tights knä', must: titled(item.tights, /knä/i), may: [item.tights, item.kneePads] },
  { query: 'fotledsstöd snörning', must: item.ankleBraces },
  { query: 'snörning fotled', must: item.ankleBraces },
  { query: 'stukad fot skydd', must: item.ankleBraces },
  { query: 'lång ärm träningströja', must: [], may: [item.practiceTops, sleeves, item.hoodies] },
  { query: 'träningskläder ungdom', must: titled(item.clothes, youth), may: item.clothes },
  { query: 'ungdomsskor basket', must: youthShoes, may: item.shoes },
  { query: 'pump med nål', must: item.pumps },
  { query: 'sm final biljetter', must: smFinals },
  { query: 'biljett final damer', must: titled(item.tickets, /damer/i), may: finals },
  { query: 'säsongskort', must: seasonTickets },
  { query: 'landskamp ståplats', must: titled(item.tickets, /landskamp, en/i), may: countryGames },
  { query: 'euroleague berlin', must: titled(item.tickets, /euroleague/i) },
  { query: 'personlig tränare skott', must: item.coaches },
  { query: 'skor malmö', must: near(item.shoes, /^Malmö$/) },
  { query: 'basketkorg skåne', must: near(item.hoops, skane) },
  { query: 'boll göteborg strl 7', must: near(sized(item.balls, 7), /^Göteborg$/) },
];

export const personas = {
  parents,
  '12-year-olds': children,
  'referees, clubs': officials,
  collectors,
  'one item': ordinary,
  English: english,
  dyslexia: dyslexic,
  'pasted titles': pasted,
  'whole questions': questions,
} satisfies Record<string, readonly TestQuery[]>;
