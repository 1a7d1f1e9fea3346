// Names that look like those of the site, its staff or an erased account.
import { skeletonOf } from '../../../confusables.ts';

/** Not permitted in any part of a name, also with other spaces: "Super-Admin Eva", "Baskettorgets tips". */
const PARTS = [
  'superadmin',
  // Also "administration".
  'administrat',
  'moderator',
  'Baskettorget',
  // Shown in place of the name of an erased user and of an unknown one.
  'Borttagen användare',
  'Okänd användare',
].map(skeletonOf);

/** Not permitted as a word of a name; a part of another word is, as in "Badminton" and "Supporterklubben". */
const WORDS = new Set(
  ['admin', 'support', 'supporten', 'kundtjänst', 'kundservice', 'redaktion', 'redaktionen'].map(skeletonOf),
);

/** Whether others could take the name for that of the site, its staff or an erased account. */
export function isReservedName(name: string): boolean {
  const plain = name.normalize('NFKC').replaceAll(/\p{Default_Ignorable_Code_Point}/gu, '');
  const whole = skeletonOf(plain);
  // A number may follow: "Support 24".
  const words = plain.split(/[^\p{L}\p{M}\p{N}]+/u).map((word) => skeletonOf(word.replace(/\p{N}+$/u, '')));
  return PARTS.some((part) => whole.includes(part)) || [whole, ...words].some((word) => WORDS.has(word));
}
