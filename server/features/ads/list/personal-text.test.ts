// Which texts of searches are not counted.
import { expect, test } from 'vitest';
import { mayBePersonal } from './personal-text.ts';

test.each([
  '070-123 45 67',
  '0701234567',
  '19991231-1234',
  'skor 123456',
  'anna@exempel.se',
  'storgatan 12',
  'kyrkvägen 3',
  '752 20 uppsala',
  'ebba andersson',
  'skor från lindqvist',
  'anna ek',
])('%s may be personal', (text) => {
  expect(mayBePersonal(text)).toBe(true);
});

test.each([
  'skor stl 42',
  'jordan 4',
  'boll storlek 7',
  'linne 140/146',
  'spalding tf-1000',
  'skor under 500 kr',
  'lebron james',
  'skor stockholm',
  'anna',
])('%s is counted', (text) => {
  expect(mayBePersonal(text)).toBe(false);
});
