// The endpoints of results.
import { forumSignInFirst } from '#shared/features/forum/texts.ts';
import { endpoint, signedIn } from '../../core/http/endpoint.ts';
import { editingRoutes } from './editing/routes.ts';
import { followingRoutes } from './following/routes.ts';
import { readLeagues } from './leagues/league-queries.ts';
import { findLeague } from './leagues/read-league.ts';
import { listResults } from './list/list-results.ts';
import { commentOnMatch } from './match/comment-on-match.ts';
import { findMatch } from './match/read-match.ts';
import { scoringRoutes } from './scoring/routes.ts';
import { findTeam } from './teams/read-team.ts';

const { results } = endpoint;

export const resultsRoutes = {
  list: results.list.handler(({ context, input }) => listResults(context, input)),
  ...editingRoutes,
  ...scoringRoutes,
  ...followingRoutes,
  find: results.find.handler(({ context, input }) => findMatch(context, input.id)),
  comment: results.comment
    .use(signedIn(forumSignInFirst.comment))
    .handler(({ context, input }) => commentOnMatch(context, input)),
  listLeagues: results.listLeagues.handler(async ({ context }) => ({
    leagues: await readLeagues(context.database),
  })),
  findLeague: results.findLeague.handler(({ context, input }) => findLeague(context, input)),
  findTeam: results.findTeam.handler(({ context, input }) => findTeam(context, input.slug)),
};
