// Texts about deals and reviews.
import { MAX_TAKEDOWN_REASON_LENGTH, MAX_REVIEW_LENGTH, type Rating, REVIEW_DAYS } from './rules.ts';

export const dealTexts = {
  notFound: 'Affären hittades inte',
  notACorrespondent: 'Välj någon som har skrivit till dig om annonsen',
  alreadySold: 'Annonsen är redan såld. Ladda om sidan.',
  alreadyReserved: 'Annonsen är redan reserverad. Ta bort reservationen först.',
  expired: 'Annonsen har gått ut. Förnya den först.',
  changedSince: 'Annonsen har ändrats sedan dess, så det går inte längre att ångra.',
  personUnavailable: 'Det går inte längre att göra affär med den personen, så det går inte att ångra.',
  alreadyReviewed: 'Affären har redan fått ett omdöme, så den går inte att ångra.',
  /** About a person who may buy the ad. */
  buyer: {
    lastMessage: (time: string) => `Senaste meddelandet: ${time}`,
    isReserved: 'Har reservationen.',
    blocked: {
      reserved: 'Någon av er har blockerat den andra, så inget besked skickas.',
      sold: 'Någon av er har blockerat den andra, så inget besked skickas och ni kan inte lämna omdömen.',
    },
  },
  soldTo: (name: string) => `Såld till ${name}`,
  reservedFor: (name: string) => `Reserverad för ${name}`,
} as const;

export const reviewTexts = {
  none: 'Inga omdömen än',
  loadFailed: 'Kunde inte hämta omdömen',
  notFound: 'Omdömet hittades inte',
  ratingMissing: 'Välj ett betyg',
  textMissing: 'Skriv några ord om affären',
  textTooLong: `Omdömet får vara högst ${MAX_REVIEW_LENGTH} tecken`,
  answerMissing: 'Skriv ett svar',
  answerTooLong: `Svaret får vara högst ${MAX_REVIEW_LENGTH} tecken`,
  reasonMissing: 'Skriv en anledning',
  reasonTooLong: `Anledningen får vara högst ${MAX_TAKEDOWN_REASON_LENGTH} tecken`,
  saved: 'Tack! Ditt omdöme är sparat',
  saveFailed: 'Kunde inte spara omdömet',
  answered: 'Ditt svar är publicerat',
  answerFailed: 'Kunde inte spara svaret',
  removed: 'Omdömet är borttaget',
  removeFailed: 'Kunde inte ta bort omdömet',
  notSold: 'Affären är ångrad, så den går inte att lämna omdöme om.',
  otherPartyDeleted: 'Den du gjorde affär med har inte längre något konto.',
  tooLate: `Det har gått mer än ${REVIEW_DAYS} dagar sedan affären, så det går inte längre att lämna omdöme.`,
  alreadyWritten: 'Du har redan lämnat ett omdöme om den här affären.',
  blocked: 'Någon av er har blockerat den andra, så det går inte att lämna omdöme.',
  alreadyAnswered: 'Du har redan svarat på det här omdömet.',
  alreadyTakenDown: 'Omdömet är redan borttaget.',
  concernsYou: 'Omdömet gäller dig. En kollega måste avgöra det.',
} as const;

/** The meaning of each number of stars. */
export const ratingLabels: Record<Rating, string> = {
  1: 'Mycket dåligt',
  2: 'Dåligt',
  3: 'Okej',
  4: 'Bra',
  5: 'Mycket bra',
};

/** A mean in Swedish format: "4,7". */
export function formatRating(average: number): string {
  return average.toFixed(1).replace('.', ',');
}

export function countReviews(count: number): string {
  return `${count} ${count === 1 ? 'omdöme' : 'omdömen'}`;
}
