// The orders of the list as links, each with what it means.
import type { ForumAddress } from '#shared/features/forum/list/address.ts';
import {
  HOT_COMMENTS,
  HOT_HOURS,
  HOT_PEOPLE,
  POPULAR_DAYS,
  type PostSort,
} from '#shared/features/forum/rules.ts';
import { Anchor } from '../../../ui/button/anchor.tsx';
import { changeForumAddress, forumHref } from './forum-addresses.ts';

const labels: Record<PostSort, string> = {
  activity: 'Senast aktiva',
  newest: 'Nyast',
  popular: 'Populära',
  unanswered: 'Obesvarade',
};

export function SortLinks({ address }: { address: ForumAddress }) {
  const current = address.sort ?? 'activity';
  return (
    <nav aria-label="Ordning" className="flex flex-wrap gap-x-5 gap-y-1 border-b border-line">
      {Object.entries(labels).map(([sort, label]) => (
        <Anchor
          key={sort}
          href={forumHref(changeForumAddress(address, { sort }))}
          aria-current={sort === current ? 'page' : undefined}
          className="-mb-px inline-flex min-h-11 items-center border-b-2 border-transparent text-sm font-semibold text-muted hover:text-ink aria-[current]:border-ink aria-[current]:text-ink"
        >
          {label}
        </Anchor>
      ))}
    </nav>
  );
}

/** How the list is ordered. Source: the Digital Services Act, article 27. */
export function OrderNote() {
  return (
    <details className="text-sm text-muted">
      <summary className="inline-flex min-h-9 cursor-pointer items-center underline touch:min-h-11">
        Så ordnas listan
      </summary>
      <p className="max-w-[60ch]">
        Fästa trådar ligger först. Därefter kommer den tråd där någon skrev senast, om du inte väljer en annan
        ordning. Nyast: den tråd som skrevs senast. Obesvarade: trådar utan kommentarer, den nyaste först.
        Populära: antalet gilla de senaste {POPULAR_DAYS} dagarna, plus två för varje person som har
        kommenterat. En tråd är het när minst {HOT_PEOPLE} personer har skrivit minst {HOT_COMMENTS}{' '}
        kommentarer på {HOT_HOURS} timmar. En sökning visar trådar där inlägget eller en kommentar har alla
        orden, i samma ordning. Listan är densamma för alla.
      </p>
    </details>
  );
}
