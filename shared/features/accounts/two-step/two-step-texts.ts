// Texts about two-step sign-in.

export const twoStepTexts = {
  codeMissing: 'Skriv koden',
  codeWrong: 'Koden stämmer inte. Vänta på nästa kod i appen och försök igen.',
  recoveryWrong: 'Återställningskoden stämmer inte, eller är redan använd.',
  signInTimedOut: 'Tiden gick ut. Logga in igen.',
  tooManyWrong: 'För många fel koder. Logga in igen.',

  confirmedCodeRequired: 'E-postadressen är bekräftad! Skriv din kod för att logga in.',
  passwordUpdatedCodeRequired: 'Lösenordet har uppdaterats! Skriv din kod för att logga in.',

  passwordMissing: 'Ange ditt lösenord',
  recentSignInRequired:
    'Ditt konto har inget lösenord. Logga ut och logga in igen, och gör ändringen inom tio minuter.',

  alreadyOn: 'Tvåstegsinloggning är redan på',
  alreadyOff: 'Tvåstegsinloggning är inte på',
  setupTimedOut: 'Det tog för lång tid. Börja om.',

  turnedOn: 'Tvåstegsinloggning är på',
  turnedOff: 'Tvåstegsinloggning är av',
  renewed: 'Du har fått nya återställningskoder',
  removed: 'Tvåstegsinloggning borttagen',
  removeFailed: 'Kunde inte ta bort tvåstegsinloggning',

  requiredForStaff: 'Slå på tvåstegsinloggning på din profil för att använda administrationen.',
  requiredForSetting: 'Slå på tvåstegsinloggning för dig själv först.',
} as const;

/** Initial number of recovery codes. */
export const RECOVERY_CODES = 10;

/** "3 återställningskoder", for use in a sentence. */
export function countRecoveryCodes(left: number): string {
  return left === 1 ? '1 återställningskod' : `${left} återställningskoder`;
}
