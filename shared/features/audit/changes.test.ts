// Texts about audit log entries.
import { expect, test } from 'vitest';
import { parseAuditAddress } from './address.ts';
import { actionLabels, AUDIT_ACTIONS } from './actions.ts';
import { describeChanges } from './changes.ts';

test('fields and values have Swedish labels', () => {
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

test('an end is shown as a date, or as until further notice', () => {
  expect(describeChanges(null, { lastDay: '2026-12-03', reason: 'Spam' })).toEqual([
    { label: 'Sista dag', before: null, after: '3 december 2026' },
    { label: 'Anledning', before: null, after: 'Spam' },
  ]);
  expect(describeChanges(null, { lastDay: null })).toEqual([
    { label: 'Sista dag', before: null, after: 'Tills vidare' },
  ]);
});

test('unchanged fields are left out, and unlabelled ones are shown by their code', () => {
  expect(describeChanges({ name: 'Nät', colour: 'red' }, { name: 'Nät', colour: ['blue'] })).toEqual([
    { label: 'colour', before: 'red', after: 'blue' },
  ]);
});

test('times are in Swedish time, and a list has its values one after the other', () => {
  expect(
    describeChanges(
      { reopensAt: null, words: [] },
      { reopensAt: '2026-12-03T23:00:00.000Z', words: ['sko', 'dojja'] },
    ),
  ).toEqual([
    { label: 'Öppnar igen', before: '–', after: '4 december 2026 kl. 00:00' },
    { label: 'Ord', before: '–', after: 'sko, dojja' },
  ]);
  expect(describeChanges(null, { title: '2026-99-99T00:00:00.000Z' })[0]?.after).toBe(
    '2026-99-99T00:00:00.000Z',
  );
});

test.each(AUDIT_ACTIONS)('%s is a valid parameter and an option of the filter', (action) => {
  expect(parseAuditAddress({ action })).toEqual({ action });
  expect(actionLabels[action]).toMatch(/^\p{Lu}/u);
});
