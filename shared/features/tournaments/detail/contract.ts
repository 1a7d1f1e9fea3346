// Endpoints of a tournament.
import { oc } from '@orpc/contract';
import * as z from 'zod/mini';
import { mayRefuse } from '../../../may-refuse.ts';
import { TournamentRow } from '../list/contract.ts';
import { ByTournamentId } from '../schemas.ts';

/** Source: spec 1 §3 Tournament. */
export const Tournament = z.extend(z.omit(TournamentRow, { kilometres: true }), {
  description: z.string(),
  address: z.string(),
  latitude: z.nullable(z.number()),
  longitude: z.nullable(z.number()),
  /** In whole kronor; null without one. */
  prizePool: z.nullable(z.number()),
  tags: z.array(z.string()),
  websiteUrl: z.string(),
  /** The arranging club, if it is in the directory. */
  association: z.nullable(z.object({ id: z.uuid(), name: z.string() })),
  updatedAt: z.string(),
  can: z.object({ edit: z.boolean() }),
});
export type Tournament = z.infer<typeof Tournament>;

export const detailContract = {
  find: oc
    .route({
      method: 'GET',
      path: '/tournaments/{id}',
      summary: 'Returns a tournament',
      tags: ['tournaments'],
    })
    .errors(mayRefuse('NOT_FOUND', 'PAGE_DISABLED'))
    .input(ByTournamentId)
    .output(Tournament),
};
