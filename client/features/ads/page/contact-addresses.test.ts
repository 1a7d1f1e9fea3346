// `tel:` and `mailto:` links.
import { expect, test } from 'vitest';
import { mailAddress, phoneAddress } from './contact-addresses.ts';

test('removes all but digits and the plus sign from a phone number', () => {
  expect(phoneAddress('+46 (0)70-123 45 67')).toBe('tel:+460701234567');
});

test('fills in the subject of a mail about an ad', () => {
  expect(mailAddress('asa@exempel.se', 'Skor & boll')).toBe(
    'mailto:asa@exempel.se?subject=Ang%C3%A5ende%3A%20Skor%20%26%20boll',
  );
});
