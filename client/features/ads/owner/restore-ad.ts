// Taking back an ad that was just deleted, from the word of it or from where it stood.
import { useMutation } from '@tanstack/react-query';
import { deletedAdWords } from '#shared/features/ads/owner/deleted-ad-words.ts';
import { useApi } from '../../../core/api.ts';
import { isRefusal, sentenceOf } from '../../../core/failure.ts';
import { useSignInPrompt } from '../../../core/sign-in-prompt.tsx';
import { toast } from '../../../ui/feedback/toast.ts';
import { useModerationRefresh } from '../moderation/moderation-decisions.ts';

/** How long the word of a deletion stands: long enough to reach it by keyboard, not the whole minute in the way. */
export const SECONDS_TO_UNDO = 20;

/** Gives the action; it says itself how it went. */
export function useRestoreAd(): (id: string) => void {
  const promptSignIn = useSignInPrompt();
  const refresh = useModerationRefresh();
  const { mutate } = useMutation(
    useApi().ads.restore.mutationOptions({
      onSuccess: () => {
        void refresh();
        toast.success(deletedAdWords.restored);
      },
      onError: (error, ad) => {
        if (isRefusal(error, 'UNAUTHORIZED')) return promptSignIn(sentenceOf(error), () => mutate(ad));
        void refresh();
        toast.error(deletedAdWords.failed, { description: sentenceOf(error) });
      },
    }),
  );
  return (id) => mutate({ id });
}
