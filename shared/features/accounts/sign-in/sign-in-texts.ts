// Texts about signing in and out. Separate, since every page can sign out. Source: spec 1 §8.

export const signInTexts = {
  succeeded: 'Inloggning lyckades!',
  failed: 'Felaktiga inloggningsuppgifter. Kontrollera din e-post och lösenord.',
  busy: 'Många loggar in just nu. Vänta en stund och försök igen.',
  signedOut: 'Du har loggats ut',
  emailMissing: 'Vänligen ange din e-postadress',
  unexpected: 'Ett oväntat fel inträffade',
  tryAgain: 'Något gick fel, försök igen eller kontakta support',
} as const;
