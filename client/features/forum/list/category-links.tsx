// The categories as links: all, and the six of the specification.
import type { ForumAddress } from '#shared/features/forum/list/address.ts';
import { FORUM_CATEGORIES } from '#shared/features/forum/rules.ts';
import { Anchor } from '../../../ui/button/anchor.tsx';
import { changeForumAddress, forumHref } from './forum-addresses.ts';

export function CategoryLinks({ address }: { address: ForumAddress }) {
  const links = [
    { label: 'Alla', category: undefined },
    ...FORUM_CATEGORIES.map((one) => ({ label: one, category: one })),
  ];
  return (
    <nav aria-label="Kategorier" className="flex gap-2 overflow-x-auto max-sm:-mx-4 max-sm:px-4 sm:flex-wrap">
      {links.map(({ label, category }) => (
        <Anchor
          key={label}
          href={forumHref(changeForumAddress(address, { category }))}
          aria-current={address.category === category ? 'page' : undefined}
          className="inline-flex min-h-9 shrink-0 items-center rounded-full border border-outline bg-surface px-3.5 text-sm font-semibold hover:border-ink touch:min-h-11 aria-[current]:border-ink aria-[current]:bg-ink aria-[current]:text-bg"
        >
          {label}
        </Anchor>
      ))}
    </nav>
  );
}
