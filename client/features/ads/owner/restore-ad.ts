// Restores a recently deleted ad, from the toast or from its row in the list.
import { useMutation } from '@tanstack/react-query';
import { deletedAdTexts } from '#shared/features/ads/owner/deleted-ad-texts.ts';
import { useApi } from '../../../core/api.ts';
import { isRefusal, errorMessageOf } from '../../../core/failure.ts';
import { useSignInPrompt } from '../../../core/sign-in-prompt.tsx';
import { toast } from '../../../ui/feedback/toast.ts';
import { useModerationRefresh } from '../moderation/moderation-decisions.ts';

/** Returns the action; it shows its result as a toast. */
export function useRestoreAd(): (id: string) => void {
  const promptSignIn = useSignInPrompt();
  const refresh = useModerationRefresh();
  const { mutate } = useMutation(
    useApi().ads.restore.mutationOptions({
      onSuccess: () => {
        void refresh();
        toast.success(deletedAdTexts.restored);
      },
      onError: (error, ad) => {
        if (isRefusal(error, 'UNAUTHORIZED')) return promptSignIn(errorMessageOf(error), () => mutate(ad));
        void refresh();
        toast.error(deletedAdTexts.failed, { description: errorMessageOf(error) });
      },
    }),
  );
  return (id) => mutate({ id });
}
