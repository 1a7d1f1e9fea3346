// Texts about profiles that are used more than once. Source: spec 1 §8.

export const profileTexts = {
  saved: 'Profil uppdaterad framgångsrikt!',
  saveFailed: 'Kunde inte spara profilen',
  notFound: 'Personen hittades inte',
  loadFailed: 'Kunde inte hämta profilen',
  nameTooLong: 'Namnet är för långt',
  nameNotRemovable: 'Namnet kan inte tas bort',
  noSuchClub: 'Föreningen finns inte längre. Välj en annan.',
  nameNotText: 'Namnet ska vara en text',
} as const;
