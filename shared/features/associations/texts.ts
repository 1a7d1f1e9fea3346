// Texts about associations that are used more than once. Source: spec 2 §2, §8 Associations; the rest in the same style.

export const associationTexts = {
  nameMissing: 'Namn krävs',
  notFound: 'Föreningen hittades inte',
  noneFound: 'Inga föreningar hittades',
  noneYet: 'Inga föreningar registrerade än',
  failedTitle: 'Fel',
  listFailed: 'Kunde inte ladda föreningar',
  findFailed: 'Kunde inte ladda föreningen',
  saveFailed: 'Kunde inte spara föreningen',
  deleteFailed: 'Kunde inte ta bort föreningen',
  importFailed: 'Kunde inte importera föreningarna',
  created: 'Förening skapad',
  updated: 'Förening uppdaterad',
  deleted: 'Förening borttagen',
  changedMeanwhile:
    'Någon annan har ändrat föreningen medan du redigerade. Se över den och spara igen om din version ska gälla.',
  noSuchPage: 'Sidan finns inte. Börja om från första sidan.',
  contactSignIn: 'Du måste vara inloggad för att se kontaktuppgifter',
} as const;

/** "1 förening registrerad". Source: spec 2 §2 'N förening(ar) registrerad(e)'. */
export function countRegistered(count: number): string {
  return count === 1 ? '1 förening registrerad' : `${count} föreningar registrerade`;
}

/** "1 förening". */
export function countAssociations(count: number): string {
  return count === 1 ? '1 förening' : `${count} föreningar`;
}
