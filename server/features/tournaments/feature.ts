// Registers tournaments.
import { paths, tournamentPath } from '#shared/paths.ts';
import { defineFeature } from '../../core/feature.ts';
import { sitemapRecords } from '../../core/http/sitemap/record-queries.ts';
import { wordJobs } from '../../core/search/count-words.ts';
import { fillInNameTerms } from '../../database/name-terms.ts';
import { isPageOpen } from '../page-settings/actions.ts';
import { registerCalendars } from './detail/calendars.ts';
import { isPublicTournamentSql } from './detail/detail-queries.ts';
import { tournamentsDocument } from './document.ts';
import { undoDeletion } from './editing/delete-tournament.ts';
import { purgeDeleted } from './editing/editing-queries.ts';
import { tournamentsPersonalData } from './personal-data-queries.ts';
import { sendReminders } from './reminders/remind.ts';
import { tournamentsRoutes } from './routes.ts';
import { countedTournaments, namedTournaments } from './search-columns.ts';
import { indexedTournamentsSql } from './sitemap-queries.ts';
import { tournamentFile } from './editing/table-file.ts';

/** Longer than the time in which a decision can be undone. */
const HOURS_UNTIL_PURGED = 24;

export const tournamentsFeature = defineFeature({
  document: tournamentsDocument,
  routes: { tournaments: tournamentsRoutes },
  tableFiles: [tournamentFile],
  http: (app, { services }) => registerCalendars(app, services),
  jobs: (services) => [
    {
      name: 'fill-in-tournament-words',
      schedule: '* * * * *',
      run: () => fillInNameTerms(services.database, namedTournaments),
    },
    ...wordJobs(services.database, { name: 'tournament', minute: 57, ...countedTournaments }),
    {
      name: 'purge-deleted-tournaments',
      schedule: '47 * * * *',
      run: () => purgeDeleted(services.database.kysely, HOURS_UNTIL_PURGED),
    },
    {
      name: 'send-tournament-reminders',
      // Hourly during the day in Sweden, so that reminders are sent even if the site was down in the morning.
      schedule: '7 7-18 * * *',
      run: () => sendReminders(services),
    },
  ],
  publicEvents: { tournaments: { closedWith: 'tournaments' } },
  personalData: tournamentsPersonalData,
  sitemap: {
    isOpen: (services) => isPageOpen(services, 'tournaments'),
    pages: [paths.tournaments],
    records: sitemapRecords({
      name: 'tournaments',
      indexedSql: indexedTournamentsSql,
      pathOf: ({ id }) => tournamentPath(id),
    }),
  },
  compressedAnswers: ['/api/tournament-pins'],
  // Answers are not shared: the list depends on the day, and the page on whether the caller may edit.
  closedWith: {
    tournaments: {
      list: 'tournaments',
      pins: 'tournaments',
      locate: 'tournaments',
      find: 'tournaments',
      suggest: 'tournaments',
    },
  },
  views: [{ kind: 'tournament', isPublic: isPublicTournamentSql }],
  undo: { tournament: undoDeletion },
});
