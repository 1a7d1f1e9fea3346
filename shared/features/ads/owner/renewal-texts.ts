// Texts about expiry and renewal.
import { spellNumber } from '../../../spell-number.ts';
import { EXPIRY_WARNING_DAYS } from '../lifetime.ts';

export const renewalTexts = {
  renewed: 'Annonsen är förnyad',
  failed: 'Kunde inte förnya annonsen',
  sold: 'Annonsen är såld, så den behöver inte förnyas.',
  hidden: 'Annonsen är dold. Visa den igen i stället.',
  notApproved: 'Annonsen visas inte på marknadsplatsen, så den går inte att förnya än.',
  tooEarly: `Annonsen går att förnya från och med ${spellNumber(EXPIRY_WARNING_DAYS)} dagar innan den slutar visas.`,
  linkUsed: 'Länken är redan använd. Logga in och förnya annonsen på din profil.',
  linkInvalid: 'Länken fungerar inte. Annonsen kan vara borttagen.',
} as const;
