// Endpoints of following teams and leagues. What a user follows is shown to no other user.
import { oc } from '@orpc/contract';
import * as z from 'zod/mini';
import { mayRefuse } from '../../../may-refuse.ts';
import { Named, Slug } from '../schemas.ts';

/** `normal`: not followed. `muted`: no notifications, also when the league or the other team is followed. */
export const FOLLOW_STATES = ['following', 'normal', 'muted'] as const;
const State = z.enum(FOLLOW_STATES);
export type FollowState = z.infer<typeof State>;

const Followed = z.extend(Named, { slug: z.string(), state: z.enum(['following', 'muted']) });
export type Followed = z.infer<typeof Followed>;

export const FollowedList = z.object({ teams: z.array(Followed), leagues: z.array(Followed) });
export type FollowedList = z.infer<typeof FollowedList>;

const Follow = z.object({ slug: Slug, state: State });
const tags = ['results'];

export const followingContract = {
  followed: oc
    .route({
      method: 'GET',
      path: '/me/followed',
      summary: 'Lists the teams and leagues that the user follows or has muted',
      tags,
    })
    .output(FollowedList),
  followTeam: oc
    .route({
      method: 'PUT',
      path: '/teams/{slug}/follow',
      summary: 'Follows or mutes a team, or stops that',
      tags,
    })
    .errors(mayRefuse('NOT_FOUND', 'CONFLICT'))
    .input(Follow)
    .output(Follow),
  followLeague: oc
    .route({
      method: 'PUT',
      path: '/leagues/{slug}/follow',
      summary: 'Follows or mutes a league, or stops that',
      tags,
    })
    .errors(mayRefuse('NOT_FOUND', 'CONFLICT'))
    .input(Follow)
    .output(Follow),
};
