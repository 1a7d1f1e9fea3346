// Texts of suggestions of tournaments. Source: spec 1 §5, §7, §8 Tournament suggestion; the rest in the same style.
import { answerTimes } from '../../contact/rules.ts';

export const suggestionTexts = {
  missing: 'Fyll i alla obligatoriska fält',
  sent: `Turneringsförslag skickat! Admin kommer att granska förslaget inom ${answerTimes.suggestion}.`,
  notSent: 'Förslaget är inte skickat.',
  failed: 'Kunde inte skicka turneringsförslaget. Försök igen.',
  nameMissing: 'Skriv turneringens namn',
  descriptionMissing: 'Beskriv turneringen',
  dayMissing: 'Välj ett startdatum',
  dayInvalid: 'Välj ett datum',
  endsBeforeStart: 'Slutdatum är före startdatum',
  cityMissing: 'Välj en stad',
  prizeInvalid: 'Skriv prispotten i hela kronor',
  websiteInvalid: 'Skriv adressen som https://…',
  levelInvalid: 'Välj en nivå i listan',
  subjectPrefix: 'TURNERINGSFÖRSLAG: ',
  /** The sender without a name. */
  anonymous: 'Anonym användare',
} as const;
