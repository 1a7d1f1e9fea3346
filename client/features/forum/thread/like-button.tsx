// The like button of a post or comment: updated optimistically, then set to the exact number from the server.
import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import Heart from 'lucide-react/icons/heart';
import { useState } from 'react';
import type { CommentPage } from '#shared/features/forum/thread/contract.ts';
import { forumSignInFirst, forumTexts } from '#shared/features/forum/texts.ts';
import { useApi } from '../../../core/api.ts';
import type { ApiQueries } from '../../../core/endpoint-queries.ts';
import { errorMessageOf, isRefusal } from '../../../core/failure.ts';
import { useSignInPrompt } from '../../../core/sign-in-prompt.tsx';
import { useViewer } from '../../../core/viewer.ts';
import { classNames } from '../../../ui/class-names.ts';
import { formatLikeAction } from '../writing/pending-forum-action.ts';
import { toast } from '../../../ui/feedback/toast.ts';

export interface LikeButtonProps {
  postId: string;
  /** The number of the comment; 0 for the post. */
  number: number;
  likes: number;
  isLiked: boolean;
}

export function LikeButton({ postId, number, ...stored }: LikeButtonProps) {
  const api = useApi();
  const queryClient = useQueryClient();
  const viewer = useViewer();
  const promptSignIn = useSignInPrompt();
  const [shown, setShown] = useState<Pick<LikeButtonProps, 'likes' | 'isLiked'> | null>(null);
  const { likes, isLiked } = shown ?? stored;
  const sentence = number === 0 ? forumSignInFirst.likePost : forumSignInFirst.likeComment;

  async function change(toLiked: boolean): Promise<void> {
    const step = toLiked === isLiked ? 0 : toLiked ? 1 : -1;
    setShown({ isLiked: toLiked, likes: likes + step });
    try {
      const input = { id: postId, number };
      const like = await (toLiked ? api.forum.like.call(input) : api.forum.unlike.call(input));
      setShown(like);
      storeLike({ postId, number, ...like }, { api, queryClient });
      if (!toLiked) toast.success(forumTexts.likeWithdrawn);
      else toast.success(number === 0 ? forumTexts.postLiked : forumTexts.commentLiked);
      void queryClient.invalidateQueries({ queryKey: api.forum.list.key() });
    } catch (error) {
      setShown(null);
      if (isRefusal(error, 'UNAUTHORIZED'))
        promptSignIn(errorMessageOf(error), () => void change(toLiked), formatLikeAction(postId, number));
      else toast.error(forumTexts.likeFailed, { description: errorMessageOf(error) });
    }
  }

  return (
    <button
      type="button"
      aria-pressed={isLiked}
      aria-label={`Gilla, ${likes} gillar`}
      title={isLiked ? 'Du gillar det här' : 'Gilla'}
      onClick={() =>
        viewer
          ? void change(!isLiked)
          : promptSignIn(sentence, () => void change(true), formatLikeAction(postId, number))
      }
      className={classNames(
        'inline-flex min-h-9 items-center gap-1.5 rounded-md px-2.5 text-sm font-semibold tabular-nums hover:bg-sunken max-md:min-h-11',
        isLiked ? 'text-danger' : 'text-muted',
      )}
    >
      <Heart size={18} fill={isLiked ? 'currentColor' : 'none'} />
      {likes}
    </button>
  );
}

/** Stores the like in the cached thread, from which it is shown when it is opened again. */
function storeLike(
  { postId, number, ...like }: LikeButtonProps,
  { api: { forum }, queryClient }: { api: ApiQueries; queryClient: QueryClient },
): void {
  const find = forum.find.queryKey({ input: { id: postId } });
  if (number === 0) return void queryClient.setQueryData(find, (post) => post && { ...post, ...like });
  const pages = queryClient
    .getQueryCache()
    .findAll({ queryKey: forum.comments.queryKey({ input: { id: postId } }) });
  for (const { queryKey, state } of pages) {
    queryClient.setQueryData<CommentPage>(
      queryKey,
      (page) =>
        page && {
          ...page,
          comments: page.comments.map((one) => (one.number === number ? { ...one, ...like } : one)),
        },
    );
    // The new data would count as fresh, although the page may lack new comments.
    if (state.isInvalidated) void queryClient.invalidateQueries({ queryKey, refetchType: 'none' });
  }
}
