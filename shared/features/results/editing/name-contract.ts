// Endpoints of leagues and teams in the back office.
import { oc } from '@orpc/contract';
import * as z from 'zod/mini';
import { mayRefuse } from '../../../may-refuse.ts';
import { inOneLine, visible, withoutNul } from '../../../saved-text.ts';
import { RESULT_STATUSES } from '../rules.ts';
import { resultTexts } from '../texts.ts';
import { editingTexts } from './texts.ts';
import { MAX_ALIASES, MAX_TEAM_NAME_LENGTH } from './rules.ts';

export const nameOf = (missing: string) =>
  z
    .string(missing)
    .check(
      inOneLine(),
      withoutNul(),
      visible(missing),
      z.regex(/[\p{L}\p{N}]/u, editingTexts.nameInvalid),
      z.maxLength(MAX_TEAM_NAME_LENGTH, editingTexts.nameTooLong),
    );

const Alias = z
  .string()
  .check(
    inOneLine(),
    z.toLowerCase(),
    withoutNul(),
    z.maxLength(MAX_TEAM_NAME_LENGTH, editingTexts.aliasTooLong),
  );
const withoutRepeats = z.overwrite<string[]>((names) => [...new Set(names)].filter((name) => name !== ''));
const aliases = z._default(
  z.array(Alias).check(z.maxLength(MAX_ALIASES, editingTexts.tooManyAliases), withoutRepeats),
  [],
);

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
    z.nullable(
      z
        .string()
        .check(inOneLine(), withoutNul(), z.maxLength(MAX_TEAM_NAME_LENGTH, editingTexts.cityTooLong)),
    ),
    null,
  ),
});
export type NewTeam = z.infer<typeof NewTeam>;

const Known = {
  id: z.uuid(),
  slug: z.string(),
  results: z.number(),
  followers: z.number(),
  can: z.object({ delete: z.boolean() }),
};
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

/** The values with which a user began to change a league or team. */
export const SeenLeague = z.pick(EditedLeague, {
  name: true,
  aliases: true,
  pointsRule: true,
  isForChildren: true,
});
export type SeenLeague = z.infer<typeof SeenLeague>;
export const SeenTeam = z.pick(EditedTeam, { name: true, aliases: true, city: true });
export type SeenTeam = z.infer<typeof SeenTeam>;

const tags = ['results', 'admin'];
const cursor = z.optional(z.string().check(z.maxLength(100)));

/** The parameters of the list of leagues on its page, and of its file. */
export const LeagueListSearch = z.object({
  league: z.optional(z.string().check(z.trim(), withoutNul(), z.maxLength(100))),
  order: z.optional(z.enum(['name', 'results'])),
});

export const EditedTeamSearch = z.object({
  /** A substring of a team's names. */
  search: z.optional(z.string().check(z.trim(), withoutNul(), z.maxLength(100))),
  /** By name by default. */
  sort: z.optional(z.literal('newest')),
  after: cursor,
  before: cursor,
});
export type EditedTeamSearch = z.infer<typeof EditedTeamSearch>;

const NameId = z.object({ id: z.uuid(resultTexts.notFound).check(z.toLowerCase()) });

const Into = z.extend(NameId, { into: nameOf(editingTexts.nameMissing) });

/** The team or league to merge into, by any of its names. `disappearing`: the matches that staff saw would disappear. */
export const Merging = z.extend(Into, {
  disappearing: z._default(z.array(z.uuid()).check(z.maxLength(1000)), []),
});
export type Merging = z.infer<typeof Merging>;

/** A match as it was entered under one of the names. */
export const EnteredMatch = z.object({
  id: z.uuid(),
  gameDate: z.iso.datetime(),
  status: z.enum(RESULT_STATUSES),
  homeScore: z.nullable(z.number()),
  awayScore: z.nullable(z.number()),
});
export type EnteredMatch = z.infer<typeof EnteredMatch>;

/** A match that was entered under both names. */
export const SameMatch = z.object({
  home: z.string(),
  away: z.string(),
  league: z.string(),
  from: EnteredMatch,
  into: EnteredMatch,
  /** The entry, of the two, that the merge removes; null if staff choose afterwards. */
  disappears: z.nullable(z.uuid()),
});
export type SameMatch = z.infer<typeof SameMatch>;
const SameMatches = z.object({ matches: z.array(SameMatch) });

export const nameContract = {
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
    .input(z.extend(NewLeague, { ...NameId.shape, seen: SeenLeague }))
    .output(EditedLeague),
  listTeamsForEditing: oc
    .route({
      method: 'GET',
      path: '/admin/teams',
      summary: 'Lists teams by name or by time',
      tags,
    })
    .input(EditedTeamSearch)
    .output(
      z.object({
        teams: z.array(EditedTeam),
        next: z.nullable(z.string()),
        previous: z.nullable(z.string()),
      }),
    ),
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
    .input(z.extend(NewTeam, { ...NameId.shape, seen: SeenTeam }))
    .output(EditedTeam),
  listSameMatchesOfLeagues: oc
    .route({
      method: 'GET',
      path: '/admin/leagues/{id}/same-matches',
      summary: 'Lists matches entered under both leagues',
      tags,
    })
    .input(Into)
    .output(SameMatches),
  listSameMatchesOfTeams: oc
    .route({
      method: 'GET',
      path: '/admin/teams/{id}/same-matches',
      summary: 'Lists matches entered under both teams',
      tags,
    })
    .input(Into)
    .output(SameMatches),
  mergeLeague: oc
    .route({
      method: 'POST',
      path: '/admin/leagues/{id}/merge',
      summary: 'Moves matches, followers and names of a league to another, which stays',
      tags,
    })
    .errors(mayRefuse('NOT_FOUND', 'CONFLICT'))
    .input(Merging)
    .output(EditedLeague),
  mergeTeam: oc
    .route({
      method: 'POST',
      path: '/admin/teams/{id}/merge',
      summary: 'Moves matches, followers and names of a team to another, which stays',
      tags,
    })
    .errors(mayRefuse('NOT_FOUND', 'CONFLICT'))
    .input(Merging)
    .output(EditedTeam),
  deleteLeague: oc
    .route({
      method: 'DELETE',
      path: '/admin/leagues/{id}',
      summary: 'Deletes a league without matches',
      tags,
    })
    .errors(mayRefuse('NOT_FOUND', 'CONFLICT'))
    .input(NameId)
    .output(z.object({ id: z.uuid() })),
  deleteTeam: oc
    .route({ method: 'DELETE', path: '/admin/teams/{id}', summary: 'Deletes a team without matches', tags })
    .errors(mayRefuse('NOT_FOUND', 'CONFLICT'))
    .input(NameId)
    .output(z.object({ id: z.uuid() })),
};
