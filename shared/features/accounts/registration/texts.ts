// Texts about registration. Source: spec 1 §5 Registration and §8.
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
