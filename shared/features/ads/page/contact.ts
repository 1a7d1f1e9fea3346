// Which contact data of the seller an ad shows to signed-in users. Pure.
import { isTreatedAsMinor } from '../../accounts/age.ts';

export const CONTACT_KINDS = ['phone', 'email'] as const;
export type ContactKind = (typeof CONTACT_KINDS)[number];

/** The seller chooses per ad. An empty phone number is not shown, and no contact data of a minor. */
export function contactShown(
  seller: { phone: string; birthYear: number | null; showsPhone: boolean; showsEmail: boolean },
  now: Date,
): Record<ContactKind, boolean> {
  const mayShow = !isTreatedAsMinor(seller.birthYear, now);
  return { phone: mayShow && seller.showsPhone && seller.phone !== '', email: mayShow && seller.showsEmail };
}
