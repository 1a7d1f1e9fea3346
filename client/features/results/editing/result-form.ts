// The form of a result: its field values, and the API input made from them.
import type { EditedResult, SeenResult } from '#shared/features/results/editing/contract.ts';
import { DEFAULT_LEAGUE } from '#shared/features/results/editing/rules.ts';
import type { ResultStatus } from '#shared/features/results/rules.ts';
import { momentInStockholm } from '#shared/features/results/match-time.ts';
import { formatMinute } from '#shared/format.ts';

export interface ResultForm {
  homeTeam: string;
  awayTeam: string;
  homeScore: string;
  awayScore: string;
  league: string;
  /** Local time in Stockholm: YYYY-MM-DDTHH:MM. */
  gameDate: string;
  status: ResultStatus;
  venue: string;
  isForfeit: boolean;
}

/** Source: spec 2 §9 Results. */
export const emptyForm: ResultForm = {
  homeTeam: '',
  awayTeam: '',
  homeScore: '',
  awayScore: '',
  league: DEFAULT_LEAGUE,
  gameDate: '',
  status: 'scheduled',
  venue: '',
  isForfeit: false,
};

export function seenOf(result: EditedResult): SeenResult {
  const { home, away, league, homeScore, awayScore, gameDate, status, venue, isForfeit } = result;
  return {
    homeTeam: home.name,
    awayTeam: away.name,
    league: league.name,
    homeScore,
    awayScore,
    gameDate,
    status,
    venue,
    isForfeit,
  };
}

export function formOf({ homeScore, awayScore, gameDate, venue, ...seen }: SeenResult): ResultForm {
  return {
    ...seen,
    homeScore: homeScore === null ? '' : String(homeScore),
    awayScore: awayScore === null ? '' : String(awayScore),
    gameDate: formatMinute(gameDate).replace(' ', 'T'),
    venue: venue ?? '',
  };
}

/** Converts the fields to the input of the contract's schema, which refuses values that cannot be parsed. */
export function fieldsOf({ homeScore, awayScore, gameDate, venue, ...form }: ResultForm) {
  const [day = '', time = ''] = gameDate.split('T');
  return {
    ...form,
    homeScore: scoreOf(homeScore),
    awayScore: scoreOf(awayScore),
    gameDate: momentInStockholm(day, time.slice(0, 5))?.toISOString() ?? '',
    venue: venue.trim() || null,
  };
}

function scoreOf(typed: string): number | null {
  return typed.trim() === '' ? null : Number(typed);
}
