// Texts about tournaments that are used more than once. Source: spec 1 §8, spec 2 §8 Tournaments.
import type { Level, TournamentRegion, TournamentStatus, TournamentType } from './rules.ts';

export const tournamentTexts = {
  failedTitle: 'Fel',
  listFailed: 'Kunde inte ladda turneringar',
  findFailed: 'Kunde inte ladda turneringen',
  saveFailed: 'Kunde inte spara turneringen',
  deleteFailed: 'Kunde inte ta bort turneringen',
  notFound: 'Turneringen hittades inte',
  noneFound: 'Inga turneringar hittades',
  reminderFailed: 'Kunde inte ändra påminnelsen',
  reminderTooLate: 'Den börjar om mindre än en vecka. Lägg till den i kalendern i stället.',
  reminderSignIn: 'Du måste vara inloggad för att bli påmind',
  noSuchPage: 'Sidan finns inte. Börja om från första sidan.',
} as const;

/** Source: spec 1 §9. */
export const typeLabels: Record<TournamentType, string> = {
  tournament: 'Cup',
  camp: 'Camp',
  clinic: 'Clinic',
};

/** Headings of lists of one type. */
export const typePlurals: Record<TournamentType, string> = {
  tournament: 'Cuper',
  camp: 'Camper',
  clinic: 'Clinics',
};

/** Source: spec 1 §9 Tournament region filters. */
export const regionLabels: Record<TournamentRegion, string> = {
  sverige: 'Sverige',
  norden: 'Norden',
  europa: 'Europa',
  nordamerika: 'Nordamerika',
  oceania: 'Oceanien',
};

/** Source: spec 2 §9 Tournaments. */
export const levelLabels: Record<Level, string> = {
  youth: 'Ungdom',
  junior: 'Junior',
  senior: 'Senior',
  veteran: 'Veteran',
};

/** Source: spec 1 §4 Tournament status. */
export const statusLabels: Record<TournamentStatus, string> = {
  upcoming: 'Kommande',
  ongoing: 'Pågående',
  completed: 'Avslutad',
};
