// Calendar files as strict readers require them.
import { expect, test } from 'vitest';
import { createCalendar, writeCalendarFile } from './calendar.ts';

test('a calendar has its name escaped, and its last line ends as the others', () => {
  const calendar = createCalendar({
    name: 'Öppen hall: Ekstad; Basket, \\Ungdom',
    url: 'https://torget.example/associations/1',
    product: 'Öppen hall',
    secondsUntilFetched: 3600,
  });
  const file = writeCalendarFile(calendar);
  expect(file).toContain(String.raw`NAME:Öppen hall: Ekstad\; Basket\, \\Ungdom`);
  expect(file.endsWith('END:VCALENDAR\r\n')).toBe(true);
});
