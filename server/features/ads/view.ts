// What the API says of an ad, field by field, and what the viewer may do with it.
import type { Viewer } from '#shared/features/accounts/contract.ts';
import type { AdDetail, ReviewAd } from '#shared/features/ads/contract.ts';
import { mayDeleteAd, mayMove, maySeeContact } from '#shared/features/ads/rules.ts';
import type { AdDetailRow } from './queries.ts';
import type { ReviewAdRow } from './review-queries.ts';

/** An ad on its own page. The seller's phone and e-mail stay here. */
export function viewAd(ad: AdDetailRow, viewer: Viewer | null): AdDetail {
  const { isFeatured: _isFeatured, seller, ...rest } = ad;
  const isOwner = viewer?.id === seller.id;
  return {
    ...rest,
    seller: {
      id: seller.id,
      name: seller.name,
      avatarUrl: seller.avatarUrl,
      verified: seller.verified,
      memberSince: seller.memberSince,
      hasPhone: seller.phone !== '',
    },
    can: {
      edit: isOwner,
      delete: mayDeleteAd(viewer, { sellerId: seller.id }),
      review:
        viewer !== null &&
        mayMove(ad.status, ad.status === 'approved' ? 'rejected' : 'approved', viewer.role),
      contact: maySeeContact(viewer) && !isOwner,
    },
  };
}

/** An ad in the moderators' table. */
export function viewReviewAd(ad: ReviewAdRow, viewer: Viewer): ReviewAd {
  return {
    ...ad,
    can: {
      approve: mayMove(ad.status, 'approved', viewer.role),
      reject: mayMove(ad.status, 'rejected', viewer.role),
      delete: mayDeleteAd(viewer, { sellerId: ad.seller.id }),
    },
  };
}
