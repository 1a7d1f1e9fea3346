// Seasons of a fresh site, relative to now: every pair of teams meets equally often, periods add up to the score, and in two
// leagues a match is live.
import { HOUR_MS, MINUTE_MS } from '#shared/durations.ts';
import { REGULAR_PERIODS, seasonOf } from '#shared/features/results/rules.ts';
import type { Random } from '../random.ts';
import { daysBefore, later } from '../sample-clock.ts';
import { type SampleLeague, sampleLeagues } from './sample-teams.ts';

const WEEK = 7;
/** Days and times of the matches of a round, from the day of the live one. */
const slots = [
  { days: -1, time: '18:30' },
  { days: 0, time: '13:00' },
  { days: 1, time: '19:00' },
  { days: 2, time: '16:00' },
] as const;
const LIVE_SLOT = 1;
const FORMER_SEASON_DAYS = 52 * WEEK;

export interface SampleResult {
  id: string;
  league: SampleLeague;
  home: string;
  away: string;
  season: string;
  gameDate: Date;
  updatedAt: Date;
  status: 'scheduled' | 'live' | 'finished';
  homePeriods: number[];
  awayPeriods: number[];
}

export function makeResults(random: Random, now: Date): SampleResult[] {
  return sampleLeagues.flatMap((league) =>
    (league.hasFormerSeason ? [FORMER_SEASON_DAYS, 0] : [0]).flatMap((daysAgo) =>
      makeSeason(random, league, { now, daysAgo }),
    ),
  );
}

interface SeasonClock {
  now: Date;
  /** 0 for the current season. */
  daysAgo: number;
}

function makeSeason(random: Random, league: SampleLeague, { now, daysAgo }: SeasonClock): SampleResult[] {
  // All matches get the season of the reference date, because a season that is moved relative to now may begin before July.
  const season = seasonOf(new Date(now.getTime() - daysAgo * 24 * HOUR_MS));
  return pairRounds(league).flatMap((round, number) =>
    round.map(([home, away], place) => {
      const slot = slots[place % slots.length] ?? slots[0];
      const days = daysAgo + (league.now - number) * WEEK - slot.days;
      const isLive = league.isLive === true && daysAgo === 0 && number === league.now && place === LIVE_SLOT;
      const gameDate = isLive ? new Date(now.getTime() - 65 * MINUTE_MS) : daysBefore(now, days, slot.time);
      const status = isLive
        ? 'live'
        : gameDate.getTime() + 2 * HOUR_MS < now.getTime()
          ? 'finished'
          : 'scheduled';
      return {
        id: random.uuid(),
        league,
        home,
        away,
        season,
        gameDate,
        updatedAt:
          status === 'finished' ? later(gameDate, 120) : status === 'live' ? now : later(now, -7 * 24 * 60),
        status,
        ...playPeriods(random, league, status),
      };
    }),
  );
}

/** The circle method: one team stays, the others rotate. The second half of a season changes home and away. */
function pairRounds({ teams, rounds }: SampleLeague): [string, string][][] {
  const [fixed = '', ...others] = teams;
  const first = others.map((_team, number) => {
    const turned = [...others.slice(number), ...others.slice(0, number)];
    const circle = [fixed, ...turned];
    return circle.slice(0, circle.length / 2).map((team, place): [string, string] => {
      const opponent = circle[circle.length - 1 - place] ?? '';
      return (number + place) % 2 === 0 ? [team, opponent] : [opponent, team];
    });
  });
  if (rounds === 'once') return first;
  return [...first, ...first.map((round) => round.map(([home, away]): [string, string] => [away, home]))];
}

/**
 * Returns no periods of a scheduled match, two and a half of a live one, and overtimes of a finished one until one team leads.
 */
function playPeriods(
  random: Random,
  { points: { low, high } }: SampleLeague,
  status: SampleResult['status'],
): Pick<SampleResult, 'homePeriods' | 'awayPeriods'> {
  const play = (share = 1) => Math.round(random.between(low, high) * share);
  const played = status === 'scheduled' ? 0 : status === 'live' ? 2 : REGULAR_PERIODS;
  const homePeriods = Array.from({ length: played }, () => play());
  const awayPeriods = Array.from({ length: played }, () => play());
  if (status === 'live') {
    homePeriods.push(play(0.5));
    awayPeriods.push(play(0.5));
  }
  if (status !== 'finished') return { homePeriods, awayPeriods };
  while (sum(homePeriods) === sum(awayPeriods)) {
    homePeriods.push(play(0.4));
    awayPeriods.push(play(0.4));
  }
  return { homePeriods, awayPeriods };
}

export function sum(periods: readonly number[]): number {
  return periods.reduce((total, points) => total + points, 0);
}
