// What is warned of, and what people write every day without being warned of.
import { describe, expect, it } from 'vitest';
import { findScamSigns } from './scam.ts';

describe('warns of', () => {
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
    ['för\u200Bskott, anna@\u2060gmail.com', ['email', 'prepayment']],
    [`https://${'www.'.repeat(12)}exempel.se`, ['link']],
    [`${'en.'.repeat(12)}exempel.se`, ['link']],
  ])('%s', (text, signs) => expect(findScamSigns(text)).toEqual(signs));
});

describe('lets pass without a word', () => {
  it.each([
    ['Hej! Finns den kvar?'],
    ['Kan vi mötas i Eriksdalshallen på tisdag kl. 18.30?'],
    ['Priset är 450 kr, storlek 42.5'],
    ['ring mig på 070-123 45 67'],
    ['ring +46 70 123 45 67 eller 0046 70 1234567'],
    ['Jag swishar när vi ses'],
    ['Ok.Vi hörs'],
    ['Artikelnummer 100-2030-4050'],
  ])('%s', (text) => expect(findScamSigns(text)).toEqual([]));
});

// Each of these took the square of its length; a thread is looked through message by message while everyone waits.
it.each(['a', 'a.', '-', 'å', '+1', 'aa.', 'aa-', ' ', 'a ', '1'])(
  'has a text of nothing but "%s" looked through as fast as any other',
  (letters) => expect(findScamSigns(letters.repeat(100_000))).toEqual([]),
);
