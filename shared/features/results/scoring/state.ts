// How events change the score, periods and status of a match. Pure: the browser shows an event before the server has it.
import type { ResultStatus } from '../rules.ts';

export type Side = 'home' | 'away';

export interface ScoreState {
  status: ResultStatus;
  homeScore: number | null;
  awayScore: number | null;
  /** Null before the start. */
  period: number | null;
  /** Points by period; empty when they are not known, for example after a correction. */
  homePeriods: readonly number[];
  awayPeriods: readonly number[];
}

export const notStarted: ScoreState = {
  status: 'scheduled',
  homeScore: null,
  awayScore: null,
  period: null,
  homePeriods: [],
  awayPeriods: [],
};

/** The part of a match that events change. */
export function scoreStateOf({
  status,
  homeScore,
  awayScore,
  period,
  homePeriods,
  awayPeriods,
}: ScoreState): ScoreState {
  return { status, homeScore, awayScore, period, homePeriods, awayPeriods };
}

/** An action of a scorer. Its period is the one on the scorer's screen, since the network may be slow. */
export type ScoringAction =
  | { kind: 'start' }
  | { kind: 'points'; side: Side; points: number; period: number }
  | { kind: 'period'; period: number }
  | { kind: 'end' };

/** The action of a stored event; null for an undo or a correction, which cannot be undone. */
export function actionOf({ kind, side, points, period }: RecordedEvent): ScoringAction | null {
  if (kind === 'points' && side && points) return { kind, side, points, period };
  if (kind === 'period') return { kind, period };
  return kind === 'start' || kind === 'end' ? { kind } : null;
}

interface RecordedEvent {
  kind: ScoringAction['kind'] | 'undo' | 'correction';
  side: Side | null;
  points: number | null;
  period: number;
}

export const MAX_PERIOD = 20;

export const SCORING_REFUSALS = [
  'not-started',
  'finished',
  'has-points',
  'later-period',
  'corrected',
  'unknown',
] as const;
export type ScoringRefusal = (typeof SCORING_REFUSALS)[number];

/**
 * The state after an action, or why it is refused. The state is returned unchanged if it already is what the action leads
 * to, since two scorers may press start.
 */
export function applyAction(state: ScoreState, action: ScoringAction): ScoreState | ScoringRefusal {
  if (action.kind === 'start') return start(state);
  if (state.status === 'scheduled') return 'not-started';
  if (state.status === 'finished') return action.kind === 'end' ? state : 'finished';
  if (action.kind === 'end') return { ...state, status: 'finished' };
  if (action.kind === 'points') return addPoints(state, action, action.points);
  return action.period <= (state.period ?? 1) ? state : { ...state, period: action.period };
}

/** The state without an earlier action, or why that is refused. */
export function undoAction(state: ScoreState, action: ScoringAction): ScoreState | ScoringRefusal {
  if (action.kind === 'end') return state.status === 'finished' ? { ...state, status: 'live' } : state;
  if (state.status === 'finished') return 'finished';
  if (action.kind === 'points') return addPoints(state, action, -action.points);
  if (action.kind === 'start') return undoStart(state);
  if (state.period !== action.period) return 'later-period';
  if (pointsIn(state, action.period) > 0) return 'has-points';
  return {
    ...state,
    period: action.period - 1,
    homePeriods: state.homePeriods.slice(0, action.period - 1),
    awayPeriods: state.awayPeriods.slice(0, action.period - 1),
  };
}

/**
 * The state after staff have entered score and status themselves. The difference is added to the current period; if the period
 * would have negative points, the points of the periods are unknown from then on.
 */
export function correctScore(
  state: ScoreState,
  { status, homeScore, awayScore }: Pick<ScoreState, 'status' | 'homeScore' | 'awayScore'>,
): ScoreState {
  if (status === 'scheduled') return { ...notStarted, homeScore, awayScore };
  const scored = { homeScore: homeScore ?? 0, awayScore: awayScore ?? 0 };
  // A finished match without a score, such as a cancelled one.
  const score = status === 'finished' && homeScore === null ? { homeScore, awayScore } : scored;
  const homePeriods = withDifference(state.homePeriods, scored.homeScore - (state.homeScore ?? 0));
  const awayPeriods = withDifference(state.awayPeriods, scored.awayScore - (state.awayScore ?? 0));
  const isKnown = hasPeriods(state) && homePeriods.length > 0 && awayPeriods.length > 0;
  return {
    status,
    ...score,
    period: state.period ?? 1,
    homePeriods: isKnown ? homePeriods : [],
    awayPeriods: isKnown ? awayPeriods : [],
  };
}

function start(state: ScoreState): ScoreState | ScoringRefusal {
  if (state.status === 'finished') return 'finished';
  if (state.status === 'live') return state;
  return {
    ...state,
    status: 'live',
    homeScore: state.homeScore ?? 0,
    awayScore: state.awayScore ?? 0,
    period: 1,
  };
}

function undoStart(state: ScoreState): ScoreState | ScoringRefusal {
  if (state.status === 'scheduled') return state;
  if ((state.homeScore ?? 0) + (state.awayScore ?? 0) > 0) return 'has-points';
  if ((state.period ?? 1) > 1) return 'later-period';
  return notStarted;
}

function addPoints(
  state: ScoreState,
  { side, period }: { side: Side; period: number },
  points: number,
): ScoreState {
  const [home, away] = side === 'home' ? [points, 0] : [0, points];
  const length = Math.max(period, state.period ?? 1, state.homePeriods.length, state.awayPeriods.length);
  const isKnown = hasPeriods(state);
  return {
    ...state,
    homeScore: Math.max((state.homeScore ?? 0) + home, 0),
    awayScore: Math.max((state.awayScore ?? 0) + away, 0),
    homePeriods: isKnown ? withPoints(state.homePeriods, { length, period, points: home }) : [],
    awayPeriods: isKnown ? withPoints(state.awayPeriods, { length, period, points: away }) : [],
  };
}

/** Whether the points of the periods add up to the score. */
function hasPeriods({ homeScore, awayScore, homePeriods, awayPeriods }: ScoreState): boolean {
  return sum(homePeriods) === (homeScore ?? 0) && sum(awayPeriods) === (awayScore ?? 0);
}

function withPoints(
  periods: readonly number[],
  { length, period, points }: { length: number; period: number; points: number },
): number[] {
  return Array.from({ length }, (_none, index) =>
    Math.max((periods[index] ?? 0) + (index === period - 1 ? points : 0), 0),
  );
}

/** Empty, which means unknown, when the last period would have negative points. */
function withDifference(periods: readonly number[], difference: number): number[] {
  const last = (periods.at(-1) ?? 0) + difference;
  return periods.length === 0 || last < 0 ? [] : [...periods.slice(0, -1), last];
}

function pointsIn({ homePeriods, awayPeriods }: ScoreState, period: number): number {
  return (homePeriods[period - 1] ?? 0) + (awayPeriods[period - 1] ?? 0);
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}
