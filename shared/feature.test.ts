// Declarations of the features are consistent with each other.
import { expect, it } from 'vitest';
import type { Feature } from './feature.ts';
import { features } from './features.ts';
import { NOTIFICATION_KINDS } from './features/notifications/kinds.ts';

const all: readonly Feature[] = features;

it.each<[string, (feature: Feature) => object | undefined]>([
  ['notification', ({ notifications }) => notifications],
  ['kind of notifications', ({ notificationKinds }) => notificationKinds],
  ['audited action', ({ audit }) => audit?.actions],
  ['target of audited actions', ({ audit }) => audit?.targets],
  ['page setting', ({ pageSettings }) => pageSettings],
  ['security event', ({ securityEvents }) => securityEvents],
])('no two features declare the same %s', (_what, declared) => {
  const keys = all.flatMap((feature) => Object.keys(declared(feature) ?? {}));
  expect(keys).toEqual([...new Set(keys)]);
  expect(keys).not.toEqual([]);
});

it('labels an audit field the same in every feature', () => {
  const named = all.flatMap(({ audit }) => Object.entries(audit?.fields ?? {}));
  const fields = new Set(named.map(([field]) => field));
  expect(new Set(named.map((pair) => pair.join(': '))).size).toBe(fields.size);
});

it('lists the notification kinds in the order of the settings', () => {
  expect(NOTIFICATION_KINDS.join(' ')).toBe(
    'messages ads favorites forum followed replies mentions likes matchStarts finalScores teamNews tournaments searches contact deals admin',
  );
});
