// Endpoints of leagues.
import { oc } from '@orpc/contract';
import * as z from 'zod/mini';
import { mayRefuse } from '../../../may-refuse.ts';
import { Named, Season, Slug } from '../schemas.ts';

export const League = z.object({ slug: z.string(), name: z.string(), isForChildren: z.boolean() });
export type League = z.infer<typeof League>;

export const TableRow = z.object({
  team: Named,
  /** Equal for teams that no criterion separates. */
  position: z.number(),
  played: z.number(),
  won: z.number(),
  lost: z.number(),
  scored: z.number(),
  conceded: z.number(),
  points: z.number(),
});
export type TableRow = z.infer<typeof TableRow>;

export const LeaguePage = z.extend(League, {
  /** The season of the table; null without matches. */
  season: z.nullable(z.string()),
  /** All seasons, the latest first. */
  seasons: z.array(z.string()),
  pointsRule: z.enum(['swedish', 'fiba']),
  /** Null for children's leagues, and until two teams with pages of their own have a match. */
  table: z.nullable(z.array(TableRow)),
});
export type LeaguePage = z.infer<typeof LeaguePage>;

export const leaguesContract = {
  listLeagues: oc
    .route({ method: 'GET', path: '/leagues', summary: 'Lists leagues', tags: ['results'] })
    .errors(mayRefuse('PAGE_DISABLED'))
    .output(z.object({ leagues: z.array(League) })),
  findLeague: oc
    .route({
      method: 'GET',
      path: '/leagues/{slug}',
      summary: 'Returns a league with its table of a season, by default the latest one',
      tags: ['results'],
    })
    .errors(mayRefuse('PAGE_DISABLED', 'NOT_FOUND'))
    .input(z.object({ slug: Slug, season: z.optional(Season) }))
    .output(LeaguePage),
};
