// The site that linked to a page.
import { expect, test } from 'vitest';
import { sourceOf } from './readers.ts';

test.each([
  [undefined, ''],
  ['https://torget.se/marketplace', null],
  ['https://torget.se', null],
  ['https://www.exempel.se/a?b=c', 'exempel.se'],
  ['http://exempel.se:8080/', 'exempel.se'],
  ['android-app://com.exempel/', ''],
  ['https://192.0.2.1/', ''],
  ['https://[2001:db8::1]/', ''],
  ['https://exem_pel.se_/', ''],
  [`https://${'a'.repeat(101)}/`, ''],
  ['exempel', ''],
])('of the referrer %s is %j', (referrer, source) => {
  expect(sourceOf(referrer, 'torget.se')).toBe(source);
});
