// Texts about registration. Source: spec 1 §5 Registration and §8.
import { MAX_PASSWORD_LENGTH, MIN_CHANGED_LENGTH, MIN_PASSWORD_LENGTH } from '../password/limits.ts';
import { MAX_NAME_LENGTH, MIN_NAME_LENGTH } from './limits.ts';

export const nameTexts = {
  tooShort: `Namnet måste vara minst ${MIN_NAME_LENGTH} tecken långt`,
  tooLong: `Namnet får vara högst ${MAX_NAME_LENGTH} tecken långt`,
  contactData: 'Skriv inget telefonnummer, ingen e-postadress och inget användarnamn i en annan app i namnet',
  automated: 'Användarnamnet verkar vara automatiskt genererat',
  reserved: 'Namnet kan förväxlas med Baskettorgets egna. Välj ett annat.',
} as const;

export const emailTexts = {
  malformed: 'Ogiltig e-postadress',
  disposable: 'Temporära e-postadresser är inte tillåtna',
  automated: 'E-postadressen verkar vara automatiskt genererad',
  badDomain: 'Ogiltig domänstruktur',
  tooShort: 'E-postadressen verkar för kort',
  badCharacters: 'Ogiltiga tecken i e-postadressen',
} as const;

export const passwordTexts = {
  tooWeak: 'Lösenordet är för svagt. Använd minst 6 tecken med stor/liten bokstav och siffra',
  tooShort: `Lösenordet måste vara minst ${MIN_PASSWORD_LENGTH} tecken`,
  tooShortToChange: `Lösenordet måste vara minst ${MIN_CHANGED_LENGTH} tecken`,
  tooLong: `Lösenordet får vara högst ${MAX_PASSWORD_LENGTH} tecken`,
  common: 'Detta är ett vanligt lösenord och lätt att gissa',
  repeated: 'Undvik upprepade tecken',
  onlyDigits: 'Använd inte bara siffror',
  onlyLetters: 'Använd inte bara bokstäver',
  guessableWord: 'Undvik ord som är lätta att gissa, till exempel basketball',
  wordAndYear: 'Ett ord och ett årtal är lätt att gissa',
  hint: `Minst ${MIN_PASSWORD_LENGTH} tecken, med stor och liten bokstav och en siffra`,
  addLength: `Använd minst ${MIN_PASSWORD_LENGTH} tecken`,
  addUppercase: 'Lägg till en stor bokstav',
  addLowercase: 'Lägg till en liten bokstav',
  addDigit: 'Lägg till en siffra',
} as const;

export const humanCheckTexts = {
  wrong: 'Fel val. Försök igen med basketbollarna.',
  again: 'Gör om',
} as const;

export const registrationTexts = {
  emailRefused: 'E-postadressen är inte giltig eller tillåten',
  blocked: 'Registrering blockerad av säkerhetsskäl',
  humanCheckMissing: 'Du måste slutföra mänsklig verifiering',
  failed: 'E-postadressen är redan registrerad eller lösenordet uppfyller inte kraven',
  confirmByEmail: 'Registrering lyckades! Kolla din e-post för att bekräfta kontot.',
  signedIn: 'Registrering och inloggning lyckades! Fyll i din profil.',
  welcome: 'Välkommen till Baskettorget!',
} as const;
