// The clubs of a fresh site: everywhere, valid, invented, and with an open court at every hour of the week.
import { expect, test } from 'vitest';
import { NewAssociation } from '#shared/features/associations/editing/contract.ts';
import { openingAt } from '#shared/features/associations/open-courts/open-hours.ts';
import { DISTRICTS } from '#shared/features/associations/rules.ts';
import { COUNTIES } from '#shared/places/counties.ts';
import { countyOfPlace } from '#shared/places/postal-codes.ts';
import { startRandom } from '../random.ts';
import { makeAssociations } from './sample-associations.ts';

const created = makeAssociations(startRandom(1));
const associations = created.map((association) => NewAssociation.parse(association));

test('sample associations are at least 60, in all districts and counties', () => {
  expect(associations.length).toBeGreaterThanOrEqual(60);
  expect(new Set(associations.map(({ name }) => name)).size).toBe(associations.length);
  expect(new Set(associations.map(({ district }) => district))).toEqual(new Set(DISTRICTS));
  expect(new Set(associations.map((association) => countyOfPlace(association)))).toEqual(new Set(COUNTIES));
});

test('sample associations have only fictional contact data', () => {
  for (const { email, websiteUrl } of associations) {
    expect(email).toMatch(/\.invalid$/);
    expect(websiteUrl).toMatch(/\.invalid\/$/);
  }
});

test('sample associations have an open court at every hour of the week, also on holidays', () => {
  const closed: string[] = [];
  for (let hour = 0; hour < 7 * 24; hour += 1) {
    const at = new Date(Date.UTC(2026, 11, 21, hour, 30));
    const isOpen = associations.some(({ hours }) => hours.some((row) => openingAt(row, at) !== null));
    if (!isOpen) closed.push(at.toISOString());
  }
  expect(closed).toEqual([]);
});

test('opening hours include nights, and clubs without an open court', () => {
  expect(associations.some(({ hours }) => hours.some(({ from, to }) => to < from && to !== '00:00'))).toBe(
    true,
  );
  expect(associations.some(({ hasOpenCourt }) => !hasOpenCourt)).toBe(true);
});
