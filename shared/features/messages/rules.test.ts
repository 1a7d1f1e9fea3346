// Who may write to whom, and what messages say of themselves, word for word.
import { describe, expect, it } from 'vitest';
import { claimsToBeStaff, type Recipient, subjectAbout, whyNotWrite } from './rules.ts';
import { CHAT_SUBJECT, messageTexts, STAFF_SUBJECT, staffMessageTexts } from './words.ts';

const now = new Date('2026-11-22T12:00:00Z');
const viewer = { id: 'one', role: 'user' } as const;
const grownUp: Recipient = {
  id: 'two',
  birthYear: 1990,
  hasBlocked: false,
  isBlocked: false,
  hasReason: false,
};

describe('who may write to whom', () => {
  it.each([
    ['a grown-up', {}, null],
    ['oneself', { id: 'one' }, 'self'],
    ['who has blocked one', { hasBlocked: true }, 'blocked-by-them'],
    ['whom one has blocked', { isBlocked: true }, 'blocked-them'],
    ['who is fifteen', { birthYear: 2011 }, 'minor'],
    ['who turns eighteen this year', { birthYear: 2008 }, 'minor'],
    ['who turned eighteen last year', { birthYear: 2007 }, null],
    ['who has not said', { birthYear: null }, 'minor'],
    ['who is fifteen, about an ad', { birthYear: 2011, hasReason: true }, null],
  ])('%s', (_name, about, reason) => expect(whyNotWrite(viewer, { ...grownUp, ...about }, now)).toBe(reason));

  it('staff may write to those under age, and past a block as staff alone', () => {
    const admin = { id: 'one', role: 'admin' } as const;
    expect(whyNotWrite(admin, { ...grownUp, birthYear: 2011 }, now)).toBeNull();
    expect(whyNotWrite(admin, { ...grownUp, hasBlocked: true }, now)).toBe('blocked-by-them');
    const asStaff = { ...admin, asStaff: true };
    expect(whyNotWrite(asStaff, { ...grownUp, hasBlocked: true }, now)).toBeNull();
    expect(whyNotWrite(asStaff, { ...grownUp, isBlocked: true }, now)).toBe('blocked-them');
    expect(whyNotWrite({ ...viewer, asStaff: true }, { ...grownUp, hasBlocked: true }, now)).toBe(
      'blocked-by-them',
    );
  });
});

it.each([
  ['Meddelande från administratör', true],
  ['meddelande  från ADMIN', true],
  ['Med\u200Bdelande fr\u00ADån adm\u2060inistratör', true],
  ['Меddеlаndе från аdmіnіstrаtör', true],
  ['Angående: Spalding', false],
  ['Fråga till en administratör', false],
])('%s: claims to be from staff %s', (subject, isClaimed) => {
  expect(claimsToBeStaff(subject)).toBe(isClaimed);
});

it('has the specification’s words', () => {
  expect([STAFF_SUBJECT, staffMessageTexts.sent, staffMessageTexts.sendFailed]).toEqual([
    'Meddelande från administratör',
    'Meddelande skickat!',
    'Kunde inte skicka meddelandet',
  ]);
  expect(subjectAbout('Spalding')).toBe('Angående: Spalding');
  expect(CHAT_SUBJECT).toBe('Meddelande');
  expect([messageTexts.bothMissing, messageTexts.sent, messageTexts.noRecipient]).toEqual([
    'Fyll i både ämne och meddelande',
    'Meddelande skickat!',
    'Kan inte hitta mottagare',
  ]);
  expect([messageTexts.sendFailed, messageTexts.loadFailed]).toEqual([
    'Kunde inte skicka meddelandet. Försök igen.',
    'Kunde inte ladda meddelanden. Försök igen.',
  ]);
});
