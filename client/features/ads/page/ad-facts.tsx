// The facts of an ad: condition, attributes, category, place, delivery, age and id.
import type { AdDetail } from '#shared/features/ads/ad-schemas.ts';
import { daysAgo, shortId } from '#shared/format.ts';
import { useNow } from '../../../core/now.tsx';
import { Anchor } from '../../../ui/button/anchor.tsx';
import { Facts } from '../../../ui/layout/card.tsx';
import { attributeFacts, deliveryFacts } from '../attribute-facts.ts';
import { marketplaceHref } from '../list/ad-addresses.ts';

export function AdFacts({ ad }: { ad: AdDetail }) {
  const now = new Date(useNow());
  return (
    <Facts
      facts={[
        { term: 'Skick', value: ad.condition },
        ...attributeFacts(ad),
        {
          term: 'Kategori',
          value: (
            <Anchor
              href={marketplaceHref({ category: ad.category })}
              className="relative text-pine after:absolute after:-inset-x-2 after:-inset-y-2.5 hover:underline"
            >
              {ad.category}
            </Anchor>
          ),
        },
        { term: 'Plats', value: placeOf(ad) },
        ...deliveryFacts(ad),
        { term: 'Upplagd', value: daysAgo(ad.createdAt, now) },
        // Only the seller sees the number of views; for others it is null.
        ...(ad.views === null ? [] : [{ term: 'Visningar', value: ad.views.toLocaleString('sv-SE') }]),
        { term: 'Annons-ID', value: <span className="tabular-nums">{shortId(ad.id)}</span> },
      ]}
    />
  );
}

/** "Luleå, Norrbotten"; one name when city and county share it. */
function placeOf({ location, county }: AdDetail): string {
  return county && county !== location ? `${location}, ${county}` : location;
}
