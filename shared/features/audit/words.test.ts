// What an act has changed, in Swedish.
import { expect, test } from 'vitest';
import { parseAuditAddress } from './address.ts';
import { actionLabels, AUDIT_ACTIONS } from './actions.ts';
import { describeChanges } from './changes.ts';

test('fields and values have words', () => {
  expect(describeChanges({ role: 'user' }, { role: 'admin' })).toEqual([
    { label: 'Roll', before: 'Användare', after: 'Admin' },
  ]);
  expect(describeChanges({ status: 'pending' }, { status: 'approved' })).toEqual([
    { label: 'Status', before: 'Väntar', after: 'Godkänd' },
  ]);
  expect(describeChanges({ active: true }, { active: false })).toEqual([
    { label: 'Aktiv', before: 'Ja', after: 'Nej' },
  ]);
});

test('an end is a day, or none', () => {
  expect(describeChanges(null, { lastDay: '2026-12-03', reason: 'Spam' })).toEqual([
    { label: 'Sista dag', before: null, after: '3 december 2026' },
    { label: 'Anledning', before: null, after: 'Spam' },
  ]);
  expect(describeChanges(null, { lastDay: null })).toEqual([
    { label: 'Sista dag', before: null, after: 'Tills vidare' },
  ]);
});

test('what is the same is left out, and what has no words is shown as it is', () => {
  expect(describeChanges({ name: 'Nät', colour: 'red' }, { name: 'Nät', colour: ['blue'] })).toEqual([
    { label: 'colour', before: 'red', after: '["blue"]' },
  ]);
});

test.each(AUDIT_ACTIONS)('%s can be asked for by its address, and is one of the filter’s', (action) => {
  expect(parseAuditAddress({ action })).toEqual({ action });
  expect(actionLabels[action]).toMatch(/^\p{Lu}/u);
});
