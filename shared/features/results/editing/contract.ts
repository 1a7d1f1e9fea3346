// Endpoints of results in the back office.
import { oc } from '@orpc/contract';
import * as z from 'zod/mini';
import { mayRefuse } from '../../../may-refuse.ts';
import { inOneLine, withoutNul } from '../../../saved-text.ts';
import { isDay } from '../../../stockholm-time.ts';
import { Undo } from '../../decisions/contract.ts';
import { RESULT_STATUSES } from '../rules.ts';
import { ByResultId, Result } from '../schemas.ts';
import { mergeContract } from './merge-contract.ts';
import { nameContract, nameOf } from './name-contract.ts';
import { EditedResultSearch } from './search.ts';
import { editingTexts } from './texts.ts';
import { MAX_SCORE, MAX_VENUE_LENGTH } from './rules.ts';

/** Null for an empty field. Source: spec 2 §5 Results. */
const Score = z.nullable(
  z
    .number(editingTexts.scoreInvalid)
    .check(
      z.int(editingTexts.scoreInvalid),
      z.gte(0, editingTexts.scoreInvalid),
      z.lte(MAX_SCORE, editingTexts.scoreInvalid),
    ),
);

/** The editable fields of a match. Source: spec 2 §3 basketball_results. */
const ResultFields = z.object({
  /** Any name of the team or league; an unknown one is created. */
  homeTeam: nameOf(editingTexts.homeMissing),
  awayTeam: nameOf(editingTexts.awayMissing),
  homeScore: Score,
  awayScore: Score,
  league: nameOf(editingTexts.leagueMissing),
  gameDate: z.iso
    .datetime(editingTexts.dateMissing)
    .check(z.refine((time) => isDay(time.slice(0, 10)), editingTexts.dateMissing)),
  status: z.enum(RESULT_STATUSES),
  venue: z.nullable(
    z.string().check(inOneLine(), withoutNul(), z.maxLength(MAX_VENUE_LENGTH, editingTexts.venueTooLong)),
  ),
  /** Decided without play; the loser gets no point in FIBA's rule. */
  isForfeit: z.boolean(),
});
export type ResultFields = z.infer<typeof ResultFields>;

const consistent = z.check<ResultFields>(({ value, issues }) => {
  const add = (field: keyof ResultFields, message: string) =>
    issues.push({ code: 'custom', path: [field], message, input: value });
  if ((value.homeScore === null) !== (value.awayScore === null))
    add(value.homeScore === null ? 'homeScore' : 'awayScore', editingTexts.halfScore);
  if (value.homeTeam.toLowerCase() === value.awayTeam.toLowerCase()) add('awayTeam', editingTexts.sameTeams);
});

export const NewResult = ResultFields.check(consistent);
export type NewResult = z.infer<typeof NewResult>;

/** The values of a match when a user began to change it. */
export const SeenResult = z.object({
  homeTeam: z.string(),
  awayTeam: z.string(),
  homeScore: z.nullable(z.number()),
  awayScore: z.nullable(z.number()),
  league: z.string(),
  gameDate: z.string(),
  status: z.enum(RESULT_STATUSES),
  venue: z.nullable(z.string()),
  isForfeit: z.boolean(),
});
export type SeenResult = z.infer<typeof SeenResult>;

/** A result in the back office, where also the score of a scheduled match is shown. */
export const EditedResult = z.extend(Result, { scorers: z.number() });
export type EditedResult = z.infer<typeof EditedResult>;

const tags = ['results', 'admin'];
export const editingContract = {
  listForEditing: oc
    .route({
      method: 'GET',
      path: '/admin/basketball-results',
      summary: 'Lists results by date, with those that are scheduled',
      tags,
    })
    .input(EditedResultSearch)
    .output(
      z.object({
        results: z.array(EditedResult),
        next: z.nullable(z.string()),
        previous: z.nullable(z.string()),
      }),
    ),
  counts: oc
    .route({
      method: 'GET',
      path: '/admin/basketball-results/counts',
      summary: 'Returns the number of results in each status',
      tags,
    })
    .output(z.object({ total: z.number(), scheduled: z.number(), live: z.number(), finished: z.number() })),
  findForEditing: oc
    .route({
      method: 'GET',
      path: '/admin/basketball-results/{id}',
      summary: 'Returns a result as it is now',
      tags,
    })
    .errors(mayRefuse('NOT_FOUND'))
    .input(ByResultId)
    .output(EditedResult),
  create: oc
    .route({
      method: 'POST',
      path: '/admin/basketball-results',
      summary: 'Creates a result',
      tags,
      successStatus: 201,
    })
    .input(NewResult)
    .output(EditedResult),
  update: oc
    .route({
      method: 'PUT',
      path: '/admin/basketball-results/{id}',
      summary: 'Changes those fields of a result that differ from what was seen',
      tags,
    })
    .errors(mayRefuse('NOT_FOUND', 'CONFLICT'))
    .input(
      z
        .extend(ResultFields, {
          id: ByResultId.shape.id,
          /** CONFLICT if another user has since changed a field that this request changes too. */
          seen: SeenResult,
        })
        .check(consistent),
    )
    .output(EditedResult),
  delete: oc
    .route({
      method: 'DELETE',
      path: '/admin/basketball-results/{id}',
      summary: 'Deletes a result, which can be undone for a minute',
      tags,
    })
    .errors(mayRefuse('NOT_FOUND'))
    .input(ByResultId)
    .output(z.object({ id: z.uuid(), undo: Undo })),
  ...nameContract,
  ...mergeContract,
};
