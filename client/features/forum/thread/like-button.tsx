// The like button of a post or comment: updated optimistically, then set to the exact number from the server.
import { MutationObserver, type QueryClient, useQueryClient } from '@tanstack/react-query';
import Heart from 'lucide-react/icons/heart';
import { useRef } from 'react';
import type { CommentPage } from '#shared/features/forum/thread/contract.ts';
import { forumSignInFirst, forumTexts } from '#shared/features/forum/texts.ts';
import { type ApiQueries, useApi } from '../../../core/api.ts';
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

export function LikeButton({ postId, number, likes, isLiked }: LikeButtonProps) {
  const viewer = useViewer();
  const promptSignIn = useSignInPrompt();
  const change = useLike({ postId, number, likes, isLiked });
  const sentence = number === 0 ? forumSignInFirst.likePost : forumSignInFirst.likeComment;
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
        'inline-flex min-h-9 items-center gap-1.5 rounded-md px-2.5 text-sm font-semibold tabular-nums hover:bg-sunken touch:min-h-11',
        isLiked ? 'text-danger' : 'text-muted',
      )}
    >
      <Heart size={18} fill={isLiked ? 'currentColor' : 'none'} />
      {likes}
    </button>
  );
}

/** Returns the function that likes, or withdraws the like. */
function useLike({ postId, number, ...shown }: LikeButtonProps): (toLiked: boolean) => Promise<void> {
  const api = useApi();
  const queryClient = useQueryClient();
  const promptSignIn = useSignInPrompt();
  const pending = useRef(0);
  const confirmed = useRef(shown);
  // Not `useMutation`: a thread has many like buttons, most of which are never pressed.
  const save = (toLiked: boolean) =>
    new MutationObserver(queryClient, {
      // A second press waits for the first: the server must get them in order.
      scope: { id: `forum-like ${postId} ${number}` },
      mutationFn: (input: { id: string; number: number }) =>
        toLiked ? api.forum.like.call(input) : api.forum.unlike.call(input),
    }).mutate({ id: postId, number });
  return async function change(toLiked) {
    const step = toLiked === shown.isLiked ? 0 : toLiked ? 1 : -1;
    if (pending.current === 0) confirmed.current = shown;
    pending.current += 1;
    storeLike({ postId, number, isLiked: toLiked, likes: shown.likes + step }, { api, queryClient });
    try {
      confirmed.current = await save(toLiked);
      if (!toLiked) toast.success(forumTexts.likeWithdrawn);
      else toast.success(number === 0 ? forumTexts.postLiked : forumTexts.commentLiked);
      void queryClient.invalidateQueries({ queryKey: api.forum.list.key() });
    } catch (error) {
      if (isRefusal(error, 'UNAUTHORIZED'))
        promptSignIn(errorMessageOf(error), () => void change(toLiked), formatLikeAction(postId, number));
      else toast.error(forumTexts.likeFailed, { description: errorMessageOf(error) });
    }
    pending.current -= 1;
    // Until the last press is answered, the button shows what that press will do.
    if (pending.current === 0) storeLike({ postId, number, ...confirmed.current }, { api, queryClient });
  };
}

/** Stores the like in the cached thread, from which it is shown. */
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
