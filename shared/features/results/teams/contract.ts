// Endpoints of teams.
import { oc } from '@orpc/contract';
import * as z from 'zod/mini';
import { mayRefuse } from '../../../may-refuse.ts';
import { League } from '../leagues/contract.ts';
import { Slug } from '../schemas.ts';

/** A match from the team's perspective. */
const Outcome = z.object({
  id: z.uuid(),
  isWon: z.boolean(),
  /** The result from the team's side, and against whom. */
  score: z.string(),
  opponent: z.string(),
});
export type Outcome = z.infer<typeof Outcome>;

export const TeamPage = z.object({
  slug: z.string(),
  name: z.string(),
  city: z.nullable(z.string()),
  /** The leagues of the current season. `place` is null in children's leagues, and before the first match. */
  leagues: z.array(
    z.extend(League, {
      season: z.string(),
      place: z.nullable(z.object({ position: z.number(), teams: z.number() })),
    }),
  ),
  /** The last matches, the latest last; without matches of children's leagues. */
  form: z.array(Outcome),
});
export type TeamPage = z.infer<typeof TeamPage>;

export const teamsContract = {
  findTeam: oc
    .route({
      method: 'GET',
      path: '/teams/{slug}',
      summary: 'Returns a team with its leagues, positions and form',
      tags: ['results'],
    })
    .errors(mayRefuse('PAGE_DISABLED', 'NOT_FOUND'))
    .input(z.object({ slug: Slug }))
    .output(TeamPage),
};
