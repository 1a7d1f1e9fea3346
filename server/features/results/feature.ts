// Registers results.
import { leaguePath, paths, resultPath, teamPath } from '#shared/paths.ts';
import { defineFeature } from '../../core/feature.ts';
import { isPageOpen } from '../page-settings/actions.ts';
import { resultsDocument } from './document.ts';
import { registerCalendars } from './match/calendar.ts';
import { findPublicMatches } from './match/match-queries.ts';
import { resultsRoutes } from './routes.ts';
import { listAddresses, listSitemapStarts } from './sitemap-queries.ts';

const addressOf = { match: resultPath, team: teamPath, league: leaguePath };

export const resultsFeature = defineFeature({
  document: resultsDocument,
  routes: { results: resultsRoutes },
  http: (app, { services }) => registerCalendars(app, services),
  sitemap: {
    isOpen: (services) => isPageOpen(services, 'news'),
    pages: [paths.results],
    records: {
      name: 'results',
      listStarts: listSitemapStarts,
      async list(database, part) {
        const addresses = await listAddresses(database, part);
        return addresses.map(({ kind, key, updatedAt }) => ({ path: addressOf[kind](key), updatedAt }));
      },
    },
  },
  sharedAnswers: {
    results: {
      list: 'results',
      find: 'results',
      listLeagues: 'results',
      findLeague: 'results',
      findTeam: 'results',
    },
  },
  closedWith: {
    results: {
      list: 'news',
      find: 'news',
      comment: 'news',
      listLeagues: 'news',
      findLeague: 'news',
      findTeam: 'news',
    },
  },
  personalData: {
    notCopied: {
      basketball_results: 'of the site; the person is the member of staff who entered it',
      result_events: 'points of a match, recorded for the site',
      result_scorers: 'who may record points, chosen by staff',
      team_follows: 'not used yet',
      league_follows: 'not used yet',
    },
  },
  views: [{ kind: 'match', findPublic: findPublicMatches }],
});
