// Priority of reports, permitted actions, and appeals.
import { describe, expect, it } from 'vitest';
import { appealsCloseAt, mayAppeal, priorityOf, reportActions } from './rules.ts';
import { statementOf } from './statement.ts';

describe('priorityOf', () => {
  it.each([
    ['child', 1, 'high'],
    ['illegal', 1, 'high'],
    ['fraud', 1, 'medium'],
    ['fraud', 3, 'high'],
    ['spam', 1, 'low'],
    ['spam', 3, 'medium'],
    ['spam', 6, 'high'],
  ] as const)('with category %s and %d open reports returns %s', (category, open, priority) => {
    expect(priorityOf(category, open)).toBe(priority);
  });
});

// Source: spec 2 §4 Report.
it.each([
  ['pending', { investigate: true, resolve: true, dismiss: true, prioritize: true }],
  ['investigating', { investigate: false, resolve: true, dismiss: false, prioritize: true }],
  ['resolved', { investigate: false, resolve: false, dismiss: false, prioritize: false }],
  ['dismissed', { investigate: false, resolve: false, dismiss: false, prioritize: false }],
] as const)('permitted actions on a report with status %s', (status, actions) => {
  expect(reportActions(status)).toEqual(actions);
});

describe('an appeal', () => {
  const decidedAt = new Date('2026-08-31T10:00:00Z');
  const report = { decision: 'removed', decidedAt, isAppealed: false, isLead: true } as const;
  const soon = new Date('2026-09-01T10:00:00Z');

  it('may be made once, within six months, by the user the decision concerns', () => {
    expect(mayAppeal(report, 'concerned', soon)).toBe(true);
    expect(mayAppeal(report, 'concerned', appealsCloseAt(decidedAt))).toBe(true);
    expect(mayAppeal(report, 'concerned', new Date(appealsCloseAt(decidedAt).getTime() + 1))).toBe(false);
    expect(mayAppeal({ ...report, isAppealed: true }, 'concerned', soon)).toBe(false);
    expect(mayAppeal({ ...report, isLead: false }, 'concerned', soon)).toBe(false);
    expect(mayAppeal({ ...report, decision: null, decidedAt: null }, 'concerned', soon)).toBe(false);
  });

  it('an appeal by the reporter requires a decision of no action', () => {
    expect(mayAppeal(report, 'reporter', soon)).toBe(false);
    expect(mayAppeal({ ...report, decision: 'none' }, 'reporter', soon)).toBe(true);
    expect(mayAppeal({ ...report, decision: 'none' }, 'concerned', soon)).toBe(false);
  });

  it.each([
    ['2026-08-28T10:00:00Z', '2027-02-28T22:59:59.999Z'],
    ['2026-08-28T22:30:00Z', '2027-02-28T22:59:59.999Z'],
    ['2026-08-30T10:00:00Z', '2027-02-28T22:59:59.999Z'],
    ['2026-08-31T10:00:00Z', '2027-02-28T22:59:59.999Z'],
    ['2027-08-31T10:00:00Z', '2028-02-29T22:59:59.999Z'],
    ['2026-03-31T10:00:00Z', '2026-09-30T21:59:59.999Z'],
    ['2026-10-31T10:00:00Z', '2027-04-30T21:59:59.999Z'],
    // The last day in Sweden, where it has begun already.
    ['2026-05-05T22:30:00Z', '2026-11-06T22:59:59.999Z'],
  ])('of a decision of %s may be made until %s', (decided, closes) => {
    expect(appealsCloseAt(new Date(decided)).toISOString()).toBe(closes);
  });
});

it('a statement of reasons gives decision, reason, rule, process and appeal period', () => {
  const decided = {
    kind: 'review',
    origin: 'report',
    decision: 'removed',
    rule: 'forbidden',
    reason: 'Det är ett hot',
  } as const;
  expect(statementOf({ ...decided, decidedAt: new Date('2026-05-05T10:00:00Z') }).split('\n')).toEqual([
    'Vi har tagit bort omdömet. Ingen annan ser det du skrev.',
    'Varför: Det är ett hot',
    'Regel: Användarvillkoren, ”Det du inte får lägga ut”.',
    'Vi granskade efter en anmälan. En människa har fattat beslutet, inte ett automatiskt system.',
    'Tycker du att beslutet är fel kan du överklaga det en gång, till och med 5 november 2026, på sidan som knappen leder till. Du kan också vända dig till en domstol eller ett organ för tvistlösning.',
  ]);
});

it.each([
  ['2026-06-01', 'Vi har stängt av ditt konto till och med 1 juni 2026.'],
  [null, 'Vi har stängt av ditt konto tills vidare.'],
])('a statement of a suspension gives its end: %s', (lastDay, sentence) => {
  const decided = { kind: 'person', decision: 'blocked', rule: 'account', reason: 'Hot', lastDay } as const;
  const lines = statementOf({
    ...decided,
    origin: 'moderation',
    decidedAt: new Date('2026-05-05T10:00:00Z'),
  }).split('\n');
  expect(lines[0]).toBe(sentence);
  expect(lines.at(-1)).toContain('när du loggar in.');
});
