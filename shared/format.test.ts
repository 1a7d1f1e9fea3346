// Formatting of prices, dates, ages and ids.
import { assert, property, integer } from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  daysAgo,
  formatDate,
  formatDateTime,
  formatDay,
  formatMinute,
  formatPrice,
  minutesAgo,
  shortId,
  timeAgo,
} from './format.ts';

const now = new Date('2026-11-21T12:00:00Z');
const minutesBefore = (minutes: number): Date => new Date(now.getTime() - minutes * 60_000);
const hoursBefore = (hours: number): Date => minutesBefore(hours * 60);

describe('formatPrice', () => {
  it.each([
    [0, '0\u00A0kr'],
    [5, '5\u00A0kr'],
    [999, '999\u00A0kr'],
    [1250, '1\u00A0250\u00A0kr'],
    [12_345, '12\u00A0345\u00A0kr'],
    [9_999_999, '9\u00A0999\u00A0999\u00A0kr'],
  ])('formats %i kronor as %j', (kronor, text) => {
    expect(formatPrice(kronor)).toBe(text);
  });

  it('uses only no-break spaces, and preserves every digit', () => {
    assert(
      property(integer({ min: 0, max: 9_999_999 }), (kronor) => {
        const text = formatPrice(kronor);
        expect(text).not.toMatch(/[ \u202F]/);
        expect(Number(text.replace(/\D/g, ''))).toBe(kronor);
      }),
    );
  });
});

describe('formatDate', () => {
  it.each([
    ['2026-11-21T12:00:00Z', '21 november 2026'],
    ['2026-01-01T00:00:00Z', '1 januari 2026'],
    ['2026-06-30T22:30:00Z', '1 juli 2026'],
    ['2026-12-31T23:00:00Z', '1 januari 2027'],
  ])('formats %s in the calendar of Stockholm as %j', (moment, text) => {
    expect(formatDate(moment)).toBe(text);
    expect(formatDate(new Date(moment))).toBe(text);
  });

  it('throws for an invalid date', () => {
    expect(() => formatDate('snart')).toThrow(RangeError);
  });
});

describe('formatDateTime', () => {
  it.each([
    ['2026-11-21T13:05:00Z', '21 november 2026 kl. 14:05'],
    ['2026-07-01T22:00:00Z', '2 juli 2026 kl. 00:00'],
  ])('formats %s in Stockholm time, summer and winter, as %j', (moment, text) => {
    expect(formatDateTime(moment)).toBe(text);
  });
});

describe('timeAgo', () => {
  it.each([
    [minutesBefore(0), 'Mindre än 1 timme sedan'],
    [minutesBefore(59), 'Mindre än 1 timme sedan'],
    [hoursBefore(1), '1 timme sedan'],
    [minutesBefore(119), '1 timme sedan'],
    [hoursBefore(2), '2 timmar sedan'],
    [minutesBefore(24 * 60 - 1), '23 timmar sedan'],
    [hoursBefore(24), 'Igår'],
    [minutesBefore(48 * 60 - 1), 'Igår'],
    [hoursBefore(48), '19 november 2026'],
    [hoursBefore(24 * 365), '21 november 2025'],
  ])('returns for %s: %s', (then, text) => {
    expect(timeAgo(then, now)).toBe(text);
    expect(timeAgo(then.toISOString(), now)).toBe(text);
  });

  it('treats a time in the future as now', () => {
    expect(timeAgo(minutesBefore(-5), now)).toBe('Mindre än 1 timme sedan');
  });
});

describe('daysAgo', () => {
  it.each([
    [minutesBefore(10), 'Mindre än 1 timme sedan'],
    [hoursBefore(23), '23 timmar sedan'],
    [hoursBefore(24), '1 dag sedan'],
    [hoursBefore(47), '1 dag sedan'],
    [hoursBefore(48), '2 dagar sedan'],
    [hoursBefore(24 * 100), '100 dagar sedan'],
  ])('returns for %s: %s', (then, text) => {
    expect(daysAgo(then, now)).toBe(text);
  });
});

describe('table dates', () => {
  it('have the sv-SE format in Stockholm time', () => {
    expect(formatDay('2026-01-05T12:00:00Z')).toBe('2026-01-05');
    expect(formatDay('2026-12-31T23:30:00Z')).toBe('2027-01-01');
    expect(formatMinute('2026-07-01T07:05:00Z')).toBe('2026-07-01 09:05');
  });
});

describe('minutesAgo', () => {
  it.each([
    [-5, 'Nyss'],
    [0, 'Nyss'],
    [1, '1 minut sedan'],
    [59, '59 minuter sedan'],
    [60, '1 timme sedan'],
    [23 * 60 + 59, '23 timmar sedan'],
    [24 * 60, '1 dag sedan'],
    [48 * 60 - 1, '1 dag sedan'],
    [60 * 24 * 400, '400 dagar sedan'],
  ])('returns for %i minutes: %s', (minutes, text) => {
    expect(minutesAgo(minutesBefore(minutes), now)).toBe(text);
  });
});

describe('shortId', () => {
  it('returns the first eight characters', () => {
    expect(shortId('0f8fad5b-d9cb-469f-a165-70867728950e')).toBe('0f8fad5b');
  });
});
