// The endpoints of tournaments.
import { tournamentTexts } from '#shared/features/tournaments/texts.ts';
import { endpoint, signedIn } from '../../core/http/endpoint.ts';
import { editingRoutes } from './editing/routes.ts';
import { findTournament, locateTournament } from './detail/find-tournament.ts';
import { findPins, findTournaments } from './list/find-tournaments.ts';
import { changeReminder, findReminders } from './reminders/remind.ts';
import { suggestionRoutes } from './suggestion/routes.ts';

const { tournaments } = endpoint;

const readingRoutes = {
  list: tournaments.list.handler(({ context, input }) => findTournaments(context, input)),
  pins: tournaments.pins.handler(({ context, input }) => findPins(context, input)),
  locate: tournaments.locate.handler(({ context, input }) => locateTournament(context, input.number)),
  find: tournaments.find.handler(({ context, input }) => findTournament(context, input.id)),
};

const reminderRoutes = {
  reminders: tournaments.reminders
    .use(signedIn(tournamentTexts.reminderSignIn))
    .handler(({ context }) => findReminders(context, context.viewer)),
  remind: tournaments.remind
    .use(signedIn(tournamentTexts.reminderSignIn))
    .handler(({ context, input }) => changeReminder(context, input)),
};

export const tournamentsRoutes = {
  ...readingRoutes,
  ...reminderRoutes,
  ...editingRoutes,
  ...suggestionRoutes,
};
