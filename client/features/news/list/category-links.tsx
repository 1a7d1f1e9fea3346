// The categories of news as links.
import type { NewsAddress } from '#shared/features/news/list/address.ts';
import { newsCategories } from '#shared/features/news/rules.ts';
import { Anchor } from '../../../ui/button/anchor.tsx';
import { scrollIntoRow } from '../../../ui/layout/scroll-into-row.ts';
import { changeNewsAddress, newsHref } from './news-addresses.ts';

export function CategoryLinks({ address }: { address: NewsAddress }) {
  const links = [
    { label: 'Alla', category: undefined },
    ...newsCategories.map((one) => ({ label: one, category: one })),
  ];
  return (
    <nav
      aria-label="Filtrera på kategori"
      className="relative flex gap-2 overflow-x-auto max-sm:-mx-4 max-sm:px-4 max-sm:py-0.5 sm:flex-wrap"
    >
      {links.map(({ label, category }) => (
        <Anchor
          key={label}
          ref={address.category === category ? showInRow : undefined}
          href={newsHref(changeNewsAddress(address, { category }))}
          aria-current={address.category === category ? 'page' : undefined}
          className="inline-flex min-h-9 shrink-0 items-center rounded-full border border-outline bg-surface px-3.5 text-sm font-semibold hover:border-ink touch:min-h-11 aria-[current]:border-ink aria-[current]:bg-ink aria-[current]:text-bg"
        >
          {label}
        </Anchor>
      ))}
    </nav>
  );
}

/** On a phone the row is wider than the screen. */
function showInRow(link: HTMLAnchorElement | null): void {
  if (link?.parentElement) scrollIntoRow(link, link.parentElement);
}
