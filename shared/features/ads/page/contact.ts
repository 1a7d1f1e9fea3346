// Which of a seller's contact data an ad shows to the signed-in. Pure.
import { isTreatedAsMinor } from '../../accounts/age.ts';

export const CONTACT_KINDS = ['phone', 'email'] as const;
export type ContactKind = (typeof CONTACT_KINDS)[number];

/** The seller chooses for each ad; a number that is not filled in cannot be shown, and nothing is of who is under age. */
export function contactShown(
  seller: { phone: string; birthYear: number | null; showsPhone: boolean; showsEmail: boolean },
  now: Date,
): Record<ContactKind, boolean> {
  const mayShow = !isTreatedAsMinor(seller.birthYear, now);
  return { phone: mayShow && seller.showsPhone && seller.phone !== '', email: mayShow && seller.showsEmail };
}
