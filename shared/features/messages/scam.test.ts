// Scam signs, and everyday messages without one.
import { describe, expect, it } from 'vitest';
import { findScamSigns } from './scam.ts';

describe('finds', () => {
  it.each([
    ['https://blocket-betalning.example/kort', ['link']],
    ['Gå in på www.swish-utbetalning.se och logga in', ['link']],
    ['bit.ly/3xYz', ['link']],
    ['maila mig på anna.svensson+basket@gmail.com', ['email']],
    ['anna(at)gmail.com', ['link', 'email']],
    ['anna snabel-a gmail punkt com', ['email']],
    ['Du får betala i förskott', ['prepayment']],
    ['Swisha pengarna först så skickar jag', ['prepayment']],
    ['Kan du sätta in pengarna redan idag?', ['prepayment']],
    ['Jag vill ha betalt innan, skicka pengarna direkt', ['prepayment']],
    ['betala med presentkort', ['prepayment']],
    ['Please pay in advance', ['prepayment']],
    ['ring +44 7911 123456', ['foreign-phone']],
    ['WhatsApp 00234 803 123 4567', ['foreign-phone']],
    ['＋44 7911 123456', ['foreign-phone']],
    ['Öppna BankID så går betalningen igenom', ['code']],
    ['Skicka engångskoden till mig', ['code']],
    ['Vad är koden du fick?', ['code']],
    ['för\u200Bskott, anna@\u2060gmail.com', ['email', 'prepayment']],
    [`https://${'www.'.repeat(12)}exempel.se`, ['link']],
    [`${'en.'.repeat(12)}exempel.se`, ['link']],
  ])('%s', (text, signs) => expect(findScamSigns(text)).toEqual(signs));
});

describe('finds nothing in', () => {
  it.each([
    ['Hej! Finns den kvar?'],
    ['Kan vi mötas i Eriksdalshallen på tisdag kl. 18.30?'],
    ['Priset är 450 kr, storlek 42.5'],
    ['ring mig på 070-123 45 67'],
    ['ring +46 70 123 45 67 eller 0046 70 1234567'],
    ['Jag swishar när vi ses'],
    ['Ok.Vi hörs'],
    ['Artikelnummer 100-2030-4050'],
    ['Portkoden är 1234'],
    ['Rabattkod gick bra'],
  ])('%s', (text) => expect(findScamSigns(text)).toEqual([]));
});

// Each of these once took quadratic time. Every message of a thread is scanned while the event loop is blocked.
it.each(['a', 'a.', '-', 'å', '+1', 'aa.', 'aa-', ' ', 'a ', '1'])(
  'scans a long text of only "%s" in linear time',
  (letters) => expect(findScamSigns(letters.repeat(100_000))).toEqual([]),
);
