// Texts about tournaments that are used more than once. Source: spec 1 §8, spec 2 §8 Tournaments.

export const tournamentTexts = {
  failedTitle: 'Fel',
  listFailed: 'Kunde inte ladda turneringar',
  findFailed: 'Kunde inte ladda turneringen',
  saveFailed: 'Kunde inte spara turneringen',
  deleteFailed: 'Kunde inte ta bort turneringen',
  notFound: 'Turneringen hittades inte',
  noneFound: 'Inga turneringar hittades',
  noSuchPage: 'Sidan finns inte. Börja om från första sidan.',
} as const;
