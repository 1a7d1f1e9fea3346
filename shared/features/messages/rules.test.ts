// Who may write to whom, and texts of messages.
import { describe, expect, it } from 'vitest';
import { claimsToBeStaff, type Recipient, subjectAbout, whyNotWrite } from './rules.ts';
import { CHAT_SUBJECT, messageTexts, STAFF_SUBJECT, staffMessageTexts } from './texts.ts';

const now = new Date('2026-11-22T12:00:00Z');
const sender = { id: 'sender', role: 'user' } as const;
const adult: Recipient = {
  id: 'recipient',
  birthYear: 1990,
  hasBlocked: false,
  isBlocked: false,
  isSuspended: false,
  hasReason: false,
};

describe('whyNotWrite', () => {
  it.each([
    ['an adult', {}, null],
    ['the sender', { id: 'sender' }, 'self'],
    ['a user who has blocked the sender', { hasBlocked: true }, 'blocked-by-them'],
    ['a user whom the sender has blocked', { isBlocked: true }, 'blocked-them'],
    ['a suspended user, also about an ad', { isSuspended: true, hasReason: true }, 'suspended'],
    ['a user who is fifteen', { birthYear: 2011 }, 'minor'],
    ['a user who turns eighteen this year', { birthYear: 2008 }, 'minor'],
    ['a user who turned eighteen last year', { birthYear: 2007 }, null],
    ['a user without a birth year', { birthYear: null }, 'minor'],
    ['a user who is fifteen, about an ad', { birthYear: 2011, hasReason: true }, null],
  ])('checks %s', (_name, change, reason) =>
    expect(whyNotWrite(sender, { ...adult, ...change }, now)).toBe(reason),
  );

  it('lets staff write to minors, and past a block or a suspension only as staff', () => {
    const admin = { id: 'sender', role: 'admin' } as const;
    expect(whyNotWrite(admin, { ...adult, birthYear: 2011 }, now)).toBeNull();
    expect(whyNotWrite(admin, { ...adult, hasBlocked: true }, now)).toBe('blocked-by-them');
    const asStaff = { ...admin, asStaff: true };
    expect(whyNotWrite(asStaff, { ...adult, hasBlocked: true }, now)).toBeNull();
    expect(whyNotWrite(admin, { ...adult, isSuspended: true }, now)).toBe('suspended');
    expect(whyNotWrite(asStaff, { ...adult, isSuspended: true }, now)).toBeNull();
    expect(whyNotWrite(asStaff, { ...adult, isBlocked: true }, now)).toBe('blocked-them');
    expect(whyNotWrite({ ...sender, asStaff: true }, { ...adult, hasBlocked: true }, now)).toBe(
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
])('claimsToBeStaff returns for %s: %s', (subject, isClaimed) => {
  expect(claimsToBeStaff(subject)).toBe(isClaimed);
});

it('texts match the specification', () => {
  expect([STAFF_SUBJECT, staffMessageTexts.sent, staffMessageTexts.sendFailed]).toEqual([
    'Meddelande från administratör',
    'Meddelande skickat!',
    'Kunde inte skicka meddelandet',
  ]);
  expect(subjectAbout('Spalding')).toBe('Angående: Spalding');
  expect(CHAT_SUBJECT).toBe('Meddelande');
  expect([messageTexts.subjectAndContentMissing, messageTexts.sent, messageTexts.noRecipient]).toEqual([
    'Fyll i både ämne och meddelande',
    'Meddelande skickat!',
    'Kan inte hitta mottagare',
  ]);
  expect([messageTexts.sendFailed, messageTexts.loadFailed]).toEqual([
    'Kunde inte skicka meddelandet. Försök igen.',
    'Kunde inte ladda meddelanden. Försök igen.',
  ]);
});
