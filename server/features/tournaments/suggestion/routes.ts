// The endpoints of suggestions of tournaments.
import { adminOnly, endpoint } from '../../../core/http/endpoint.ts';
import { findSuggestion } from './find-suggestion.ts';
import { suggestTournament } from './suggest-tournament.ts';

const { tournaments } = endpoint;

export const suggestionRoutes = {
  suggest: tournaments.suggest.handler(({ context, input }) => suggestTournament(context, input)),
  findSuggestion: tournaments.findSuggestion
    .use(adminOnly)
    .handler(({ context, input }) => findSuggestion(context, input.id)),
};
