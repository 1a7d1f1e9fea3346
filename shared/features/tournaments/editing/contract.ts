// Endpoints of tournaments in the back office. Source: spec 2 §2, §5, §7 tournaments.
import { oc } from '@orpc/contract';
import * as z from 'zod/mini';
import { mayRefuse } from '../../../may-refuse.ts';
import { withoutNul } from '../../../saved-text.ts';
import { Undo } from '../../decisions/contract.ts';
import { TOURNAMENT_STATUSES, TOURNAMENT_TYPES } from '../rules.ts';
import { ByTournamentId, TournamentId } from '../schemas.ts';
import { consistent, EditedTournament, TableTournament, TournamentFields } from './schemas.ts';

const tags = ['tournaments', 'admin'];
const cursor = z.optional(z.string().check(z.maxLength(100)));

export const TournamentTable = z.object({
  tournaments: z.array(TableTournament),
  /** Number of registered tournaments, or of those that the filters find. */
  total: z.number(),
  next: z.nullable(z.string()),
  previous: z.nullable(z.string()),
});
export type TournamentTable = z.infer<typeof TournamentTable>;

/** The parameters of the table. */
export const TournamentTableSearch = z.object({
  search: z.optional(z.string().check(z.trim(), withoutNul(), z.maxLength(100))),
  type: z.optional(z.enum(TOURNAMENT_TYPES)),
  status: z.optional(z.enum(TOURNAMENT_STATUSES)),
  featured: z.optional(z.enum(['yes', 'no'])),
  sort: z.optional(z.literal('oldest')),
  after: cursor,
  before: cursor,
});

export const editingContract = {
  listForStaff: oc
    .route({
      method: 'GET',
      path: '/admin/tournaments',
      summary: 'Lists tournaments by their first day, the latest first',
      tags,
    })
    .input(TournamentTableSearch)
    .output(TournamentTable),
  findForStaff: oc
    .route({
      method: 'GET',
      path: '/admin/tournaments/{id}',
      summary: 'Returns a tournament as it is edited',
      tags,
    })
    .errors(mayRefuse('NOT_FOUND'))
    .input(ByTournamentId)
    .output(EditedTournament),
  create: oc
    .route({
      method: 'POST',
      path: '/admin/tournaments',
      summary: 'Creates a tournament; of a suggestion, its sender is notified',
      tags,
      successStatus: 201,
    })
    .errors(mayRefuse('NOT_FOUND', 'CONFLICT'))
    .input(
      z
        .extend(TournamentFields, {
          /** The id of the new tournament: a request that is sent again creates no other. */
          id: z.optional(TournamentId),
          /** The message with the suggestion from which the tournament is made. */
          suggestionId: z.optional(z.uuid().check(z.toLowerCase())),
        })
        .check(consistent),
    )
    .output(EditedTournament),
  update: oc
    .route({ method: 'PUT', path: '/admin/tournaments/{id}', summary: 'Changes a tournament', tags })
    .errors(mayRefuse('NOT_FOUND', 'CONFLICT'))
    .input(
      z
        .extend(TournamentFields, {
          id: TournamentId,
          /** The version that the change began with; a later one is refused. */
          version: z.int(),
        })
        .check(consistent),
    )
    .output(EditedTournament),
  delete: oc
    .route({
      method: 'DELETE',
      path: '/admin/tournaments/{id}',
      summary: 'Deletes a tournament; for a minute it can be undone',
      tags,
    })
    .errors(mayRefuse('NOT_FOUND'))
    .input(ByTournamentId)
    .output(z.object({ undo: Undo })),
};
