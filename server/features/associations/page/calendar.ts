// GET /associations/:id/oppen-hall.ics: the coming open courts of an association, to subscribe to.
import { createHash } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import ical, { ICalCalendarMethod } from 'ical-generator';
import * as z from 'zod';
import { openingsBetween } from '#shared/features/associations/open-courts/open-hours.ts';
import type { Association } from '#shared/features/associations/page/contract.ts';
import { associationCalendarPath, associationPath } from '#shared/paths.ts';
import { addDays, civilTimeOf } from '#shared/stockholm-time.ts';
import { abortedOnClose } from '../../../core/http/closed-request.ts';
import { sendErrorPage } from '../../../core/http/errors/error-handler.ts';
import type { Services } from '../../../core/http/request.ts';
import { neighbourhoodOf } from '../../../core/limits/network.ts';
import { isPageOpen } from '../../page-settings/actions.ts';
import { findAssociation } from './find-association.ts';
import { findAssociationPage } from './page-queries.ts';

/** Enough for a subscribed calendar, which fetches the file again daily (`SECONDS_UNTIL_FETCHED`). */
const DAYS_AHEAD = 12 * 7;
const SECONDS_UNTIL_FETCHED = 24 * 60 * 60;

const Id = z.guid();

export function registerCalendar(app: FastifyInstance, services: Services): void {
  const { requestQueue, database } = services;
  app.get<{ Params: { id: string } }>(associationCalendarPath(':id'), async (request, reply) => {
    const { data: id } = Id.safeParse(request.params.id);
    if (id === undefined || !(await isPageOpen(services, 'associations')))
      return sendErrorPage(request, reply, 404);
    const queueEntry = { group: neighbourhoodOf(request.ip), signal: abortedOnClose(reply) };
    const file = await requestQueue.run(async () => {
      if (!(await findAssociationPage(database, id))) return null;
      const association = await findAssociation({ database, viewer: null }, id);
      return writeCalendar(association, { publicUrl: services.settings.publicUrl, now: new Date() });
    }, queueEntry);
    if (file === null) return sendErrorPage(request, reply, 404);
    const tag = `"${createHash('sha256').update(file).digest('base64url')}"`;
    reply.header('etag', tag).header('cache-control', 'no-cache').header('x-robots-tag', 'noindex');
    if (request.headers['if-none-match'] === tag) return reply.code(304).send();
    return reply.type('text/calendar; charset=utf-8').send(file);
  });
}

/**
 * Each opening is an event of its own, in UTC: a weekly rule would need the time zone's definition, and could not leave out
 * public holidays.
 */
export function writeCalendar(
  association: Pick<Association, 'id' | 'name' | 'city' | 'hours' | 'openCourtInfo' | 'updatedAt'>,
  { publicUrl, now }: { publicUrl: string; now: Date },
): string {
  const { id, name, city, hours, openCourtInfo, updatedAt } = association;
  const url = publicUrl + associationPath(id);
  const { hostname } = new URL(publicUrl);
  const calendar = ical({
    name: `Öppen hall: ${name}`,
    prodId: { company: 'Baskettorget', product: 'Öppen hall', language: 'SV' },
    method: ICalCalendarMethod.PUBLISH,
    ttl: SECONDS_UNTIL_FETCHED,
  });
  for (const { day, from, until, hours: row } of listOpenings(hours, civilTimeOf(now).day)) {
    const { ageGroup, fee, address } = row;
    calendar.createEvent({
      id: `${id}-${day}-${row.from.replace(':', '')}-${hashOf([row.to, ageGroup, fee, address])}@${hostname}`,
      // The same for each request, so that an unchanged calendar has the same tag.
      stamp: new Date(updatedAt),
      start: from,
      end: until,
      summary: `Öppen hall: ${name}`,
      location: placeOf(address, city),
      description: [ageGroup, fee, openCourtInfo, url].filter(Boolean).join('\n'),
      url,
    });
  }
  return calendar.toString();
}

/** The openings of the coming days, and the first one of hours that begin later, so that their calendar is not empty. */
function listOpenings(hours: Association['hours'], firstDay: string) {
  const end = addDays(firstDay, DAYS_AHEAD);
  const first = hours.flatMap((row) =>
    row.validFrom !== null && row.validFrom >= end
      ? openingsBetween([row], { firstDay: row.validFrom, days: DAYS_AHEAD }).slice(0, 1)
      : [],
  );
  return [...openingsBetween(hours, { firstDay, days: DAYS_AHEAD }), ...first];
}

/** With the town, as other towns may have a street of the same name. */
function placeOf(address: string, city: string): string {
  const hasCity = address.toLowerCase().includes(city.toLowerCase());
  return hasCity ? address : [address, city].filter(Boolean).join(', ');
}

/** Distinguishes courts that open at the same time. */
function hashOf(parts: readonly string[]): string {
  return createHash('sha256').update(parts.join('\n')).digest('hex').slice(0, 8);
}
