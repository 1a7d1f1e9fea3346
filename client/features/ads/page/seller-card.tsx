// The seller of an ad; a signed-in user sees the e-mail address if the seller shares it. Source: spec 1 §2 Ad detail.
import type { ReactNode } from 'react';
import BadgeCheck from 'lucide-react/icons/badge-check';
import type { AdDetail } from '#shared/features/ads/ad-schemas.ts';
import { countReviews, formatRating, reviewTexts } from '#shared/features/deals/texts.ts';
import { buyerRights, sellerLabels } from '#shared/features/profiles/sellers.ts';
import { personPath, personReviewsPath } from '#shared/paths.ts';
import { Anchor } from '../../../ui/button/anchor.tsx';
import { Avatar } from '../../../ui/picture/avatar.tsx';
import { Badge } from '../../../ui/feedback/badge.tsx';
import { BusinessDetails } from '../../../ui/layout/business-details.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import { Stars } from '../../../ui/text/stars.tsx';
import { SellerContact } from './seller-contact.tsx';

export function SellerCard({ ad }: { ad: AdDetail }) {
  const { seller } = ad;
  return (
    <Card>
      <h2 className="sr-only">Säljaren</h2>
      <div className="flex items-center gap-3">
        <Avatar name={seller.name} src={seller.avatarUrl} size="md" />
        <div className="min-w-0">
          <p className="flex flex-wrap items-center gap-x-2 gap-y-1 font-semibold">
            <ProfileLink
              href={seller.id && personPath(seller.id)}
              className="inline-flex min-h-11 min-w-0 items-center"
            >
              <span className="min-w-0 truncate">{seller.name}</span>
            </ProfileLink>
            {seller.business && <Badge>{sellerLabels.business}</Badge>}
            {seller.verified && (
              <Badge tone="pine" icon={<BadgeCheck size={14} />}>
                Verifierad
              </Badge>
            )}
          </p>
          <p className="text-sm text-muted">Medlem sedan {seller.memberSince.slice(0, 4)}</p>
        </div>
      </div>
      {seller.rating === null ? (
        <p className="mt-3 text-sm text-muted">{reviewTexts.none}</p>
      ) : (
        <p className="mt-3 text-sm">
          <ProfileLink
            href={seller.id && personReviewsPath(seller.id)}
            className="-my-1 inline-flex min-h-11 flex-wrap items-center gap-x-2"
          >
            <Stars value={seller.rating} label={`${formatRating(seller.rating)} av 5`} />
            <span aria-hidden="true" className="font-semibold">
              {formatRating(seller.rating)}
            </span>
            <span className="text-muted">{countReviews(seller.reviewCount)}</span>
          </ProfileLink>
        </p>
      )}
      {seller.business && <BusinessDetails business={seller.business} />}
      {!ad.can.edit && seller.hasEmail && (
        <div className="mt-3">
          <SellerContact ad={ad} kind="email" />
        </div>
      )}
      <p className="mt-3 text-sm text-muted">{buyerRights[seller.business ? 'business' : 'private']}</p>
    </Card>
  );
}

interface ProfileLinkProps {
  /** Null for visitors if the seller is treated as a minor. */
  href: string | null;
  className: string;
  children: ReactNode;
}

function ProfileLink({ href, className, children }: ProfileLinkProps) {
  if (href === null) return <span className={className}>{children}</span>;
  return (
    <Anchor href={href} className={`${className} hover:underline`}>
      {children}
    </Anchor>
  );
}
