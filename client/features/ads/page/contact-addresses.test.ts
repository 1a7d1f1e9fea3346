// Links to the telephone and the mail program.
import { expect, test } from 'vitest';
import { mailAddress, phoneAddress } from './contact-addresses.ts';

test('gives the dialler digits only, however the number was written', () => {
  expect(phoneAddress('+46 (0)70-123 45 67')).toBe('tel:+460701234567');
});

test('begins a letter with the subject of the ad', () => {
  expect(mailAddress('asa@exempel.se', 'Skor & boll')).toBe(
    'mailto:asa@exempel.se?subject=Ang%C3%A5ende%3A%20Skor%20%26%20boll',
  );
});
