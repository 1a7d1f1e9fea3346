// GET /tournaments/:id.ics has one tournament, and /tournaments.ics?… the coming ones of a filter, as calendars to subscribe to.
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { ICalEventTransparency } from 'ical-generator';
import { calendarNameOf } from '#shared/features/tournaments/list/calendar-name.ts';
import { parseTournamentsAddress, tournamentFilterOf } from '#shared/features/tournaments/list/address.ts';
import { TournamentId } from '#shared/features/tournaments/schemas.ts';
import { paths, tournamentCalendarPath, tournamentPath } from '#shared/paths.ts';
import { addDays } from '#shared/stockholm-time.ts';
import { createCalendar, sendCalendarFile, writeCalendarFile } from '../../../core/http/calendar.ts';
import { abortedOnClose } from '../../../core/http/closed-request.ts';
import { sendClosedPage, sendErrorPage } from '../../../core/http/errors/error-handler.ts';
import type { Services } from '../../../core/http/request.ts';
import { neighbourhoodOf } from '../../../core/limits/network.ts';
import { isPageOpen } from '../../page-settings/actions.ts';
import { requirePlace } from '../../places/actions.ts';
import { planList } from '../list/find-tournaments.ts';
import { listTournaments } from '../list/list-queries.ts';
import { findTournamentDetails, listTournamentDetails, type TournamentDetails } from './detail-queries.ts';

/** Calendar programs fetch the file again daily. */
const SECONDS_UNTIL_FETCHED = 24 * 60 * 60;
const MAX_IN_FILE = 200;

interface Calendar {
  name: string;
  path: string;
  tournaments: readonly TournamentDetails[];
}

export function registerCalendars(app: FastifyInstance, services: Services): void {
  const { database, requestQueue, settings } = services;

  /** Sends what `load` finds: null for an unknown record. */
  async function send(request: FastifyRequest, reply: FastifyReply, load: () => Promise<Calendar | null>) {
    if (!(await isPageOpen(services, 'tournaments'))) return sendClosedPage(request, reply);
    const queueEntry = { group: neighbourhoodOf(request.ip), signal: abortedOnClose(reply) };
    const file = await requestQueue.run(async () => {
      const calendar = await load();
      return calendar && writeCalendar(calendar, settings.publicUrl);
    }, queueEntry);
    return sendCalendarFile(request, reply, file);
  }

  app.get<{ Params: { id: string } }>(tournamentCalendarPath(':id'), async (request, reply) => {
    const { data: id } = TournamentId.safeParse(request.params.id);
    if (id === undefined) return sendErrorPage(request, reply, 404);
    return send(request, reply, async () => {
      const tournament = await findTournamentDetails(database, id);
      return tournament && { name: tournament.name, path: tournamentPath(id), tournaments: [tournament] };
    });
  });

  app.get<{ Querystring: Record<string, unknown> }>(`${paths.tournaments}.ics`, async (request, reply) =>
    send(request, reply, async () => {
      const { when: _when, ...filter } = tournamentFilterOf(parseTournamentsAddress(request.query));
      // Not corrected: a subscription must not change to another text when its own finds nothing for a while.
      const plan = await planList(services, { ...filter, exact: 'true' });
      const { rows } = await listTournaments(database, plan.filter, { size: MAX_IN_FILE });
      const ids = rows.map(({ id }) => id);
      const place = filter.near === undefined ? undefined : await requirePlace(services, filter.near);
      return {
        name: calendarNameOf(filter, place?.name),
        path: paths.tournaments,
        tournaments: await listTournamentDetails(database, ids),
      };
    }),
  );
}

/** Events are whole days, which have no time zone: the days of the place. */
export function writeCalendar({ name, path, tournaments }: Calendar, publicUrl: string): string {
  const { host } = new URL(publicUrl);
  const calendar = createCalendar({
    name,
    url: publicUrl + path,
    product: 'Turneringar',
    secondsUntilFetched: SECONDS_UNTIL_FETCHED,
  });
  for (const tournament of tournaments) {
    const { id, version, startDate, endDate, location, address, country, description } = tournament;
    const url = publicUrl + tournamentPath(id);
    const updatedAt = new Date(tournament.updatedAt);
    calendar.createEvent({
      id: `${id}@${host}`,
      // Calendars update an event when its sequence has grown.
      sequence: version,
      stamp: updatedAt,
      lastModified: updatedAt,
      allDay: true,
      // Who subscribes to cups is not busy on all their days.
      transparency: ICalEventTransparency.TRANSPARENT,
      start: new Date(`${startDate}T00:00:00Z`),
      // The end of an all-day event is the day after its last one.
      end: new Date(`${addDays(endDate, 1)}T00:00:00Z`),
      summary: tournament.name,
      location: [address, location, country].filter(Boolean).join(', '),
      description: [description, url].filter(Boolean).join('\n\n'),
      url,
    });
  }
  return writeCalendarFile(calendar);
}
