// The parameters of the back office's table of results.
import * as z from 'zod/mini';
import { withoutNul } from '../../../saved-text.ts';
import { RESULT_STATUSES } from '../rules.ts';
import { Slug } from '../schemas.ts';

const cursor = z.optional(z.string().check(z.maxLength(100)));

export const EditedResultSearch = z.object({
  /** Part of a team, a league or a venue. */
  search: z.optional(z.string().check(z.trim(), withoutNul(), z.maxLength(100))),
  status: z.optional(z.enum(RESULT_STATUSES)),
  league: z.optional(Slug),
  sort: z.optional(z.literal('oldest')),
  after: cursor,
  before: cursor,
});
