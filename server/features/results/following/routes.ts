// The endpoints of following teams and leagues.
import { followTexts } from '#shared/features/results/following/texts.ts';
import { endpoint, signedIn } from '../../../core/http/endpoint.ts';
import { findFollowed, follow } from './follow.ts';

const { results } = endpoint;

export const followingRoutes = {
  followed: results.followed
    .use(signedIn(followTexts.signIn))
    .handler(({ context }) => findFollowed(context, context.viewer)),
  followTeam: results.followTeam
    .use(signedIn(followTexts.signIn))
    .handler(({ context, input }) => follow(context, 'team', input)),
  followLeague: results.followLeague
    .use(signedIn(followTexts.signIn))
    .handler(({ context, input }) => follow(context, 'league', input)),
};
