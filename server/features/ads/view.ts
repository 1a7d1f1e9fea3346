// What the API says of an ad, field by field, and what the viewer may do with it.
import type { Viewer } from '#shared/features/accounts/contract.ts';
import type { AdDetail, ReviewAd } from '#shared/features/ads/contract.ts';
import { contactShown } from '#shared/features/ads/contact.ts';
import { mayDeleteAd, mayMove } from '#shared/features/ads/rules.ts';
import type { AdDetailRow } from './queries.ts';
import type { ReviewAdRow } from './review-queries.ts';

/** An ad on its own page. The seller's phone and e-mail stay here. */
export function viewAd(ad: AdDetailRow, viewer: Viewer | null): AdDetail {
  const { isFeatured: _isFeatured, showsPhone, showsEmail, seller, ...rest } = ad;
  const isOwner = viewer?.id === seller.id;
  const shown = contactShown({ ...seller, showsPhone, showsEmail }, new Date());
  return {
    ...rest,
    seller: {
      id: seller.id,
      name: seller.name,
      avatarUrl: seller.avatarUrl,
      verified: seller.verified,
      memberSince: seller.memberSince,
      hasPhone: shown.phone,
      hasEmail: shown.email,
    },
    contactChoice: isOwner ? { showsPhone, showsEmail } : null,
    can: {
      edit: isOwner,
      delete: mayDeleteAd(viewer, { sellerId: seller.id }),
      review:
        viewer !== null &&
        mayMove(ad.status, ad.status === 'approved' ? 'rejected' : 'approved', viewer.role),
      contact: viewer !== null && !isOwner,
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
