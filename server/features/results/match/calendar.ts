// GET /teams/{slug}.ics and /results/{id}.ics: matches as calendar files (RFC 5545). Times are instants in UTC: a calendar
// shows them in the reader's own time zone, so that daylight saving needs no description here.
import { ICalEventStatus } from 'ical-generator';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { HOUR_MS } from '#shared/durations.ts';
import { matchTitle, scoreText } from '#shared/features/results/rules.ts';
import { ResultId, Slug } from '#shared/features/results/schemas.ts';
import { resultPath, teamPath } from '#shared/paths.ts';
import { createCalendar, sendCalendarFile, writeCalendarFile } from '../../../core/http/calendar.ts';
import { abortedOnClose } from '../../../core/http/closed-request.ts';
import { sendClosedPage, sendErrorPage } from '../../../core/http/errors/error-handler.ts';
import type { Services } from '../../../core/http/request.ts';
import { neighbourhoodOf } from '../../../core/limits/network.ts';
import { isPageOpen } from '../../page-settings/actions.ts';
import { readTeam } from '../teams/team-queries.ts';
import { readMatchesOf } from './calendar-queries.ts';
import { type MatchRow, readMatch } from './match-queries.ts';
import { viewResult } from '../view.ts';

/** A match with its breaks takes about two hours, without overtime. */
const MATCH_MS = 2 * HOUR_MS;

interface Calendar {
  name: string;
  path: string;
  matches: readonly MatchRow[];
}

export function registerCalendars(app: FastifyInstance, services: Services): void {
  const { database, answerCache, requestQueue } = services;

  /** Sends what `load` finds: null for an unknown record. */
  async function send(
    request: FastifyRequest,
    reply: FastifyReply,
    { name, load }: { name: string; load: () => Promise<Calendar | null> },
  ): Promise<FastifyReply> {
    if (!(await isPageOpen(services, 'news'))) return sendClosedPage(request, reply);
    const write = async () => {
      const calendar = await load();
      return calendar && writeCalendar(calendar, services.settings.publicUrl);
    };
    const queueEntry = { group: neighbourhoodOf(request.ip), signal: abortedOnClose(reply) };
    const text = await requestQueue.run(() => answerCache.getOrLoad(name, 'results', write), queueEntry);
    return sendCalendarFile(request, reply, text);
  }

  app.get<{ Params: { slug: string } }>('/teams/:slug.ics', async (request, reply) => {
    const slug = Slug.safeParse(request.params.slug).data;
    if (slug === undefined) return sendErrorPage(request, reply, 404);
    const load = async () => {
      const team = await readTeam(database, slug);
      return (
        team && {
          name: `${team.name}: matcher`,
          path: teamPath(slug),
          matches: await readMatchesOf(database, team.id),
        }
      );
    };
    return send(request, reply, { name: `calendar of team ${slug}`, load });
  });

  app.get<{ Params: { id: string } }>('/results/:id.ics', async (request, reply) => {
    const id = ResultId.safeParse(request.params.id).data;
    if (id === undefined) return sendErrorPage(request, reply, 404);
    const load = async () => {
      const match = await readMatch(database, id);
      return match && { name: titleOf(match), path: resultPath(id), matches: [match] };
    };
    return send(request, reply, { name: `calendar of result ${id}`, load });
  });
}

function writeCalendar({ name, path, matches }: Calendar, publicUrl: string): string {
  const { host } = new URL(publicUrl);
  const calendar = createCalendar({
    name,
    url: publicUrl + path,
    product: 'Matcher',
    secondsUntilFetched: 60 * 60,
  });
  for (const match of matches) {
    const start = new Date(match.gameDate);
    const score = scoreText(viewResult(match));
    calendar.createEvent({
      id: `${match.id}@${host}`,
      // Calendars update an event when its sequence has grown.
      sequence: match.version,
      stamp: match.updatedAt,
      lastModified: match.updatedAt,
      start,
      end: new Date(start.getTime() + MATCH_MS),
      summary: score === null ? titleOf(match) : `${titleOf(match)} ${score}`,
      description: match.league,
      ...(match.venue !== null && { location: match.venue }),
      url: publicUrl + resultPath(match.id),
      status: ICalEventStatus.CONFIRMED,
    });
  }
  return writeCalendarFile(calendar);
}

function titleOf({ home, away }: MatchRow): string {
  return matchTitle({ home: { name: home }, away: { name: away } });
}
