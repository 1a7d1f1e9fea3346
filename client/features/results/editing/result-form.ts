// The form of a result: its field values, and the API input made from them.
import * as z from 'zod/mini';
import { type EditedResult, SeenResult } from '#shared/features/results/editing/contract.ts';
import { DEFAULT_LEAGUE } from '#shared/features/results/editing/rules.ts';
import { RESULT_STATUSES } from '#shared/features/results/rules.ts';
import { momentInStockholm } from '#shared/features/results/match-time.ts';
import { formatMinute } from '#shared/format.ts';
import { createDraftStore } from '../../../core/drafts/draft-store.ts';
import { readInteger } from '../../../ui/form/read-integer.ts';

const ResultForm = z.object({
  homeTeam: z.string(),
  awayTeam: z.string(),
  homeScore: z.string(),
  awayScore: z.string(),
  league: z.string(),
  /** Local time in Stockholm: YYYY-MM-DDTHH:MM. */
  gameDate: z.string(),
  status: z.enum(RESULT_STATUSES),
  venue: z.string(),
  isForfeit: z.boolean(),
});
export type ResultForm = z.infer<typeof ResultForm>;

/** Keyed by the id of the edited result; `new` for a new one. */
export const resultDrafts = createDraftStore({
  name: 'result',
  schema: z.object({ form: ResultForm, seen: z.optional(SeenResult) }),
  storedFor: 'tab',
});

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
  return typed.trim() === '' ? null : readInteger(typed);
}
