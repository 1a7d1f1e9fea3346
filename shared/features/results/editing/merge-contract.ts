// Endpoints that merge two leagues or teams in the back office, and what they show of matches that were entered under both.
import { oc } from '@orpc/contract';
import * as z from 'zod/mini';
import { mayRefuse } from '../../../may-refuse.ts';
import { RESULT_STATUSES } from '../rules.ts';
import { EditedLeague, EditedTeam, NameId, nameOf } from './name-contract.ts';
import { editingTexts } from './texts.ts';

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

const tags = ['results', 'admin'];

export const mergeContract = {
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
};
