// Texts of notifications, with a full and an empty context.
import { expect, it } from 'vitest';
import { textsOf } from '../notifications/sample-contexts.ts';
import { dealNotifications } from './notifications.ts';

it('a notification has a text for every event, also when the ad and the user are deleted', () => {
  expect(textsOf(dealNotifications)).toEqual({
    'deal.reserved': [
      ['Reserverad för dig', 'Ebba Ek har reserverat ”Retrolinne” för dig.'],
      ['Reserverad för dig', 'Någon har reserverat annonsen för dig.'],
    ],
    'deal.released': [
      ['Reservationen är borttagen', '”Retrolinne” är inte längre reserverad för dig.'],
      ['Reservationen är borttagen', 'Annonsen är inte längre reserverad för dig.'],
    ],
    'deal.buyer-erased': [
      [
        'Reservationen är borttagen',
        '”Retrolinne” är inte längre reserverad, för den du reserverade för har inte längre något konto.',
      ],
      [
        'Reservationen är borttagen',
        'Annonsen är inte längre reserverad, för den du reserverade för har inte längre något konto.',
      ],
    ],
    'deal.sold': [
      ['Affären är klar', 'Ebba Ek har markerat ”Retrolinne” som såld till dig.'],
      ['Affären är klar', 'Någon har markerat annonsen som såld till dig.'],
    ],
    'review.wanted': [
      ['Hur gick affären?', 'Ge Ebba Ek ett omdöme om ”Retrolinne”.'],
      ['Hur gick affären?', 'Ge den du gjorde affär med ett omdöme om annonsen.'],
    ],
    'review.received': [
      ['Du har fått ett omdöme', 'Ebba Ek gav dig 4 av 5.'],
      ['Du har fått ett omdöme', 'Någon har skrivit ett omdöme om dig.'],
    ],
    'review.answered': [
      ['Svar på ditt omdöme', 'Ebba Ek har svarat på ditt omdöme.'],
      ['Svar på ditt omdöme', 'Någon har svarat på ditt omdöme.'],
    ],
    'review.removed': [
      ['Ett omdöme är borttaget', 'Ett omdöme som du har skrivit följde inte våra regler och är borttaget.'],
      ['Ett omdöme är borttaget', 'Ett omdöme som du har skrivit följde inte våra regler och är borttaget.'],
    ],
  });
});
