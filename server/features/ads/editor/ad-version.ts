// The version of an ad, so that a save does not overwrite a change made since the editor was opened.
import { createHash } from 'node:crypto';
import type { LockedAd } from '../queries.ts';

/** What the editor saves. A sale, a renewal or a decision by staff makes no new version. */
export type EditedFields = Omit<LockedAd, 'county' | 'status' | 'saleState' | 'lastPublicPrice'>;

export function versionOf(ad: EditedFields): string {
  const { title, description, category, condition, price, location, postalCode } = ad;
  const { brand, model, size, colour, audience } = ad;
  const { delivery, shippingPayer, meetingPlace, showsPhone, showsEmail, pictureIds } = ad;
  const text = [title, description, category, condition, price, location, postalCode];
  const attributes = [brand, model, size, colour, audience];
  const others = [delivery, shippingPayer, meetingPlace, showsPhone, showsEmail, pictureIds];
  const fields = [text, attributes, others];
  return createHash('sha256').update(JSON.stringify(fields)).digest('base64url');
}
