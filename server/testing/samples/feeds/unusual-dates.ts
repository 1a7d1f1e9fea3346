// Feeds with unusual and wrong dates.
import { item, rss, type UnusualFeed } from './unusual-feed.ts';

const at = (text: string) => Date.parse(text);
const noon = at('2026-11-20T12:00:00Z');

const dates: readonly (readonly [name: string, written: string, read: number | null])[] = [
  ['as RFC 822 asks', 'Fri, 20 Nov 2026 12:00:00 GMT', noon],
  ['with an offset', 'Fri, 20 Nov 2026 13:00:00 +0100', noon],
  ['with an offset and a colon', 'Fri, 20 Nov 2026 13:00:00 +01:00', noon],
  ['with the name of a European zone', 'Fri, 20 Nov 2026 13:00:00 CET', noon],
  ['with the name of an American zone', 'Fri, 20 Nov 2026 07:00:00 EST', noon],
  ['without seconds', 'Fri, 20 Nov 2026 12:00 GMT', noon],
  ['without a weekday', '20 Nov 2026 12:00:00 GMT', noon],
  ['with the wrong weekday', 'Mon, 20 Nov 2026 12:00:00 GMT', noon],
  ['with a year of two digits', 'Fri, 20 Nov 26 12:00:00 GMT', noon],
  ['with the whole month', 'Friday, 20 November 2026 12:00:00 GMT', noon],
  ['without a zone', 'Fri, 20 Nov 2026 12:00:00', noon],
  ['as ISO 8601', '2026-11-20T12:00:00Z', noon],
  ['as ISO 8601 with a space and no zone', '2026-11-20 12:00:00', noon],
  ['as a day', '2026-11-20', at('2026-11-20T00:00:00Z')],
  ['in Swedish', 'sön, 22 nov', null],
  ['in Swedish with year', 'söndag 22 november 2026', null],
  ['as text', 'igår kväll', null],
  ['as the first second of 1970', 'Thu, 01 Jan 1970 00:00:00 GMT', null],
  ['of a month that does not exist', '2026-13-45T99:99:99Z', null],
  ['empty', '', null],
];

export const unusualDates: readonly UnusualFeed[] = dates.map(([name, written, publishedAt]) => ({
  name: `a date ${name}`,
  body: rss(item('Nytt', '/1', `<pubDate>${written}</pubDate>`)),
  format: 'RSS',
  items: [{ title: 'Nytt', publishedAt }],
}));
