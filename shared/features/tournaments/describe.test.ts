// The fee of a tournament in one line.
import { expect, test } from 'vitest';
import { describeFee } from './describe.ts';

test.each<[number | null, string, string]>([
  [null, '', ''],
  [null, '1 500 kr', '1 500 kr'],
  [0, '', 'Gratis'],
  [300, '', '300 kr'],
  [300, '1 500 kr', 'Anmälan 300 kr, per lag 1 500 kr'],
  [0, '9 999 kr', 'Gratis anmälan, per lag 9 999 kr'],
  [1500, '1500 kr', '1 500 kr'],
  [0, 'gratis', 'Gratis'],
])('an entry fee of %j and the cost %j are shown as %j', (entryFee, costPerTeam, shown) => {
  expect(describeFee({ entryFee, costPerTeam }).replaceAll('\u00A0', ' ')).toBe(shown);
});
