// Endpoints of leagues and teams in the back office, except those that merge them.
import { oc } from '@orpc/contract';
import * as z from 'zod/mini';
import { mayRefuse } from '../../../may-refuse.ts';
import { inOneLine, visible, withoutNul } from '../../../saved-text.ts';
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

export const NameId = z.object({ id: z.uuid(resultTexts.notFound).check(z.toLowerCase()) });

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
