// The table of a league, from its matches. Source: FIBA Official Basketball Rules, D.1 Classification of teams.

export const POINTS_RULES = ['swedish', 'fiba'] as const;
export type PointsRule = (typeof POINTS_RULES)[number];

export interface PlayedMatch {
  /** Ids of the teams. */
  home: string;
  away: string;
  homeScore: number;
  awayScore: number;
  /** Lost because the team did not play. */
  isForfeit: boolean;
}

export interface Standing {
  team: string;
  /** Equal for teams that no criterion separates. */
  position: number;
  played: number;
  won: number;
  lost: number;
  scored: number;
  conceded: number;
  points: number;
}

type Record = Omit<Standing, 'team' | 'position'>;

const NOTHING: Record = { played: 0, won: 0, lost: 0, scored: 0, conceded: 0, points: 0 };

/** Points in the table for each outcome. Swedish leagues give none for a loss. */
const points: { [Rule in PointsRule]: { win: number; loss: number; forfeit: number } } = {
  swedish: { win: 2, loss: 0, forfeit: 0 },
  fiba: { win: 2, loss: 1, forfeit: 0 },
};

/**
 * Places teams by points. Teams with equal points are placed by the matches between them: points, difference, points scored;
 * then by difference and points scored in all matches. Whenever some of the tied teams are placed, the criteria are applied again
 * to each group that is still tied (D.1.3, D.1.4). A match without a winner does not count.
 *
 * @param teams ids of the teams, also of teams that have not played yet
 */
export function rankTeams(
  matches: readonly PlayedMatch[],
  { teams = [], rule }: { teams?: readonly string[]; rule: PointsRule },
): Standing[] {
  const decided = matches.filter(({ homeScore, awayScore }) => homeScore !== awayScore);
  const all = [...new Set([...teams, ...decided.flatMap(({ home, away }) => [home, away])])].toSorted();
  const records = countRecords(decided, rule);
  const recordOf = (team: string) => records.get(team) ?? NOTHING;
  const groups = splitBy(all, (team) => recordOf(team).points).flatMap((tied) =>
    separate(tied, { decided, rule, recordOf }),
  );
  let position = 1;
  return groups.flatMap((group) => {
    const shared = position;
    position += group.length;
    return group.map((team) => ({ team, position: shared, ...recordOf(team) }));
  });
}

interface League {
  decided: readonly PlayedMatch[];
  rule: PointsRule;
  recordOf: (team: string) => Record;
}

/** Groups in their order; a group of several teams shares its position. */
function separate(tied: readonly string[], league: League): string[][] {
  if (tied.length === 1) return [[...tied]];
  const isTied = new Set(tied);
  const between = countRecords(
    league.decided.filter(({ home, away }) => isTied.has(home) && isTied.has(away)),
    league.rule,
  );
  const betweenOf = (team: string) => between.get(team) ?? NOTHING;
  const criteria: ((team: string) => number)[] = [
    (team) => betweenOf(team).points,
    (team) => differenceOf(betweenOf(team)),
    (team) => betweenOf(team).scored,
    (team) => differenceOf(league.recordOf(team)),
    (team) => league.recordOf(team).scored,
  ];
  for (const criterion of criteria) {
    const groups = splitBy(tied, criterion);
    if (groups.length > 1) return groups.flatMap((group) => separate(group, league));
  }
  return [[...tied]];
}

export function differenceOf({ scored, conceded }: Pick<Standing, 'scored' | 'conceded'>): number {
  return scored - conceded;
}

function countRecords(matches: readonly PlayedMatch[], rule: PointsRule): Map<string, Record> {
  const records = new Map<string, Record>();
  const add = (team: string, scored: number, { conceded, isForfeit }: Conceded) => {
    const before = records.get(team) ?? NOTHING;
    const isWon = scored > conceded;
    const { win, loss, forfeit } = points[rule];
    records.set(team, {
      played: before.played + 1,
      won: before.won + (isWon ? 1 : 0),
      lost: before.lost + (isWon ? 0 : 1),
      scored: before.scored + scored,
      conceded: before.conceded + conceded,
      points: before.points + (isWon ? win : isForfeit ? forfeit : loss),
    });
  };
  for (const { home, away, homeScore, awayScore, isForfeit } of matches) {
    add(home, homeScore, { conceded: awayScore, isForfeit });
    add(away, awayScore, { conceded: homeScore, isForfeit });
  }
  return records;
}

interface Conceded {
  conceded: number;
  isForfeit: boolean;
}

/** Groups with equal values, the highest first. */
function splitBy(teams: readonly string[], valueOf: (team: string) => number): string[][] {
  const groups = Map.groupBy(teams, valueOf);
  return [...groups].toSorted(([one], [other]) => other - one).map(([, group]) => group);
}
