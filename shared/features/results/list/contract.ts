// Endpoints of the list of results.
import { oc } from '@orpc/contract';
import * as z from 'zod/mini';
import { mayRefuse } from '../../../may-refuse.ts';
import { Result, Slug } from '../schemas.ts';

export const ResultSearch = z.object({
  /** A league's slug, or a filter of several leagues. */
  league: z.optional(Slug),
  /** Opaque cursor from an earlier response. */
  after: z.optional(z.string().check(z.maxLength(100))),
});
export type ResultSearch = z.infer<typeof ResultSearch>;

export const ResultList = z.object({ results: z.array(Result), next: z.nullable(z.string()) });
export type ResultList = z.infer<typeof ResultList>;

export const listContract = {
  list: oc
    .route({ method: 'GET', path: '/results', summary: 'Lists results, latest first', tags: ['results'] })
    .errors(mayRefuse('PAGE_DISABLED'))
    .input(ResultSearch)
    .output(ResultList),
};
