// The API's views of ads, field by field, with the viewer's permissions.
import { isTreatedAsMinor } from '#shared/features/accounts/age.ts';
import type { Viewer } from '#shared/features/accounts/schemas.ts';
import type { AdDetail, OwnAd } from '#shared/features/ads/ad-schemas.ts';
import type { ModeratedAd } from '#shared/features/ads/moderation/contract.ts';
import type { ContactKind } from '#shared/features/ads/page/contact.ts';
import { mayFeature, mayModerate } from '#shared/features/ads/moderation/rules.ts';
import { mayRenew } from '#shared/features/ads/lifetime.ts';
import { isHiddenFrom, nameOnly, withoutTown } from '#shared/features/profiles/minors.ts';
import { withShownEmail } from '../../core/shown-email.ts';
import { versionOf } from './editor/ad-version.ts';
import type { AdDetailRow } from './queries.ts';
import type { ModeratedAdRow } from './moderation/moderation-queries.ts';

/**
 * An ad on its own page, without the seller's phone and e-mail.
 *
 * @param options.shown whether this viewer may request the phone and the e-mail
 * @param options.views null unless the viewer is the owner
 */
export function viewAd(
  ad: AdDetailRow,
  viewer: Viewer | null,
  { shown, views }: { shown: Record<ContactKind, boolean>; views: number | null },
): AdDetail {
  const {
    isFeatured: _isFeatured,
    buyerId,
    showsPhone,
    showsEmail,
    seller,
    expiresAt,
    canSellAgain,
    ...rest
  } = ad;
  const isOwner = viewer?.id === seller.id;
  const now = new Date();
  const isOver = ad.saleState === 'expired';
  const isHidden = isHiddenFrom(viewer, seller.birthYear, now);
  const shownSeller = {
    id: seller.id,
    name: seller.name,
    avatarUrl: seller.avatarUrl,
    verified: seller.verified,
    memberSince: seller.memberSince,
    rating: seller.rating,
    reviewCount: seller.reviewCount,
    // A business includes an address and an e-mail address, so it is hidden for a seller whose birth year was cleared.
    business: isTreatedAsMinor(seller.birthYear, now) ? null : seller.business,
    hasPhone: shown.phone,
    hasEmail: shown.email,
  };
  return {
    ...(isHidden ? { ...withoutTown(rest), postalCode: '', meetingPlace: '' } : rest),
    seller: isHidden ? nameOnly(shownSeller) : shownSeller,
    contactChoice: isOwner ? { showsPhone, showsEmail } : null,
    version: isOwner ? versionOf({ ...ad, pictureIds: ad.pictures.map(({ id }) => id) }) : null,
    views: isOwner ? views : null,
    expiresAt: isOwner ? expiresAt : null,
    removal: isOwner ? ad.removal : null,
    can: {
      edit: isOwner && ad.status !== 'removed',
      delete: isOwner,
      moderate:
        viewer !== null &&
        mayModerate(ad.status, ad.status === 'approved' ? 'rejected' : 'approved', viewer.role),
      contact: viewer !== null && !isOwner && !isOver && (!ad.isSellerSuspended || viewer.id === buyerId),
      renew: isOwner && mayRenew(ad, now),
      sellAgain: isOwner && canSellAgain,
    },
  };
}

/** One of the viewer's own ads. */
export function viewOwnAd(ad: Omit<OwnAd, 'canRenew' | 'views'>, views: number): OwnAd {
  return { ...ad, views, canRenew: mayRenew(ad, new Date()) };
}

/** A row of the moderators' table. */
export function viewModeratedAd(ad: ModeratedAdRow, viewer: Viewer): ModeratedAd {
  return {
    ...ad,
    seller: withShownEmail(viewer, ad.seller),
    can: {
      approve: mayModerate(ad.status, 'approved', viewer.role),
      reject: mayModerate(ad.status, 'rejected', viewer.role),
      remove: mayModerate(ad.status, 'removed', viewer.role),
      feature: mayFeature(ad, true, viewer.role),
      unfeature: mayFeature(ad, false, viewer.role),
    },
  };
}
