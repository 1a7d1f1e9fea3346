// Part of visitors.ts: what coaches and clubs type.
import { type TestQuery, sized, titled } from '../ad-pattern.ts';
import { letter } from '../everyday-words-slang.ts';
import * as item from '../items.ts';

const tenTops = titled(item.practiceTops, /tio/i);
const reversible = titled(item.practiceTops, /vänd/i);

export const coaches: TestQuery[] = [
  { query: '5 bollar storlek 5', must: item.teamBalls },
  { query: '5st bollar', must: item.teamBalls, may: item.balls },
  { query: 'bollar 5-pack', must: item.teamBalls, may: item.balls },
  { query: 'träningsbollar U12', must: item.teamBalls },
  { query: 'bollar flicklag', must: item.teamBalls, may: item.balls },
  { query: '10st vändlinnen', must: tenTops, may: item.practiceTops },
  { query: 'reversibla linnen', must: reversible },
  { query: 'linnen till hela laget', must: tenTops, may: item.tops },
  { query: 'vändtröjor', must: item.practiceTops },
  { query: 'röda matchställ', must: titled(item.matchTops, /röd/i), may: item.matchTops },
  { query: 'lagtröjor', must: item.matchTops, may: [item.tops, ...item.jerseys] },
  { query: 'linne nummer 10', must: { ...item.matchTops, text: /(nr|nummer) 10\b/i }, may: item.tops },
  { query: 'lagoverall XL', must: titled(item.warmups, letter('XL')) },
  { query: 'träningsdress M', must: titled(item.warmups, letter('M')) },
  { query: 'ställ till basketbollar', must: item.ballRacks },
  { query: 'bollförvaring', must: item.ballRacks },
  { query: 'vagn till bollar', must: item.ballRacks },
  { query: 'spelplan tavla', must: item.boards },
  { query: 'fox40 classic', must: titled(item.whistles, /fox/i), may: item.whistles },
  { query: 'basketbok', must: item.books },
  { query: 'viktboll 1,5 kg', must: item.heavyBalls },
  { query: 'kettlebell 8kg', must: sized(item.kettlebells, 8) },
  { query: 'kettle bell 12', must: sized(item.kettlebells, 12) },
  { query: 'markeringskoner', must: item.ladders },
  { query: 'gummiband styrka hopp', must: item.bands },
];

export const clubs: TestQuery[] = [
  { query: 'match klocka', must: item.scoreboards },
  { query: 'shot clock', must: item.scoreboards },
  { query: 'elektronisk resultattavla', must: item.scoreboards },
  { query: 'tidtagarur hall', must: item.scoreboards },
  { query: 'digital tavla poäng', must: item.scoreboards },
  { query: 'domare sökes', must: item.referees },
  { query: 'boka domare till match', must: item.referees },
  { query: 'medaljer guld silver brons', must: titled(item.trophies, /medalj/i), may: item.trophies },
  { query: 'fjädrande ring', must: item.wallHoops },
  { query: 'rullbar korg', must: item.portableHoops },
  { query: 'basketkorg 305 cm', must: item.fixedHoops, may: item.hoops },
  { query: 'stolpkorg', must: item.fixedHoops, may: item.portableHoops },
  { query: 'galvad basketstolpe', must: item.fixedHoops },
  { query: 'reservnät', must: item.nets },
  { query: 'nylonnät', must: item.nets, may: item.chainNets },
  { query: 'easybasket korgar', must: item.kidsHoops },
  { query: 'höjdjusterbar korg', must: item.portableHoops, may: item.kidsHoops },
  { query: 'basketmål barn', must: item.kidsHoops, may: item.miniHoops },
  { query: 'streetbasket turnering', must: item.tournaments },
  { query: '3mot3', must: item.tournaments },
  { query: 'anmäl lag cup', must: item.tournaments },
  { query: 'metallnät', must: item.chainNets },
];
