// The teams of players: a search for "jordan tröja" means a shirt of the Bulls, whose ad may not name the player.
import { numberedClothes } from './lexicon.ts';
import type { Alternative, Meaning } from './meaning.ts';
import { splitTypedCompound, typedTermOf } from './stem.ts';

/** Each line: names of a team, and players who are known for it by the term that all their names have. */
const teams = `
  bulls,chicago: jordan mj pippen rodman
  lakers: kobe mamba lebron lbj shaq magic
  cavaliers,cavs,cleveland: lebron kyrie
  heat,miami: wade lebron
  warriors: curry steph klay durant
  celtics,boston: bird tatum garnett
  sixers,76ers,philadelphia: iverson embiid
  bucks,milwaukee: giannis lillard
  nuggets,denver: jokic iverson
  mavericks,mavs,dallas: doncic luka nowitzki kyrie
  rockets,houston: harden olajuwon
  spurs: wembanyama wemby
  thunder,okc: westbrook
  suns,phoenix: booker
  grizzlies,memphis: morant
  pelicans: zion
  hornets,charlotte: lamelo
  wolves,timberwolves,minnesota: garnett edwards
  raptors,toronto: carter
  hawks,atlanta: trae
  liberty: sabrina
`;

const teamsOf = new Map<string, Alternative[]>();
for (const line of teams.trim().split('\n')) {
  const [names = '', players = ''] = line.trim().split(': ');
  const alternatives = names.split(',').map((name): Alternative => [typedTermOf(name)]);
  for (const player of players.split(' ')) {
    const term = typedTermOf(player);
    teamsOf.set(term, [...(teamsOf.get(term) ?? []), ...alternatives]);
  }
}

const clothes = new Set(numberedClothes.map(typedTermOf));

/** Whether a word names clothes of a team: "tröja", "matchlinne". */
export function isShirt(word: string): boolean {
  return clothes.has(typedTermOf(splitTypedCompound(word)?.head ?? word));
}

/** The teams of the player whom a part of a search names; none for any other part. */
export function teamsOfPlayer({ close: [first] }: Meaning): readonly Alternative[] {
  return teamsOf.get(first?.[0] ?? '') ?? [];
}
