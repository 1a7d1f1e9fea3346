// The sentences of registering and signing in, word for word. Source: spec 1 §5 Registration and §8.

export const nameWords = {
  tooShort: 'Namnet måste vara minst 2 tecken långt',
  tooLong: 'Namnet får vara högst 80 tecken långt',
  automated: 'Användarnamnet verkar vara automatiskt genererat',
} as const;

export const emailWords = {
  malformed: 'Ogiltig e-postadress',
  disposable: 'Temporära e-postadresser är inte tillåtna',
  automated: 'E-postadressen verkar vara automatiskt genererad',
  badDomain: 'Ogiltig domänstruktur',
  tooShort: 'E-postadressen verkar för kort',
  badCharacters: 'Ogiltiga tecken i e-postadressen',
} as const;

export const passwordWords = {
  tooWeak: 'Lösenordet är för svagt. Använd minst 6 tecken med stor/liten bokstav och siffra',
  tooShort: 'Lösenordet måste vara minst 8 tecken',
  tooShortToChange: 'Lösenordet måste vara minst 6 tecken',
  tooLong: 'Lösenordet får vara högst 128 tecken',
  common: 'Detta är ett vanligt lösenord och lätt att gissa',
  repeated: 'Undvik upprepade tecken',
  onlyDigits: 'Använd inte bara siffror',
  onlyLetters: 'Använd inte bara bokstäver',
  guessableWord: 'Undvik ord som är lätta att gissa, till exempel basketball',
  addLength: 'Använd minst 8 tecken',
  addUppercase: 'Lägg till en stor bokstav',
  addLowercase: 'Lägg till en liten bokstav',
  addDigit: 'Lägg till en siffra',
} as const;

export const humanCheckWords = {
  wrong: 'Fel val. Försök igen med basketbollarna.',
  again: 'Gör om',
} as const;

export const registrationWords = {
  emailRefused: 'E-postadressen är inte giltig eller tillåten',
  blocked: 'Registrering blockerad av säkerhetsskäl',
  humanCheckMissing: 'Du måste slutföra mänsklig verifiering',
  failed: 'E-postadressen är redan registrerad eller lösenordet uppfyller inte kraven',
  confirmByEmail: 'Registrering lyckades! Kolla din e-post för att bekräfta kontot.',
  signedIn: 'Registrering och inloggning lyckades! Fyll i din profil.',
  welcome: 'Välkommen till Baskettorget!',
} as const;

export const signInWords = {
  succeeded: 'Inloggning lyckades!',
  failed: 'Felaktiga inloggningsuppgifter. Kontrollera din e-post och lösenord.',
  signedOut: 'Du har loggats ut',
  emailMissing: 'Vänligen ange din e-postadress',
  unexpected: 'Ett oväntat fel inträffade',
  tryAgain: 'Något gick fel, försök igen eller kontakta support',
} as const;

/** Of links that come by mail, and of choosing another password. Source: spec 1 §5 Password reset page, §8. */
export const mailLinkWords = {
  resetSent: 'Återställningslänk skickad till din e-post!',
  addressUnknown: 'E-postadressen hittades inte',
  resetLinkBroken: 'Ogiltig återställningslänk',
  resetLinkInvalid: 'Ogiltig eller utgången återställningslänk',
  passwordUpdated: 'Lösenordet har uppdaterats! Du är nu inloggad.',
  passwordFailed: 'Något gick fel vid uppdatering av lösenord',
  confirmed: 'E-postadressen är bekräftad! Du är nu inloggad.',
  confirmLinkInvalid: 'Länken är ogiltig eller har gått ut. Logga in så skickar vi en ny.',
  confirmFirst: 'Bekräfta din e-postadress innan du loggar in. Vi har skickat en ny länk till dig.',
  confirmFirstSent:
    'Bekräfta din e-postadress innan du loggar in. Vi har redan skickat en länk till dig, kolla även skräpposten.',
} as const;

export const newPasswordWords = {
  mismatch: 'Lösenorden matchar inte',
  currentMissing: 'Ange ditt nuvarande lösenord',
  currentWrong: 'Det nuvarande lösenordet är fel',
  none: 'Ditt konto har inget lösenord. Logga ut och välj ”Glömt lösenord?” för att skapa ett.',
  changed: 'Lösenordet är bytt. Alla andra enheter har loggats ut.',
} as const;
