// A compact ad above its conversation: picture, title, price and sale state.
import type { AdPicture } from '#shared/features/ads/ad-schemas.ts';
import type { SaleState } from '#shared/features/ads/rules.ts';
import { pictureUrl } from '#shared/features/pictures/urls.ts';
import { formatPrice } from '#shared/format.ts';
import { adPath } from '#shared/paths.ts';
import { Anchor } from '../../../ui/button/anchor.tsx';
import { placeholderOf } from '../placeholders.ts';
import { SaleStateBadge } from '../sale-state-badge.tsx';

export interface PinnedAdProps {
  ad: { id: string; title: string; price: number; saleState: SaleState; picture: AdPicture | null };
  /** Whether the ad is reserved for or sold to the user. */
  isForUser?: boolean;
}

export function PinnedAd({ ad, isForUser = false }: PinnedAdProps) {
  return (
    <div className="relative mb-5 flex items-center gap-4 rounded-md bg-sunken p-3">
      <img
        src={ad.picture ? pictureUrl(ad.picture.id, 400) : placeholderOf(ad.id)}
        alt=""
        width={400}
        height={300}
        className="aspect-4/3 w-20 shrink-0 rounded-sm object-cover"
      />
      <div className="min-w-0 flex-1">
        <p className="board flex flex-wrap items-center gap-2 text-base">
          {formatPrice(ad.price)}
          <SaleStateBadge state={ad.saleState} isForUser={isForUser} />
        </p>
        <Anchor href={adPath(ad.id)} className="block text-sm after:absolute after:inset-0 hover:underline">
          <span className="line-clamp-2">{ad.title}</span>
        </Anchor>
      </div>
    </div>
  );
}
