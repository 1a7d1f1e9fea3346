// The endpoints of live scoring.
import { scoringTexts } from '#shared/features/results/scoring/texts.ts';
import { adminOnly, endpoint, signedIn } from '../../../core/http/endpoint.ts';
import { addEvents, findScoring, listScored } from './score-match.ts';
import { addScorer, findScorers, removeScorer } from './scorers.ts';

const { results } = endpoint;

export const scoringRoutes = {
  findScoring: results.findScoring
    .use(signedIn(scoringTexts.signIn))
    .handler(({ context, input }) => findScoring(context, input.id)),
  addEvents: results.addEvents
    .use(signedIn(scoringTexts.signIn))
    .handler(({ context, input }) => addEvents(context, input)),
  listScored: results.listScored
    .use(signedIn(scoringTexts.signIn))
    .handler(({ context }) => listScored(context)),
  listScorers: results.listScorers
    .use(adminOnly)
    .handler(({ context, input }) => findScorers(context, input.id)),
  addScorer: results.addScorer.use(adminOnly).handler(({ context, input }) => addScorer(context, input)),
  removeScorer: results.removeScorer
    .use(adminOnly)
    .handler(({ context, input }) => removeScorer(context, input)),
};
