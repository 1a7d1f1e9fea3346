// What is said of profiles in more than one place. Source: spec 1 §8.

export const profileWords = {
  saved: 'Profil uppdaterad framgångsrikt!',
  saveFailed: 'Kunde inte spara profilen',
  notFound: 'Personen hittades inte',
  loadFailed: 'Kunde inte hämta profilen',
  nameTooLong: 'Namnet är för långt',
} as const;
