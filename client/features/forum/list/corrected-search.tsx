// Says that the list is for a corrected spelling, with a link to the search as it was typed.
import type { ForumAddress } from '#shared/features/forum/list/address.ts';
import type { PostList } from '#shared/features/forum/list/contract.ts';
import { Anchor } from '../../../ui/button/anchor.tsx';
import { changeForumAddress, forumHref } from './forum-addresses.ts';

export function CorrectedSearch({
  address,
  corrected,
}: {
  address: ForumAddress;
  corrected: PostList['corrected'];
}) {
  if (!corrected) return null;
  return (
    <p aria-live="polite">
      Visar träffar för <strong className="break-words">{corrected.shown}</strong>. Sök i stället efter{' '}
      <Anchor
        href={forumHref({ ...changeForumAddress(address, {}), exact: 'true' })}
        className="font-semibold break-words text-pine underline underline-offset-4 hover:text-pine-hover"
      >
        {corrected.typed}
      </Anchor>
    </p>
  );
}
