// Texts about passwords that are refused or can be stronger. Source: spec 1 §5 Registration and §8.
import { MAX_PASSWORD_LENGTH, MIN_CHANGED_LENGTH, MIN_PASSWORD_LENGTH } from './limits.ts';

export const passwordTexts = {
  tooWeak: `Lösenordet är för svagt. Använd minst ${MIN_CHANGED_LENGTH} tecken med stor/liten bokstav och siffra`,
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
