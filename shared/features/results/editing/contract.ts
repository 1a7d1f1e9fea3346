// Endpoints of results in the back office, and of the leagues and teams that they name.
import { oc } from '@orpc/contract';
import * as z from 'zod/mini';
import { mayRefuse } from '../../../may-refuse.ts';
import { inOneLine, visible, withoutNul } from '../../../saved-text.ts';
import { Undo } from '../../decisions/contract.ts';
import { RESULT_STATUSES } from '../rules.ts';
import { ByResultId, Result } from '../schemas.ts';
import { resultTexts } from '../texts.ts';
import { EditedResultSearch } from './search.ts';
import { editingTexts, MAX_ALIASES, MAX_SCORE, MAX_TEAM_NAME_LENGTH, MAX_VENUE_LENGTH } from './texts.ts';

const nameOf = (missing: string) =>
  z
    .string(missing)
    .check(
      inOneLine(),
      withoutNul(),
      visible(missing),
      z.regex(/[\p{L}\p{N}]/u, editingTexts.nameInvalid),
      z.maxLength(MAX_TEAM_NAME_LENGTH, editingTexts.nameTooLong),
    );

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
  /** By any name; a team or league that is not known is created. */
  homeTeam: nameOf(editingTexts.homeMissing),
  awayTeam: nameOf(editingTexts.awayMissing),
  homeScore: Score,
  awayScore: Score,
  league: nameOf(editingTexts.leagueMissing),
  gameDate: z.iso.datetime(editingTexts.dateMissing),
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

/** What a match was when somebody began to change it. */
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

const Alias = z.string().check(inOneLine(), z.toLowerCase(), withoutNul(), z.maxLength(MAX_TEAM_NAME_LENGTH));
const withoutRepeats = z.overwrite<string[]>((names) => [...new Set(names)].filter((name) => name !== ''));
const aliases = z._default(z.array(Alias).check(z.maxLength(MAX_ALIASES), withoutRepeats), []);

/** A league; its first name is shown. */
export const NewLeague = z.object({
  name: nameOf(editingTexts.nameMissing),
  aliases,
  pointsRule: z._default(z.enum(['swedish', 'fiba']), 'swedish'),
  isForChildren: z._default(z.boolean(), false),
});
export type NewLeague = z.infer<typeof NewLeague>;

export const NewTeam = z.object({
  name: nameOf(editingTexts.nameMissing),
  aliases,
  city: z._default(
    z.nullable(z.string().check(inOneLine(), withoutNul(), z.maxLength(MAX_TEAM_NAME_LENGTH))),
    null,
  ),
});
export type NewTeam = z.infer<typeof NewTeam>;

const Known = { id: z.uuid(), slug: z.string(), results: z.number() };
export const EditedLeague = z.object({
  ...Known,
  name: z.string(),
  aliases: z.array(z.string()),
  pointsRule: z.enum(['swedish', 'fiba']),
  isForChildren: z.boolean(),
});
export type EditedLeague = z.infer<typeof EditedLeague>;
export const EditedTeam = z.object({
  ...Known,
  name: z.string(),
  aliases: z.array(z.string()),
  city: z.nullable(z.string()),
});
export type EditedTeam = z.infer<typeof EditedTeam>;

const tags = ['results', 'admin'];
const search = z.optional(z.string().check(z.trim(), withoutNul(), z.maxLength(100)));
const NameId = z.object({ id: z.uuid(resultTexts.notFound).check(z.toLowerCase()) });

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
          /** CONFLICT if someone has changed a field since that this changes too. */
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
  listLeaguesForEditing: oc
    .route({ method: 'GET', path: '/admin/leagues', summary: 'Lists all leagues in their order', tags })
    .output(z.object({ leagues: z.array(EditedLeague) })),
  createLeague: oc
    .route({
      method: 'POST',
      path: '/admin/leagues',
      summary: 'Creates a league',
      tags,
      successStatus: 201,
    })
    .errors(mayRefuse('CONFLICT'))
    .input(NewLeague)
    .output(EditedLeague),
  updateLeague: oc
    .route({
      method: 'PUT',
      path: '/admin/leagues/{id}',
      summary: 'Changes a league, also for its results',
      tags,
    })
    .errors(mayRefuse('NOT_FOUND', 'CONFLICT'))
    .input(z.extend(NewLeague, NameId.shape))
    .output(EditedLeague),
  listTeamsForEditing: oc
    .route({
      method: 'GET',
      path: '/admin/teams',
      summary: 'Lists teams by name, at most 50',
      tags,
    })
    .input(z.object({ search }))
    .output(z.object({ teams: z.array(EditedTeam), hasMore: z.boolean() })),
  createTeam: oc
    .route({ method: 'POST', path: '/admin/teams', summary: 'Creates a team', tags, successStatus: 201 })
    .errors(mayRefuse('CONFLICT'))
    .input(NewTeam)
    .output(EditedTeam),
  updateTeam: oc
    .route({
      method: 'PUT',
      path: '/admin/teams/{id}',
      summary: 'Changes a team, also for its results',
      tags,
    })
    .errors(mayRefuse('NOT_FOUND', 'CONFLICT'))
    .input(z.extend(NewTeam, NameId.shape))
    .output(EditedTeam),
};
