// What is said of deals and reviews, word for word.
import { expect, it } from 'vitest';
import { countReviews, dealWords, formatRating, ratingLabels, reviewWords } from './words.ts';

it('says why a deal cannot be struck or taken back', () => {
  expect(dealWords).toMatchObject({
    notFound: 'Affären hittades inte',
    notOneOfThem: 'Välj någon som har skrivit till dig om annonsen',
    alreadySold: 'Annonsen är redan såld. Ladda om sidan.',
    alreadyReserved: 'Annonsen är redan reserverad. Ta bort reservationen först.',
    expired: 'Annonsen har gått ut. Förnya den först.',
    alreadyReviewed: 'Affären har redan fått ett omdöme, så den går inte att ångra.',
  });
  expect([dealWords.soldTo('Ebba'), dealWords.reservedFor('Ebba')]).toEqual([
    'Såld till Ebba',
    'Reserverad för Ebba',
  ]);
});

it('says why a review cannot be written, answered or removed', () => {
  expect(reviewWords).toEqual({
    none: 'Inga omdömen än',
    loadFailed: 'Kunde inte hämta omdömen',
    notFound: 'Omdömet hittades inte',
    ratingMissing: 'Välj ett betyg',
    textMissing: 'Skriv några ord om affären',
    textTooLong: 'Omdömet får vara högst 1000 tecken',
    answerMissing: 'Skriv ett svar',
    answerTooLong: 'Svaret får vara högst 1000 tecken',
    reasonMissing: 'Skriv en anledning',
    reasonTooLong: 'Anledningen får vara högst 500 tecken',
    saved: 'Tack! Ditt omdöme är sparat',
    saveFailed: 'Kunde inte spara omdömet',
    answered: 'Ditt svar är publicerat',
    answerFailed: 'Kunde inte spara svaret',
    removed: 'Omdömet är borttaget',
    removeFailed: 'Kunde inte ta bort omdömet',
    notSold: 'Affären är ångrad, så den går inte att lämna omdöme om.',
    otherGone: 'Den du gjorde affär med har inte längre något konto.',
    tooLate: 'Det har gått mer än 30 dagar sedan affären, så det går inte längre att lämna omdöme.',
    alreadyWritten: 'Du har redan lämnat ett omdöme om den här affären.',
    blocked: 'Någon av er har blockerat den andra, så det går inte att lämna omdöme.',
    alreadyAnswered: 'Du har redan svarat på det här omdömet.',
    alreadyRemoved: 'Omdömet är redan borttaget.',
  });
});

it('says what stars mean, and counts as Swedes do', () => {
  expect(Object.values(ratingLabels)).toEqual(['Mycket dåligt', 'Dåligt', 'Okej', 'Bra', 'Mycket bra']);
  expect([formatRating(4.66), countReviews(1), countReviews(2)]).toEqual(['4,7', '1 omdöme', '2 omdömen']);
});
