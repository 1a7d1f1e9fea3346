// Endpoints of lists of results.
import { oc } from '@orpc/contract';
import * as z from 'zod/mini';
import { mayRefuse } from '../../../may-refuse.ts';
import { Result, Season, Slug } from '../schemas.ts';

/** `played` includes live matches, latest first; `coming` has the next one first. */
export const RESULT_PARTS = ['played', 'coming'] as const;

export const ResultSearch = z.object({
  /** Slugs. */
  league: z.optional(Slug),
  team: z.optional(Slug),
  season: z.optional(Season),
  /** Without it: live matches, the next ones, then those that are played. */
  part: z.optional(z.enum(RESULT_PARTS)),
  /** Opaque cursor from an earlier response. */
  after: z.optional(z.string().check(z.maxLength(100))),
});
export type ResultSearch = z.infer<typeof ResultSearch>;

export const ResultList = z.object({ results: z.array(Result), next: z.nullable(z.string()) });
export type ResultList = z.infer<typeof ResultList>;

export const listContract = {
  list: oc
    .route({
      method: 'GET',
      path: '/results',
      summary: 'Lists matches of all leagues, or of a league, season or team',
      tags: ['results'],
    })
    .errors(mayRefuse('PAGE_DISABLED'))
    .input(ResultSearch)
    .output(ResultList),
};
