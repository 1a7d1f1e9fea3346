// Status, days, fees and places of tournaments.
import { expect, test } from 'vitest';
import { describeDays, describeFee, describePlace } from './describe.ts';
import { daysOfMonth, isMonth, mayRemind, regionCountries, statusOf } from './rules.ts';

test.each([
  ['2026-11-23', 'upcoming'],
  ['2026-11-24', 'ongoing'],
  ['2026-11-26', 'ongoing'],
  ['2026-11-27', 'completed'],
])('on %s it is %s', (today, status) => {
  expect(statusOf({ startDate: '2026-11-24', endDate: '2026-11-26' }, today)).toBe(status);
});

test.each([
  ['2027-01-03', '2027-01-06', '3–6 januari 2027'],
  ['2027-01-30', '2027-02-02', '30 januari–2 februari 2027'],
  ['2026-12-30', '2027-01-02', '30 december 2026–2 januari 2027'],
  ['2027-03-28', '2027-03-28', '28 mars 2027'],
])('%s to %s is %s', (startDate, endDate, text) => {
  expect(describeDays({ startDate, endDate })).toBe(text);
});

test('describes fees and places', () => {
  expect(describeFee({ entryFee: 0, costPerTeam: '' })).toBe('Gratis');
  expect(describeFee({ entryFee: 1500, costPerTeam: '' })).toBe('1\u00A0500\u00A0kr');
  expect(describeFee({ entryFee: 1500, costPerTeam: '1 500 kr per lag' })).toBe('1 500 kr per lag');
  expect(describeFee({ entryFee: 300, costPerTeam: '1 500 kr per lag' })).toBe(
    'Anmälan 300\u00A0kr, per lag 1 500 kr',
  );
  expect(describeFee({ entryFee: null, costPerTeam: '' })).toBe('');
  expect(describePlace({ location: 'Luleå', country: 'Sverige' })).toBe('Luleå');
  expect(describePlace({ location: 'Oslo', country: 'Norge' })).toBe('Oslo, Norge');
  expect(describePlace({ location: '', country: 'Sverige' })).toBe('Sverige');
});

test('computes months and their last day', () => {
  expect(['2026-11', '2026-13', '2026-1', 'x'].map(isMonth)).toEqual([true, false, false, false]);
  expect(daysOfMonth('2028-02')).toEqual({ first: '2028-02-01', last: '2028-02-29' });
  expect(daysOfMonth('2026-12')).toEqual({ first: '2026-12-01', last: '2026-12-31' });
});

test('reminds only of what begins in more than a week', () => {
  expect(mayRemind({ startDate: '2026-12-01' }, '2026-11-24')).toBe(false);
  expect(mayRemind({ startDate: '2026-12-02' }, '2026-11-24')).toBe(true);
});

// Source: spec 1 §9.
test('regions have the countries of the specification', () => {
  expect(regionCountries.norden).toEqual(['Sverige', 'Norge', 'Danmark', 'Finland']);
  expect(regionCountries.europa).toEqual([
    'Sverige',
    'Norge',
    'Danmark',
    'Finland',
    'Tyskland',
    'Frankrike',
    'Italien',
    'Spanien',
  ]);
  expect([regionCountries.nordamerika, regionCountries.oceania]).toEqual([['USA', 'Kanada'], ['Australien']]);
});
