// Calendar files (RFC 5545) in one form: what their features share.
import { createHash } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import ical, { escape, type ICalCalendar, ICalCalendarMethod } from 'ical-generator';
import { sendErrorPage } from './errors/error-handler.ts';

interface CalendarFile {
  /** As readers see it in their calendar. */
  name: string;
  /** URL of the page with the same content. */
  url: string;
  /** What the events are, in Swedish. */
  product: string;
  /** After which calendar programs fetch the file again. */
  secondsUntilFetched: number;
}

/** Returns a calendar without events; its file comes from `writeCalendarFile`. */
export function createCalendar({ name, url, product, secondsUntilFetched }: CalendarFile): ICalCalendar {
  return ical({
    // The library escapes the texts of events, but not this one.
    name: escape(name, false),
    url,
    prodId: { company: 'Baskettorget', product, language: 'SV' },
    method: ICalCalendarMethod.PUBLISH,
    ttl: secondsUntilFetched,
  });
}

/** The text of the file. It is the same for the same events, so that its ETag is the same too. */
export function writeCalendarFile(calendar: ICalCalendar): string {
  // The library leaves out the last line break, without which strict readers refuse the file. Source: RFC 5545, 3.4.
  return `${calendar.toString()}\r\n`;
}

/** Answers with the file, 304 if the client has it already, or 404 for null. */
export function sendCalendarFile(request: FastifyRequest, reply: FastifyReply, file: string | null) {
  if (file === null) return sendErrorPage(request, reply, 404);
  const tag = `"${createHash('sha256').update(file).digest('base64url')}"`;
  reply.header('etag', tag).header('cache-control', 'no-cache').header('x-robots-tag', 'noindex');
  if (request.headers['if-none-match'] === tag) return reply.code(304).send();
  return reply.type('text/calendar; charset=utf-8').send(file);
}
