// Breadcrumbs of an ad.
import type { AdDetail } from '#shared/features/ads/ad-schemas.ts';
import { paths } from '#shared/paths.ts';
import { Anchor } from '../../../ui/button/anchor.tsx';
import { marketplaceHref } from '../list/ad-addresses.ts';

export function AdBreadcrumbs({ ad }: { ad: Pick<AdDetail, 'title' | 'category'> }) {
  return (
    <nav aria-label="Brödsmulor" className="-mt-1.5 mb-1.5 text-sm sm:mt-0 sm:mb-3 text-muted">
      <ol className="flex flex-wrap items-center gap-x-2">
        <Crumb href={paths.marketplace}>Marknadsplats</Crumb>
        <li aria-hidden="true">/</li>
        <Crumb href={marketplaceHref({ category: ad.category })}>{ad.category}</Crumb>
        <li aria-hidden="true" className="hidden sm:block">
          /
        </li>
        <li aria-current="page" className="hidden min-w-0 flex-1 truncate sm:block">
          {ad.title}
        </li>
      </ol>
    </nav>
  );
}

function Crumb({ href, children }: { href: string; children: string }) {
  return (
    <li className="shrink-0">
      <Anchor
        href={href}
        className="inline-flex min-h-11 sm:min-h-8 items-center font-semibold text-pine hover:underline"
      >
        {children}
      </Anchor>
    </li>
  );
}
