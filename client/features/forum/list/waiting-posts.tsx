// The reader's own posts that wait for approval: until then the list, which is the same for everyone, does not have them.
import { useQuery } from '@tanstack/react-query';
import { forumTexts } from '#shared/features/forum/texts.ts';
import { postPath } from '#shared/paths.ts';
import { useApi } from '../../../core/api.ts';
import { useViewer } from '../../../core/viewer.ts';
import { Anchor } from '../../../ui/button/anchor.tsx';
import { Notice } from '../../../ui/feedback/notice.tsx';

/** Renders nothing for visitors, without such posts, and if loading fails: the list works without it. */
export function WaitingPosts() {
  const viewer = useViewer();
  const { data } = useQuery(useApi().forum.waiting.queryOptions({ enabled: viewer !== null }));
  if (!viewer || !data || data.posts.length === 0) return null;
  return (
    <Notice tone="info" title={forumTexts.waits}>
      <p>Det här har du skrivit. Det syns bara för dig tills det är granskat.</p>
      <ul>
        {data.posts.map(({ id, title }) => (
          <li key={id}>
            <Anchor
              href={postPath(id)}
              className="inline-flex min-h-9 items-center font-semibold [overflow-wrap:anywhere] text-pine underline underline-offset-4 hover:text-pine-hover touch:min-h-11"
            >
              {title}
            </Anchor>
          </li>
        ))}
      </ul>
    </Notice>
  );
}
