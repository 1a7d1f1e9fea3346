// What the settings of notifications say, word for word.
import { expect, it } from 'vitest';
import { NOTIFICATION_KINDS, notificationKinds } from './kinds.ts';
import { channelLabels, notificationWords } from './words.ts';

it('names each kind of news and says when it comes', () => {
  expect(
    NOTIFICATION_KINDS.map((kind) => [kind, notificationKinds[kind].label, notificationKinds[kind].hint]),
  ).toEqual([
    [
      'messages',
      'Meddelanden',
      'När någon skriver till dig. Mejlet kommer efter en kvart, om du inte har läst.',
    ],
    ['ads', 'Dina annonser', 'När en annons granskats eller snart går ut.'],
    ['favorites', 'Favoriter', 'När en sparad annons blir billigare, reserveras, säljs eller går ut.'],
    ['searches', 'Sparade sökningar', 'När en ny annons passar en sökning du har sparat.'],
    [
      'deals',
      'Affärer och omdömen',
      'När någon reserverar eller säljer till dig, och när ni ger varandra omdömen.',
    ],
    ['admin', 'Från Baskettorget', 'Beslut om det du har skrivit eller anmält.'],
  ]);
  expect(channelLabels).toEqual({ site: 'På sidan', mail: 'Mejl', push: 'Push' });
});

it('says what could not be fetched, saved or used', () => {
  expect(notificationWords).toMatchObject({
    listFailed: 'Kunde inte hämta dina notiser',
    readFailed: 'Kunde inte markera som läst',
    settingsFailed: 'Kunde inte hämta inställningarna',
    saveFailed: 'Kunde inte spara inställningen',
    pushFailed: 'Kunde inte ändra push i den här webbläsaren',
    notSubscribed: 'Den här webbläsaren får inga notiser',
    badPushAddress: 'Webbläsarens adress för notiser kan inte användas',
    badPushKeys: 'Webbläsarens nycklar för notiser kan inte användas',
  });
});
