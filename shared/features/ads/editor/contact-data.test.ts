// Finding contact data in texts of ads.
import { describe, expect, test } from 'vitest';
import { findContactData, findInAd } from './contact-data.ts';

describe('contact data', () => {
  test.each([
    'Ring 070-123 45 67',
    'ring 0701234567 efter sex',
    'sms +46 70 123 45 67',
    'Tel: 08-12 34 56 78',
    '(0703) 12 34 56',
  ])('includes the phone number of %j', (text) => expect(findContactData(text)).toBe('phone'));

  test.each(['Mejla asa@exempel.se', 'åsa.berg (at) exempel.se', 'asa snabel-a exempel punkt se'])(
    'includes the e-mail address of %j',
    (text) => expect(findContactData(text)).toBe('email'),
  );

  test.each(['Hämtas på Storgatan 12', 'Björkvägen 4B, Umeå', 'Norra Skolgatan 7 a'])(
    'includes the address of %j',
    (text) => expect(findContactData(text)).toBe('address'),
  );

  test.each([
    'Nike LeBron 20 strl 42,5',
    'Köpta 2023-04-12 för 1 299 kr',
    'Spalding TF-1000, artikel 76-803Z',
    'Matchen mot Alvik 07 kl 18:30',
    'Pris 10 000 000',
    'Rookiekort 1996-97 nummer 138',
    'Hämtas vid Stortorget eller skickas',
    'Följ @basket på Instagram',
    'ISBN 978-91-0-012345-6',
    'Vägen 100 meter bort',
  ])('is not found in %j', (text) => expect(findContactData(text)).toBeNull());

  test('is found in every free text, but a hall may have an address', () => {
    const ad = {
      title: 'Skor',
      description: '',
      brand: '',
      model: '',
      meetingPlace: 'Fyrishov, Idrottsgatan 2',
    };
    expect(findInAd(ad)).toEqual([]);
    expect(findInAd({ ...ad, description: 'Ring 0701234567', meetingPlace: '0701234567' })).toEqual([
      { field: 'description', kind: 'phone' },
      { field: 'meetingPlace', kind: 'phone' },
    ]);
  });
});
