// Finding contact data in texts of ads.
import { describe, expect, test } from 'vitest';
import { findContactData, findInAd, refusalOf } from './contact-details.ts';

describe('contact data', () => {
  test.each([
    'Ring 070-123 45 67',
    'ring 0701234567 efter sex',
    'sms +46 70 123 45 67',
    'Tel: 08-12 34 56 78',
    '(0703) 12 34 56',
    '070.123.45.67',
    '07 01 23 45 67',
    '07.01.23.45.67',
    '08-123 456 78',
    '08/12 34 56 78',
    '0709-10 11 12',
    'Födda 05 06 07 08, ring 0701-23 45 67',
    'Träning 09.00-11.00 0701234567',
    '2026-09-05 18.00 070-123 45 67',
    '+46 10 11 12 13 14',
    '070\u2011123\u201045\u201167',
    '070\u2014123 45 67',
    '070\u2212123 45 67',
    '070\u00AD1234567',
    '070\u200B123\u200B45\u200B67',
    '070\uFE0F\u20E3123 45 67',
    '０７０－１２３ ４５ ６７',
    'Ring ٠٧٠-١٢٣ ٤٥ ٦٧',
    'Ring ०७०-१२३ ४५ ६७',
    '\u{116D0}\u{116D7}\u{116DA}-123 45 67',
  ])('includes the phone number of %j', (text) => expect(findContactData(text)).toEqual(['phone']));

  test.each(['Mejla asa@exempel.se', 'åsa.berg (at) exempel.se', 'asa snabel-a exempel punkt se'])(
    'includes the e-mail address of %j',
    (text) => expect(findContactData(text)).toEqual(['email']),
  );

  test.each(['Hämtas på Storgatan 12', 'Björkvägen 4B, Umeå', 'Norra Skolgatan 7 a'])(
    'includes the address of %j',
    (text) => expect(findContactData(text)).toEqual(['address']),
  );

  test.each([
    'Snap: kalle',
    'adda mig på snap = kalleboll',
    'insta: @kalle.berg',
    'Min snap är kalleboll',
    'mitt instakonto heter kalleboll',
    'Skriv på insta @kalleboll',
    'snapchat kalle06',
    'Skriv till kalle_06 på snap',
    'ig: kalle.berg',
    'https://www.snapchat.com/add/kalle',
    'Gå med: discord.gg/abc123',
    't.me/kalle',
  ])('includes the account of %j', (text) => expect(findContactData(text)).toEqual(['account']));

  test.each([
    'Såg den på Instagram',
    'Följ laget på insta',
    'Instagram är bra för klubbar',
    'Jag såg det på insta t.ex. och på Snapchat m.m.',
    'Alla på TikTok pratar om matchen',
    'Snap! Han missade',
    'Bilderna ligger på insta. Kolla där',
    'Vi tränar U15 på torsdag',
    'Sammanfattning på insta 2026',
    'https://www.tiktok.com/@nba/video/123',
    'https://www.instagram.com/p/Cabc123/',
    'big: storlek 42, rig heter det',
    'Discordanta toner',
  ])('has no account in %j', (text) => expect(findContactData(text)).toEqual([]));

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
    'Träning lördag 09.00-11.00',
    'Öppet 08.30–10.00',
    'Öppet 08.30 – 10.00 (09.00–11.00).',
    'Hall 2 09.00-11.00',
    'Match 2026-09-05 18.00',
    'Match 2026-09-05 18:00',
    'Cup 2026-08-01–2026-08-03',
    'Cup 2026-08-01 – 2026-08-03. 09.00-16.00',
    'Sommarläger 03.08-07.08 2026',
    'Läger 03/08-07/08 2026',
    'Läger 03.08.2026–07.08.2026',
    'Köpt 03-08-2026',
    'födda 07/08/09/10',
    'Födda 07-08-09-10',
    'Strl 05 06 07 08',
  ])('is not found in %j', (text) => expect(findContactData(text)).toEqual([]));

  test('is found of all kinds at once, and the refusal names them', () => {
    const kinds = findContactData('Storgatan 12, 070-123 45 67, asa@exempel.se');
    expect(kinds).toEqual(['phone', 'email', 'address']);
    expect(refusalOf(kinds, 2012)).toMatch(/^Ta bort telefonnumret, e-postadressen och adressen\. /);
    expect(refusalOf(['phone'], 2012)).toMatch(/^Ta bort telefonnumret\. /);
  });

  test('is looked for in a long text in one pass', () => {
    // If the time grew with the square of the length, this text would take minutes.
    expect(findContactData(`${'a-'.repeat(100_000)} asa@exempel.se`)).toEqual(['email']);
    for (const part of ['a.', 'a_', 'ab1', 'snap '])
      expect(findContactData(`${part.repeat(100_000)} snap: kalle`)).toEqual(['account']);
  });

  test('is found in every free text, but a hall may have an address', () => {
    const ad = {
      title: 'Skor',
      description: '',
      brand: '',
      model: '',
      location: 'Solna',
      meetingPlace: 'Fyrishov, Idrottsgatan 2',
    };
    expect(findInAd(ad)).toEqual([]);
    expect(
      findInAd({
        ...ad,
        description: 'Ring 0701234567',
        location: 'Solna, asa@exempel.se',
        meetingPlace: '0701234567',
      }),
    ).toEqual([
      { field: 'description', kinds: ['phone'] },
      { field: 'location', kinds: ['email'] },
      { field: 'meetingPlace', kinds: ['phone'] },
    ]);
  });
});
