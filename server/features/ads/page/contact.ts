// A seller's contact data: shown on request if the seller allows it, counted and limited.
import type { Viewer } from '#shared/features/accounts/schemas.ts';
import { isTreatedAsMinor } from '#shared/features/accounts/age.ts';
import { type ContactKind, contactShown } from '#shared/features/ads/page/contact.ts';
import { contactTexts } from '#shared/features/ads/page/contact-texts.ts';
import { countAttempt } from '../../../core/limits/limits.ts';
import { refuse } from '../../../core/http/refusal.ts';
import type { RequestContext } from '../../../core/http/request.ts';
import { isBlockedBetween } from '../../messages/actions.ts';
import { findVisibleAd } from './read-ads.ts';
import { hasSeenContact, insertReveal } from './contact-queries.ts';
import type { AdDetailRow } from '../queries.ts';
import { shownContactLimits } from '../limits.ts';

const NOTHING: Record<ContactKind, boolean> = { phone: false, email: false };

/**
 * Which contact data an ad's page offers this viewer. If one of the two has blocked the other, the same as for a seller
 * who shows nothing, so that the answer does not reveal the block.
 */
export async function findContactShown(
  { database }: Pick<RequestContext, 'database'>,
  viewer: Viewer | null,
  ad: Pick<AdDetailRow, 'seller' | 'saleState' | 'isSellerSuspended' | 'showsPhone' | 'showsEmail'>,
): Promise<Record<ContactKind, boolean>> {
  if (ad.saleState === 'expired' || ad.isSellerSuspended) return NOTHING;
  const { seller, showsPhone, showsEmail } = ad;
  const shown = contactShown({ ...seller, showsPhone, showsEmail }, new Date());
  if (!viewer || viewer.id === seller.id || (!shown.phone && !shown.email)) return shown;
  return (await isBlockedBetween(database.kysely, viewer.id, seller.id)) ? NOTHING : shown;
}

/**
 * Returns a telephone number or an e-mail address. The first request for each is counted and limited, to prevent
 * harvesting. Nothing is stored about minors' requests.
 *
 * @throws ORPCError NOT_FOUND for an ad the viewer cannot see, or data that the seller does not show; TOO_MANY_REQUESTS
 */
export async function revealContact(
  context: RequestContext & { viewer: Viewer },
  { id, kind }: { id: string; kind: ContactKind },
): Promise<{ kind: ContactKind; value: string }> {
  const { database, viewer } = context;
  const ad = await findVisibleAd(context, viewer, id);
  const { seller, saleState } = ad;
  const shown = { kind, value: seller[kind] };
  if (seller.id === viewer.id) return shown;
  if (saleState === 'expired') return refuse('NOT_FOUND', contactTexts.expired);
  const shows = await findContactShown(context, viewer, ad);
  if (!shows[kind]) return refuse('NOT_FOUND', contactTexts.notShown[kind]);
  const reveal = { adId: id, kind, userId: viewer.id };
  if (await hasSeenContact(database, reveal)) return shown;
  await countAttempt(database, shownContactLimits(viewer.id, context.ip));
  if (!isTreatedAsMinor(viewer.birthYear, new Date())) await insertReveal(database, reveal);
  return shown;
}
