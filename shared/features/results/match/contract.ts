// Endpoints of a match: its result, and the discussion of it.
import { oc } from '@orpc/contract';
import * as z from 'zod/mini';
import { mayRefuse } from '../../../may-refuse.ts';
import { ForumComment } from '../../forum/thread/contract.ts';
import { NewComment } from '../../forum/writing/contract.ts';
import { ByResultId, Result } from '../schemas.ts';

export const Match = z.extend(Result, {
  /** The thread of the forum; null before the first comment. */
  forumPostId: z.nullable(z.uuid()),
});
export type Match = z.infer<typeof Match>;

export const matchContract = {
  find: oc
    .route({ method: 'GET', path: '/results/{id}', summary: 'Returns a match', tags: ['results'] })
    .errors(mayRefuse('PAGE_DISABLED', 'NOT_FOUND'))
    .input(ByResultId)
    .output(Match),
  comment: oc
    .route({
      method: 'POST',
      path: '/results/{id}/comments',
      summary: 'Comments on a match, in a thread of the forum that the first comment creates',
      tags: ['results', 'forum'],
      successStatus: 201,
    })
    .errors(mayRefuse('PAGE_DISABLED', 'FORBIDDEN', 'NOT_FOUND', 'CONFLICT', 'TOO_MANY_REQUESTS'))
    .input(z.extend(NewComment, ByResultId.shape))
    .output(z.object({ forumPostId: z.uuid(), comment: ForumComment })),
};
