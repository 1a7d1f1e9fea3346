// GET /associations/:id/oppen-hall.ics: the coming open courts of an association, to subscribe to.
import type { FastifyInstance } from 'fastify';
import { ICalEventTransparency } from 'ical-generator';
import * as z from 'zod';
import { openingsBetween } from '#shared/features/associations/open-courts/open-hours.ts';
import type { Association } from '#shared/features/associations/page/contract.ts';
import { associationCalendarPath, associationPath } from '#shared/paths.ts';
import { addDays, civilTimeOf } from '#shared/stockholm-time.ts';
import { createCalendar, sendCalendarFile, writeCalendarFile } from '../../../core/http/calendar.ts';
import { abortedOnClose } from '../../../core/http/closed-request.ts';
import { sendClosedPage, sendErrorPage } from '../../../core/http/errors/error-handler.ts';
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
    if (id === undefined) return sendErrorPage(request, reply, 404);
    if (!(await isPageOpen(services, 'associations'))) return sendClosedPage(request, reply);
    const queueEntry = { group: neighbourhoodOf(request.ip), signal: abortedOnClose(reply) };
    const file = await requestQueue.run(async () => {
      if (!(await findAssociationPage(database, id))) return null;
      const association = await findAssociation({ database, viewer: null }, id);
      return writeCalendar(association, { publicUrl: services.settings.publicUrl, now: new Date() });
    }, queueEntry);
    return sendCalendarFile(request, reply, file);
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
  const calendar = createCalendar({
    name: `Öppen hall: ${name}`,
    url,
    product: 'Öppen hall',
    secondsUntilFetched: SECONDS_UNTIL_FETCHED,
  });
  const countOf = new Map<string, number>();
  for (const { day, from, until, hours: row } of listOpenings(hours, civilTimeOf(now).day)) {
    const { ageGroup, fee, address } = row;
    const start = `${day}-${row.from.replace(':', '')}`;
    const count = (countOf.get(start) ?? 0) + 1;
    countOf.set(start, count);
    calendar.createEvent({
      // Courts that open at the same time are numbered: with another fee or end, an opening is still the same event.
      id: `${id}-${start}-${count}@${hostname}`,
      // The same for each request, so that an unchanged calendar has the same tag.
      stamp: new Date(updatedAt),
      lastModified: new Date(updatedAt),
      transparency: ICalEventTransparency.TRANSPARENT,
      start: from,
      end: until,
      summary: `Öppen hall: ${name}`,
      location: placeOf(address, city),
      description: [ageGroup, fee, openCourtInfo, url].filter(Boolean).join('\n'),
      url,
    });
  }
  return writeCalendarFile(calendar);
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
