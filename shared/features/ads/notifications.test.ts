// Texts of notifications, with a full and an empty context.
import { expect, it } from 'vitest';
import { fullContext, textsOf } from '../notifications/sample-contexts.ts';
import { adNotifications } from './notifications.ts';

it('a notification has a text for every event, also when the ad is deleted', () => {
  expect(textsOf(adNotifications)).toEqual({
    'ad.approved': [
      ['Din annons är godkänd', '”Retrolinne” syns nu på marknadsplatsen.'],
      ['Din annons är godkänd', 'Annonsen syns nu på marknadsplatsen.'],
    ],
    'ad.rejected': [
      ['Din annons blev inte godkänd', '”Retrolinne” visas inte. Ändra den så granskar vi den igen.'],
      ['Din annons blev inte godkänd', 'Annonsen visas inte. Ändra den så granskar vi den igen.'],
    ],
    'ad.expires-soon': [
      [
        'Din annons går snart ut',
        '”Retrolinne” visas i tre dagar till. Förnya den om den fortfarande är aktuell.',
      ],
      [
        'Din annons går snart ut',
        'Annonsen visas i tre dagar till. Förnya den om den fortfarande är aktuell.',
      ],
    ],
    'ad.expired': [
      ['Din annons har gått ut', '”Retrolinne” visas inte längre. Du kan förnya den när du vill.'],
      ['Din annons har gått ut', 'Annonsen visas inte längre. Du kan förnya den när du vill.'],
    ],
    'favorite.cheaper': [
      ['Lägre pris på en favorit', '”Retrolinne” kostar nu 900 kr.'],
      ['Lägre pris på en favorit', 'Annonsen kostar nu 0 kr.'],
    ],
    'favorite.reserved': [
      ['En favorit är reserverad', '”Retrolinne” är reserverad för någon.'],
      ['En favorit är reserverad', 'Annonsen är reserverad för någon.'],
    ],
    'favorite.sold': [
      ['En favorit är såld', '”Retrolinne” är såld.'],
      ['En favorit är såld', 'Annonsen är såld.'],
    ],
    'favorite.expired': [
      ['En favorit har gått ut', '”Retrolinne” visas inte längre.'],
      ['En favorit har gått ut', 'Annonsen visas inte längre.'],
    ],
  });
});

it('a rejection gives the reason, mails the whole statement, and links to the decision', () => {
  const text = 'Vi har inte godkänt annonsen.\nVarför: Suddig bild\nRegel: Användarvillkoren, ”Annonser”.';
  expect(adNotifications['ad.rejected'].render({ ...fullContext, data: { text } })).toEqual({
    title: 'Din annons blev inte godkänd',
    text: '”Retrolinne” visas inte. Varför: Suddig bild',
    mail: `”Retrolinne”: ${text}`,
    href: `/reports/${fullContext.reportId}`,
  });
});
